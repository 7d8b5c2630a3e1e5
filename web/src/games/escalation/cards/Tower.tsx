import { round } from '../../../cards/path.ts';
import './tower.css';

type TowerProps = {
  /** How many cards are in it. */
  readonly count: number;
  /** Drawn so that a tower of this many would just fit: give all towers the same, and their heights compare. */
  readonly room?: number;
  readonly label?: string;
};

const WIDTH = 90;
const FULL = 150;

/** The pile as a tower of cards, hotter and shakier the taller it is. */
export function Tower({ count, room = count, label }: TowerProps) {
  const slab = Math.min(11, FULL / Math.max(room, 1));
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label; a title would show as a tooltip
    <svg
      viewBox={`0 0 ${WIDTH} ${FULL + 14}`}
      className="esc-tower"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d={`M8 ${FULL + 10}H${WIDTH - 8}`} className="esc-tower-ground" />
      <g className="esc-tower-slabs">
        {Array.from({ length: count }, (_, floor) => floor).map((floor) => (
          <rect
            key={floor}
            x={round(18 + sway(floor, count))}
            y={round(FULL + 8 - slab * (floor + 1))}
            width={54}
            height={round(slab - Math.min(1.6, slab * 0.3))}
            rx={Math.min(2.4, slab / 3)}
            fill={`oklch(${round(0.87 - 0.008 * Math.min(floor, 36), 3)} ${round(0.14 + 0.0015 * floor, 3)} ${round(86 - Math.min(floor * 2.6, 60))})`}
          />
        ))}
      </g>
      {count === 0 && <rect x="18" y={FULL - 4} width="54" height="11" rx="2.4" className="esc-tower-none" />}
    </svg>
  );
}

/** Careless hands: every floor a little off, and the top leaning. */
function sway(floor: number, count: number): number {
  const careless = ((floor * 37) % 7) - 3;
  const lean = count > 6 ? (floor / count) ** 2 * Math.min(12, count - 6) : 0;
  return careless + lean;
}
