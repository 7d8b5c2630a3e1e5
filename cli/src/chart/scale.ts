/** Where values lie along an axis, and where its ticks are. */
export interface Scale {
  readonly ticks: readonly number[];
  at(value: number): number;
}

/** Round steps between two values, about five of them. */
export function ticksOf(low: number, high: number, about = 5): number[] {
  const rough = (high - low) / about;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((each) => each * power >= rough) ?? 10) * power;
  const ticks: number[] = [];
  for (let tick = Math.ceil(low / step - 1e-9); tick * step <= high + step * 1e-9; tick++)
    ticks.push(tick * step + 0);
  return ticks;
}

/** An axis with equal steps that holds all values, with a little room at both ends. */
export function linear(values: readonly number[], from: number, to: number): Scale {
  const known = values.filter(Number.isFinite);
  const least = Math.min(...known);
  const most = Math.max(...known);
  const room = (most - least || Math.abs(most) || 1) * 0.06;
  return span(least - room, most + room, from, to);
}

/** An axis with equal steps from one value to another. */
export function span(low: number, high: number, from: number, to: number): Scale {
  return {
    ticks: ticksOf(low, high),
    at: (value) => from + ((Math.min(high, Math.max(low, value)) - low) / (high - low)) * (to - from),
  };
}
