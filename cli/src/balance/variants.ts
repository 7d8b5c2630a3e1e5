import { checkSetup, type Game, type OptionSpec, type OptionValue, type Setup } from '@overtrick/engine';

/** One option set to something else than at the usual table. */
export interface Variant {
  readonly option: string;
  readonly name: string;
  /** What it is set to, in words. */
  readonly value: string;
  /** True where the usual value stands for a fact that only the printed game shows. */
  readonly reconstructed: boolean;
  readonly setup: Setup;
}

/** Every way to change one option of a table: each other choice, neighbours and ends of a number, other counts and selections. */
export function variantsOf(game: Game, usual: Setup): Variant[] {
  return game.options.flatMap((spec) => {
    const now = usual.options[spec.key] ?? spec.default(usual.players, usual.options);
    const known = new Set([JSON.stringify(now)]);
    return othersOf(spec, now, usual.players).flatMap(({ value, says }) => {
      const text = JSON.stringify(value);
      const setup = checkSetup(game, usual.players, { ...usual.options, [spec.key]: value });
      if (known.has(text) || !setup.ok) return [];
      known.add(text);
      return [
        {
          option: spec.key,
          name: spec.name.en,
          value: says,
          reconstructed: spec.reconstructed === true,
          setup: setup.value,
        },
      ];
    });
  });
}

interface Other {
  readonly value: OptionValue;
  readonly says: string;
}

function othersOf(spec: OptionSpec, now: OptionValue, players: number): Other[] {
  switch (spec.kind) {
    case 'choice':
      return spec.values.map(({ value, name }) => ({ value, says: name.en }));
    case 'number':
      return [spec.min, Number(now) - 1, Number(now) + 1, spec.max].map((value) => ({
        value,
        says: String(value),
      }));
    case 'counts':
      return countsFrom(spec, now as Readonly<Record<string, number>>);
    case 'subset':
      return subsetsFrom(spec.values, now as readonly (string | number)[], spec.size?.(players));
  }
}

/** Where the sum is fixed: all alike, none of the last, twice as many of it. Else one more of each. */
function countsFrom(
  { keys, total, max }: Extract<OptionSpec, { kind: 'counts' }>,
  now: Readonly<Record<string, number>>,
): Other[] {
  if (total === null) {
    const more = Object.fromEntries(keys.map((key) => [key, Math.min(max, now[key] + 1)]));
    return [{ value: more, says: 'one more of each' }];
  }
  const last = keys[keys.length - 1];
  const even = Object.fromEntries(
    keys.map((key, at) => [key, Math.floor(total / keys.length) + (at < total % keys.length ? 1 : 0)]),
  );
  return [
    { value: even, says: 'as many of each' },
    { value: moved(keys, now, last, 0), says: `no ${last}` },
    { value: moved(keys, now, last, 2 * now[last]), says: `${2 * now[last]} ${last}` },
  ];
}

/** So many of one key; the others give or take one by one, who has most gives, who has fewest takes. */
function moved(
  keys: readonly string[],
  now: Readonly<Record<string, number>>,
  key: string,
  count: number,
): Record<string, number> {
  const counts: Record<string, number> = { ...now };
  const others = keys.filter((each) => each !== key);
  const pick = (better: (a: number, b: number) => boolean): string =>
    others.reduce((one, other) => (better(counts[other], counts[one]) ? other : one));
  for (; counts[key] < count; counts[key]++) counts[pick((a, b) => a > b)]--;
  for (; counts[key] > count; counts[key]--) counts[pick((a, b) => a < b)]++;
  return counts;
}

/** Without the first, without the last, with the next one, all; where so many are needed, the last ones. */
function subsetsFrom(
  values: readonly (string | number)[],
  now: readonly (string | number)[],
  size: number | undefined,
): Other[] {
  const absent = values.find((value) => !now.includes(value));
  const lists =
    size === undefined
      ? [now.slice(1), now.slice(0, -1), ...(absent === undefined ? [] : [[...now, absent]]), values]
      : [values.slice(-size)];
  return lists.map((list) => ({ value: list as OptionValue, says: list.join(' ') }));
}
