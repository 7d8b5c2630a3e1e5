import { Letter } from '../Letter.tsx';
import { GLYPHS } from './glyphs.ts';
import { BLOCK, COIN_SHAPES, COINS, type Coin, chart, isCoin, LETTER_DROP } from './shapes.ts';
import './cryptrick.css';

const charts = new Map<string, ReturnType<typeof chart>>();

function chartOf(coin: Coin, rank: number) {
  const key = `${coin}${rank}`;
  let drawn = charts.get(key);
  if (drawn === undefined) {
    drawn = chart(COINS.indexOf(coin) + 1, rank, 226, 150);
    charts.set(key, drawn);
  }
  return drawn;
}

type FaceProps = { readonly card: string; readonly block?: boolean };

/** A terminal window: rank, coin and block down the left edge, the price of the day behind them. */
export function CryptrickFace({ card, block }: FaceProps) {
  const coin = card.slice(0, 1);
  if (!isCoin(coin)) return null;
  const rank = Number(card.slice(1));
  const white = coin === 'W';
  const { wicks, up, down, line } = chartOf(coin, white ? 9.9 : rank);
  return (
    <g className={`coin-${coin}`}>
      <path d="M12 88H238M12 138H238M12 188H238M12 238H238M12 288H238" className="term-grid" />
      <g transform="translate(12 188)">
        <path d={line} className="term-area" />
        <path d={wicks} className="term-wick" />
        <path d={up} className="term-up" />
        <path d={down} className="term-down" />
      </g>
      <rect className="term-edge" x="8" y="8" width="234" height="334" rx="9" />
      {white ? (
        <CoinMark coin="W" x={144} y={160} size={170} />
      ) : (
        <Letter
          glyph={GLYPHS[String(rank)]}
          x={160}
          y={158}
          height={176}
          fit={140}
          fill="var(--numeral)"
          stroke="var(--numeral-edge)"
          strokeWidth={26}
        />
      )}
      {!white && (
        <Letter glyph={GLYPHS[String(rank)]} x={49} y={52} height={60} fit={46} fill="var(--coin)" />
      )}
      <CoinMark coin={coin} x={white ? 54 : 50} y={white ? 58 : 124} size={white ? 80 : 62} />
      {(block ?? rank % 2 === 1) && <BlockMark x={50} y={194} size={54} />}
    </g>
  );
}

type MarkProps = { readonly x: number; readonly y: number; readonly size: number };

/** A coin: its outline, its colour and its letter. */
export function CoinMark({ coin, x, y, size }: MarkProps & { readonly coin: Coin }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 100})`} className={`coin coin-${coin}`}>
      <path d={COIN_SHAPES[coin]} className="coin-face" />
      <Letter
        glyph={GLYPHS[coin]}
        x={0}
        y={LETTER_DROP[coin]}
        height={coin === 'R' ? 42 : 52}
        fill="var(--coin-ink)"
      />
    </g>
  );
}

/** A block. Four of them and the market falls. */
export function BlockMark({ x, y, size }: MarkProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 100})`} className="block">
      <path d={BLOCK.top} className="block-top" />
      <path d={BLOCK.left} className="block-left" />
      <path d={BLOCK.right} className="block-right" />
    </g>
  );
}
