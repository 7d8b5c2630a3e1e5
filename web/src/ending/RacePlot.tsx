import { type Race, raceOf } from '@overtrick/engine';
import { useEffect, useRef } from 'react';
import { motionFactor } from '../settings/motion.ts';
import { useTable } from '../table/TableContext.tsx';
import { lineName } from './lineName.ts';
import { plotOf, spread } from './plot.ts';
import { E } from './words.ts';
import './race.css';

/** How much of the height of the plot a name needs, and a name with what it needed. */
const LABEL = 0.085;
const LABEL_OF_TWO = 0.17;

const ABOUT = { deal: E.raceByDeal, trick: E.raceByTrick, take: E.raceByTake } as const;

/** How everybody came to where they ended: a line a seat, the best on top. Behind it the same as a table. */
export function RacePlot() {
  const { view, talk, module } = useTable();
  const { say, isYou } = talk;
  const { best } = module.game;
  const drawing = useRef<SVGSVGElement>(null);
  useEffect(() => drawn(drawing.current), []);
  const race = raceOf(module.game, view);
  const { most, yOf, lines } = plotOf(race, best);
  const winners = view.now.outcome?.winners ?? [];
  const labels = spread(
    lines.map(({ points }) => points.at(-1)?.[1] ?? 0),
    race.lines.some(({ goal }) => goal !== null) ? LABEL_OF_TWO : LABEL,
  );
  const steps = race.lines[0].sums.length - 1;
  return (
    <figure className="race">
      <figcaption>{say(ABOUT[race.by])}</figcaption>
      <div className="race-plot" aria-hidden="true">
        <span className="race-number" style={{ '--y': yOf(most) }}>
          {most}
        </span>
        <span className="race-number" style={{ '--y': yOf(0) }}>
          0
        </span>
        <svg ref={drawing} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {race.by !== 'take' &&
            Array.from({ length: steps }, (_, step) => (step + 1) / steps).map((x) => (
              <path key={x} className="race-grid" d={`M${100 * x} 0V100`} />
            ))}
          <path className="race-grid" d={`M0 ${100 * yOf(0)}H100`} />
          {lines.map(({ line, points }) => (
            <g
              key={line.seats[0]}
              data-you={line.seats.some(isYou) || undefined}
              data-won={line.seats.some((seat) => winners.includes(seat)) || undefined}
            >
              {line.goal !== null && <path className="race-goal" d={`M0 ${100 * yOf(line.goal)}H100`} />}
              <path
                className="race-line"
                d={points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${100 * x} ${100 * y}`).join('')}
              />
            </g>
          ))}
        </svg>
        {lines.map(({ line }, at) => (
          <span
            key={line.seats[0]}
            className="race-name"
            style={{ '--y': labels[at] }}
            data-you={line.seats.some(isYou) || undefined}
          >
            {lineName(line, view, talk)}
            {line.goal !== null && <small>{say(E.needs, { goal: line.goal })}</small>}
          </span>
        ))}
      </div>
      <RaceTable race={race} />
    </figure>
  );
}

/** The lines are drawn from left to right, as it went. */
function drawn(plot: SVGSVGElement | null): void {
  const all = 'inset(-20% -20% -20% 0)';
  plot?.animate([{ clipPath: 'inset(-20% 100% -20% 0)' }, { clipPath: all }], {
    duration: 1200 * motionFactor(),
    easing: 'ease-in-out',
  });
}

/** The same in numbers, for people who do not see the lines, and for everybody who wants them. */
function RaceTable({ race }: { readonly race: Race }) {
  const { view, talk } = useTable();
  const { say } = talk;
  return (
    <details className="race-numbers">
      <summary>{say(E.raceTable)}</summary>
      <table className="scores">
        <thead>
          <tr>
            <th scope="col">{say(race.by === 'deal' ? E.dealHead : E.step)}</th>
            {race.lines.map((line) => (
              <th key={line.seats[0]} scope="col">
                {lineName(line, view, talk)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {race.lines[0].sums.map((_, step) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the race
            <tr key={step}>
              <th scope="row">{step === 0 ? say(E.start) : step}</th>
              {race.lines.map((line) => (
                <td key={line.seats[0]}>{line.sums[step]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
