import { cryptrick } from '@overtrick/games/cryptrick';
import { Letter } from '../../../cards/Letter.tsx';
import { lay } from '../../../cards/path.ts';
import { GLYPHS } from './glyphs.ts';
import { BLOCK, COIN_SHAPES, type Coin, chart, LETTER_DROP, SEEDS } from './shapes.ts';

const charts = new Map<string, ReturnType<typeof chart>>();

function chartOf(coin: Coin, rank: number) {
  const key = `${coin}${rank}`;
  let drawn = charts.get(key);
  if (drawn === undefined) {
    drawn = chart(SEEDS[coin], rank);
    charts.set(key, drawn);
  }
  return drawn;
}

type FaceProps = {
  readonly card: string;
  /** How many blocks it carries at this table (CRY-1.4); without it, what the game itself says. */
  readonly printed?: number;
};

/** A terminal window: rank, coin and blocks down the left edge, the price of the day behind them. */
export function CryptrickFace({ card, printed }: FaceProps) {
  const { colour: coin, rank, blocks } = cryptrick.face(card);
  const white = rank === null;
  const { wicks, up, down, line } = chartOf(coin, rank ?? 9.9);
  return (
    <g className={`coin-${coin}`}>
      <path d="M12 88H238M12 138H238M12 188H238M12 238H238M12 288H238" className="term-grid" />
      <path d={line} className="term-area" />
      <path d={wicks} className="term-wick" />
      <path d={up} className="term-up" />
      <path d={down} className="term-down" />
      <rect className="term-edge" x="8" y="8" width="234" height="334" rx="9" />
      {white ? (
        <CoinMark coin="W" x={144} y={160} size={170} />
      ) : (
        <Letter
          glyph={GLYPHS[rank]}
          x={160}
          y={158}
          height={176}
          fit={140}
          fill="var(--numeral)"
          stroke="var(--numeral-edge)"
          strokeWidth={26}
        />
      )}
      {!white && <Letter glyph={GLYPHS[rank]} x={49} y={52} height={60} fit={46} fill="var(--coin)" />}
      <CoinMark coin={coin} x={white ? 54 : 50} y={white ? 58 : 124} size={white ? 80 : 62} />
      {Array.from({ length: printed ?? blocks }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a card are all alike
        <BlockMark key={at} x={50 + 40 * (at % 3)} y={194 + 50 * Math.floor(at / 3)} size={54} />
      ))}
    </g>
  );
}

type MarkProps = { readonly x: number; readonly y: number; readonly size: number };

/** A coin: its outline, its colour and its letter. */
export function CoinMark({ coin, x, y, size }: MarkProps & { readonly coin: Coin }) {
  const across = size / 100;
  return (
    <g className={`coin coin-${coin}`}>
      <path d={lay(COIN_SHAPES[coin], { x, y, across })} className="coin-face" strokeWidth={7 * across} />
      <Letter
        glyph={GLYPHS[coin]}
        x={x}
        y={y + LETTER_DROP[coin] * across}
        height={(coin === 'R' ? 42 : 52) * across}
        fill="var(--coin-ink)"
      />
    </g>
  );
}

/** A block. Four of them and the market falls. */
export function BlockMark({ x, y, size }: MarkProps) {
  const at = { x, y, across: size / 100 };
  return (
    <g className="block">
      <path d={lay(BLOCK.top, at)} className="block-top" />
      <path d={lay(BLOCK.left, at)} className="block-left" />
      <path d={lay(BLOCK.right, at)} className="block-right" />
    </g>
  );
}
