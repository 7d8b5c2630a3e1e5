import type { Review } from '@overtrick/match';

type ChanceStripProps = {
  readonly review: Review;
  /** The last position of the match. */
  readonly last: number;
  readonly at: number;
};

/** The chance to win along the strip of positions, with the turning points on it. For the eyes alone: the review tells it as a table. */
export function ChanceStrip({ review: { chances, turns }, last, at }: ChanceStripProps) {
  const x = (position: number) => (last > 1 ? (100 * (position - 1)) / (last - 1) : 0);
  const y = (chance: number) => 100 * (1 - chance);
  const line = chances
    .map(({ position, chance }, nth) => `${nth === 0 ? 'M' : 'L'}${x(position)} ${y(chance)}`)
    .join('');
  const end = chances.at(-1)?.position ?? 1;
  return (
    <div className="chance-strip" aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path className="chance-half" d="M0 50H100" />
        {line && <path className="chance-area" d={`${line}L${x(end)} 100L0 100Z`} />}
        <path className="chance-line" d={line} />
        <path className="chance-now" d={`M${x(at)} 0V100`} />
      </svg>
      {turns.map(({ by, to }) => (
        <i key={to.position} data-by={by} style={{ '--x': x(to.position), '--y': y(to.chance) }} />
      ))}
    </div>
  );
}
