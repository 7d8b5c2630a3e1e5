import type { CryptrickBoard } from '@overtrick/games/cryptrick';
import { lay } from '../../cards/path.ts';
import { CoinMark } from './cards/Face.tsx';
import './cards/ink.css';
import { blocksOn, colourOf } from './coins.ts';
import type { Risk } from './risk.ts';

type ChartProps = {
  /** The acquired cards. */
  readonly cards: readonly string[];
  /** A card that is only thought of. */
  readonly ghost: string | null;
  readonly risk: Risk;
  readonly board: CryptrickBoard;
};

/** Where each block stands: three climb, the fourth has fallen, and all later ones lie around it. */
const PLACES = [
  [10, 42],
  [25, 27],
  [40, 11],
  [50, 43],
  [33, 44],
  [51, 26],
  [9, 24],
  [23, 9],
] as const;

const HEXAGON = 'M0-8L7-4V4L0 8L-7 4V-4z';
const MARK = 'M0-3.4V.8M0 3v.1';

/** A seat's blocks as a chart in the colours of their coins: it climbs, shivers at three and crashes at the fourth. */
export function Chart({ cards, ghost, board, risk }: ChartProps) {
  const { collapse } = board;
  const shown = (ghost === null ? cards : [...cards, ghost]).flatMap((card) =>
    Array.from({ length: blocksOn(card, board) }, (_, number) => ({ card, number })),
  );
  const line = PLACES.slice(0, Math.min(shown.length, collapse))
    .map(([x, y]) => `L${x} ${y}`)
    .join('');
  const more = shown.length - PLACES.length;
  return (
    <svg viewBox="0 0 60 52" className="cry-chart" data-risk={risk} aria-hidden="true">
      <g className="drawing">
        <path d="M2 11H58M2 27H58M2 43H58" className="cry-grid" />
        <path d={`M1 47${line}`} className="cry-line" />
        {PLACES.slice(shown.length, collapse).map(([x, y], at) => (
          <g key={x}>
            <path
              d={lay(HEXAGON, { x, y })}
              className={shown.length + at === collapse - 1 ? 'cry-fatal' : 'cry-empty'}
            />
            {shown.length + at === collapse - 1 && (
              <path d={lay(MARK, { x, y })} className="cry-fatal-mark" />
            )}
          </g>
        ))}
        {[...shown.slice(0, PLACES.length).entries()].map(([at, { card, number }]) => (
          <g
            key={`${card} ${number}`}
            className="cry-block"
            data-in={card === ghost ? undefined : 'stamp'}
            data-ghost={card === ghost || undefined}
          >
            <CoinMark coin={colourOf(card)} x={PLACES[at][0]} y={PLACES[at][1]} size={18} />
          </g>
        ))}
        {more > 0 && (
          <text x="57" y="13" textAnchor="end" className="cry-more">
            +{more}
          </text>
        )}
      </g>
    </svg>
  );
}
