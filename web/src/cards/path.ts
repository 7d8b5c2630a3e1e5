/** Where a drawing goes: its origin, and how wide and how high one of its units becomes. */
export type Placement = {
  readonly x: number;
  readonly y: number;
  readonly across?: number;
  readonly up?: number;
};

/**
 * Path data moved and scaled to their place, so that the path needs no `transform`: each of those is a
 * node of its own for the browser to keep, walk and paint by itself, and a table of cards had up to two hundred.
 */
export function lay(d: string, { x, y, across = 1, up = across }: Placement): string {
  const start = /^m(-?[\d.]+) ?(-?[\d.]+)/.exec(d);
  if (!start) return once(d, `${x} ${y} ${across} ${up}`, () => move(d, x, y, across, up));
  // Lettering goes from point to point, so that only its start depends on the place.
  const rest = once(d, `${across} ${up}`, () => grow(d.slice(start[0].length), across, up));
  return `M${round(Number(start[1]) * across + x, 2)} ${round(Number(start[2]) * up + y, 2)}${rest}`;
}

const made = new Map<string, Map<string, string>>();

function once(d: string, key: string, make: () => string): string {
  const known = made.get(d) ?? new Map<string, string>();
  made.set(d, known);
  const before = known.get(key);
  if (before !== undefined) return before;
  const now = make();
  known.set(key, now);
  return now;
}

/** Where every command takes points it is enough to count; a hand of cards asks for thousands of numbers at once. */
function grow(d: string, across: number, up: number): string {
  if (/[hva]/.test(d)) return move(d, 0, 0, across, up);
  let factor = up;
  return d.replace(/-?\d+/g, (word) => {
    factor = factor === across ? up : across;
    return ` ${Math.round(Number(word) * factor * 100) / 100}`;
  });
}

/** What the numbers after a command are: along x, along y, neither, a width or a height. */
const [X, Y, NEITHER, WIDTH, HEIGHT] = [0, 1, 2, 3, 4] as const;
const PAIR = [X, Y] as const;
const KINDS: Readonly<Record<string, readonly number[]>> = {
  h: [X],
  v: [Y],
  a: [WIDTH, HEIGHT, NEITHER, NEITHER, NEITHER, X, Y],
};

function move(d: string, x: number, y: number, across: number, up: number): string {
  const factors = [across, up, 1, Math.abs(across), Math.abs(up)];
  const origin = [x, y, 0, 0, 0];
  const here = [0, 0, 0, 0, 0];
  let kinds: readonly number[] = PAIR;
  let from = here;
  let at = 0;
  return d.replace(/[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)/g, (word) => {
    if (word >= 'A') {
      kinds = KINDS[word.toLowerCase()] ?? PAIR;
      from = word < 'a' ? origin : here;
      at = 0;
      return word;
    }
    const kind = kinds[at++ % kinds.length];
    return ` ${Math.round((Number(word) * factors[kind] + from[kind]) * 100) / 100}`;
  });
}

/** Short numbers for path data. */
export function round(value: number, digits = 1): number {
  const unit = 10 ** digits;
  return Math.round(value * unit) / unit;
}
