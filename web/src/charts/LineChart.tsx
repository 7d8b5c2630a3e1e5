import { useEffect, useRef } from 'react';
import { fetchPart } from '../app/fetchPart.ts';
import { useSettings } from '../settings/settings.ts';
import { useSay } from '../words/SayContext.tsx';
import { C } from './words.ts';
import './charts.css';

/** A line of a chart. The main one is drawn in full, the other is what it is compared with; a band lies between two numbers. */
export type ChartLine =
  | { readonly role: 'main' | 'other'; readonly label: string; readonly values: readonly number[] }
  | {
      readonly role: 'band';
      readonly label: string;
      readonly low: readonly number[];
      readonly high: readonly number[];
    };

/** What a chart shows: something at each step, such as after each match. */
export interface ChartFacts {
  /** What it is about, for who does not see it. */
  readonly label: string;
  /** What a step is called, and the names of all of them. */
  readonly step: string;
  readonly steps: readonly string[];
  readonly lines: readonly ChartLine[];
  /** From where to where the scale goes; null where the numbers say it. */
  readonly scale: readonly [number, number] | null;
  readonly say: (value: number) => string;
}

/** A chart whose code is fetched when somebody looks at one. Behind it the same as a table. */
export function LineChart({ facts }: { readonly facts: ChartFacts }) {
  const say = useSay();
  const place = useRef<HTMLDivElement>(null);
  const { theme } = useSettings();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another theme has other colours
  useEffect(() => {
    let clear = () => {};
    let current = true;
    void fetchPart(() => import('./drawChart.ts')).then(({ drawChart }) => {
      if (current && place.current) clear = drawChart(place.current, facts);
    });
    return () => {
      current = false;
      clear();
    };
  }, [facts, theme]);
  return (
    <figure className="chart">
      <div ref={place} className="chart-place" role="img" aria-label={facts.label} />
      <ul className="chart-lines" aria-hidden="true">
        {facts.lines.map(({ label, role }) => (
          <li key={label} data-role={role}>
            {label}
          </li>
        ))}
      </ul>
      <details className="chart-numbers">
        <summary>{say(C.table)}</summary>
        <ChartTable facts={facts} />
      </details>
    </figure>
  );
}

function ChartTable({
  facts: { label, step, steps, lines, say: sayNumber },
}: {
  readonly facts: ChartFacts;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard too
    <section className="chart-scroll" tabIndex={0} aria-label={label}>
      <table className="chart-table">
        <thead>
          <tr>
            <th scope="col">{step}</th>
            {lines.map((line) => (
              <th key={line.label} scope="col">
                {line.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {steps.map((name, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the chart
            <tr key={at}>
              <th scope="row">{name}</th>
              {lines.map((line) => (
                <td key={line.label}>
                  {line.role === 'band'
                    ? `${sayNumber(line.low[at])} – ${sayNumber(line.high[at])}`
                    : sayNumber(line.values[at])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
