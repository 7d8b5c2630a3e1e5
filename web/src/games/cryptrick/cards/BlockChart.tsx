import type { ReactNode } from 'react';
import { round } from '../../../cards/path.ts';
import { BLOCK, COIN_SHAPES, type Coin, isCoin } from './shapes.ts';
import './cards.css';

type BlockChartProps = {
  /** The acquired cards in order, e.g. `['Y7', 'R3']`; every one carries a block (CRY-4.2). */
  readonly blocks: readonly string[];
  /** The block that makes the market fall. */
  readonly collapse?: number;
  /** What it is worth now, in the words and digits of the page. */
  readonly children?: ReactNode;
  readonly label?: string;
};

/** Where a portfolio stands: the chart climbs block by block, shivers at three and crashes at four. */
export function BlockChart({ blocks, collapse = 4, children, label }: BlockChartProps) {
  const state = blocks.length >= collapse ? 'crashed' : blocks.length === collapse - 1 ? 'warning' : 'calm';
  const places = Math.max(collapse, blocks.length);
  const step = 200 / places;
  const size = Math.min(44, step * 0.9);
  const height = (i: number) =>
    state === 'crashed' && i >= collapse - 1 ? 78 : 64 - (i + 1) * (44 / collapse);
  let line = 'M4 70';
  for (let i = 0; i < blocks.length; i++) line += `L${round(10 + step * (i + 0.5))} ${round(height(i))}`;
  return (
    <figure
      className={`portfolio portfolio-${state}`}
      {...(label === undefined ? {} : { role: 'img', 'aria-label': label })}
    >
      <svg viewBox="0 0 220 100" aria-hidden="true">
        <path d="M4 14H216M4 42H216M4 70H216" className="portfolio-grid" />
        <path d={line} className="portfolio-line" />
        {Array.from({ length: places }, (_, i) => i).map((i) => (
          <Place
            key={i}
            coin={blocks[i]?.slice(0, 1)}
            x={round(10 + step * (i + 0.5))}
            y={round(blocks[i] === undefined ? 78 : height(i))}
            size={size}
            fallen={state === 'crashed'}
            last={i === collapse - 1}
          />
        ))}
      </svg>
      {children !== undefined && <figcaption>{children}</figcaption>}
    </figure>
  );
}

type PlaceProps = {
  readonly coin: string | undefined;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fallen: boolean;
  readonly last: boolean;
};

function Place({ coin, x, y, size, fallen, last }: PlaceProps) {
  const at = `translate(${x} ${y}) scale(${round(size / 100, 3)})`;
  if (coin === undefined || !isCoin(coin))
    return <path d={OUTLINE} transform={at} className={last ? 'place-fatal' : 'place-empty'} />;
  return (
    <g transform={fallen ? `${at} rotate(${x % 2 ? 14 : -17})` : at}>
      <CoinBlock coin={coin} />
    </g>
  );
}

const OUTLINE = 'M0-50L44-26V26L0 50L-44 26V-26z';

/** A block in its coin's colour, the coin's outline on its lid. */
export function CoinBlock({ coin }: { readonly coin: Coin }) {
  return (
    <g className={`block block-coin coin-${coin}`}>
      <path d={BLOCK.top} className="block-top" />
      <path d={BLOCK.left} className="block-left" />
      <path d={BLOCK.right} className="block-right" />
      <path d={COIN_SHAPES[coin]} transform="translate(-22 11) scale(.26) skewY(28)" className="block-sign" />
    </g>
  );
}
