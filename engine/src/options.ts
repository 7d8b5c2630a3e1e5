import type { Refusal } from './refusal.ts';
import { fail, ok, type Result } from './result.ts';
import type { Words } from './words.ts';

/** The table options in force. A game reads them once, when a match is created. */
export type Options = Readonly<Record<string, OptionValue>>;
/** The value of one option. */
export type OptionValue =
  | string
  | number
  | readonly string[]
  | readonly number[]
  | Readonly<Record<string, number>>;

interface Spec<K extends string, V> {
  readonly key: string;
  readonly kind: K;
  readonly name: Words;
  readonly about: Words;
  /** The rule that this option is about. */
  readonly rule: string;
  /** True where the default stands for a fact that only the printed game shows. */
  readonly reconstructed?: boolean;
  /** What it is where nobody says; `chosen` are the options before it in the game's list. */
  readonly default: (players: number, chosen: Options) => V;
  /** Left out of set-ups and logs while it has its default: the logs of before there was this option stay as they are. */
  readonly omitDefault?: boolean;
  /** Why it does not fit together with the other options; null when it does. */
  readonly check?: (players: number, options: Options) => Words | null;
}

/** One of a few values. */
export interface ChoiceSpec extends Spec<'choice', string> {
  readonly values: readonly { readonly value: string; readonly name: Words }[];
}
/** A whole number. */
export interface NumberSpec extends Spec<'number', number> {
  readonly min: number;
  readonly max: number;
}
/** How many of each, from `min` to `max`; together always `total`, or any number where that is null. */
export interface CountsSpec extends Spec<'counts', Readonly<Record<string, number>>> {
  readonly keys: readonly string[];
  readonly min: number;
  readonly max: number;
  readonly total: number | null;
}
/** A selection of values, `size` of them where that is fixed. Given as texts or as numbers. */
export interface SubsetSpec extends Spec<'subset', readonly string[] | readonly number[]> {
  readonly values: readonly string[] | readonly number[];
  /** How many are chosen, where that is fixed. */
  readonly size?: (players: number) => number;
}
/** What an option is: its kind, its words and what it may be. */
export type OptionSpec = ChoiceSpec | NumberSpec | CountsSpec | SubsetSpec;

/** Fills in the defaults and checks what was given; the answer names the option that is wrong. */
export function checkOptions(
  specs: readonly OptionSpec[],
  players: number,
  given: unknown,
): Result<Options, Refusal> {
  const input = given ?? {};
  if (typeof input !== 'object' || Array.isArray(input)) {
    return bad('*', 'give a JSON object such as {}', '{} のようなJSONオブジェクトで指定してください');
  }
  const known = specs.map((spec) => spec.key);
  for (const option of Object.keys(input)) {
    if (!known.includes(option)) {
      return fail({ reason: 'unknown-option', option, options: known.join(', ') || '–' });
    }
  }
  const options: Record<string, OptionValue> = {};
  for (const spec of specs) {
    const value: unknown = (input as Record<string, unknown>)[spec.key];
    const usual = spec.default(players, options);
    const checked = value === undefined ? ok(usual) : checkOption(spec, players, value);
    if (!checked.ok) return checked;
    const omitted = spec.omitDefault && JSON.stringify(checked.value) === JSON.stringify(usual);
    if (!omitted) options[spec.key] = checked.value;
  }
  for (const spec of specs) {
    const problem = spec.check?.(players, options);
    if (problem) return fail({ reason: 'bad-option', option: spec.key, problem });
  }
  return ok(options);
}

/** Checks one option by itself, whatever the others are. */
export function checkOption(spec: OptionSpec, players: number, value: unknown): Result<OptionValue, Refusal> {
  if (spec.kind === 'choice') {
    const values = spec.values.map((choice) => choice.value);
    if (typeof value === 'string' && values.includes(value)) return ok(value);
    const list = values.map((v) => `"${v}"`).join(', ');
    return bad(spec.key, `choose one of ${list}`, `${list} のいずれかを選んでください`);
  }
  if (spec.kind === 'number') return checkNumber(spec, value);
  if (spec.kind === 'counts') return checkCounts(spec, value);
  return checkSubset(spec, players, value);
}

function checkNumber({ key, min, max }: NumberSpec, value: unknown): Result<OptionValue, Refusal> {
  if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return ok(value);
  return bad(key, `give a whole number from ${min} to ${max}`, `${min}〜${max}の整数にしてください`);
}

function checkCounts(spec: CountsSpec, value: unknown): Result<OptionValue, Refusal> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return bad(spec.key, 'give how many of each, such as {"1":5}', '{"1":5} のように枚数を指定してください');
  }
  const { min, max, total } = spec;
  const counts: Record<string, number> = {};
  for (const key of spec.keys) counts[key] = min;
  for (const [key, count] of Object.entries(value as Record<string, unknown>)) {
    if (!spec.keys.includes(key)) return bad(spec.key, `there is no “${key}”`, `「${key}」はありません`);
    if (typeof count !== 'number' || !Number.isInteger(count) || count < min) {
      return bad(
        spec.key,
        `“${key}” must be a whole number, ${min} or more`,
        `「${key}」は${min}以上の整数にしてください`,
      );
    }
    if (count > max) {
      const all = max === total;
      return bad(
        spec.key,
        `“${key}” cannot be more than ${max}${all ? ', which is all of them together' : ''}`,
        `「${key}」は${all ? '全部の合計' : ''}${max}を超えられません`,
      );
    }
    counts[key] = count;
  }
  return total === null ? ok(counts) : checkTotal(spec.key, counts, total);
}

function checkTotal(
  option: string,
  counts: Readonly<Record<string, number>>,
  total: number,
): Result<OptionValue, Refusal> {
  const sum = Object.values(counts).reduce((all, count) => all + count, 0);
  if (sum === total) return ok(counts);
  return bad(option, `must add up to ${total}, not ${sum}`, `合計を${total}にしてください（今は${sum}）`);
}

function checkSubset(spec: SubsetSpec, players: number, value: unknown): Result<OptionValue, Refusal> {
  const values: readonly (string | number)[] = spec.values;
  const list = JSON.stringify(values);
  if (!Array.isArray(value))
    return bad(spec.key, `give a list out of ${list}`, `${list} から選んだリストにしてください`);
  const chosen = value as unknown[];
  for (const [at, item] of chosen.entries()) {
    if (!values.includes(item as string | number)) {
      const shown = JSON.stringify(item);
      return bad(
        spec.key,
        `there is no ${shown}, choose out of ${list}`,
        `${shown} はありません。${list} から選んでください`,
      );
    }
    if (chosen.indexOf(item) !== at) {
      const shown = JSON.stringify(item);
      return bad(spec.key, `${shown} is named twice`, `${shown} が重複しています`);
    }
  }
  const size = spec.size?.(players);
  if (size !== undefined && chosen.length !== size) {
    return bad(
      spec.key,
      `choose ${size}, not ${chosen.length}`,
      `${size}個選んでください（今は${chosen.length}個）`,
    );
  }
  return ok(chosen as string[] | number[]);
}

function bad(option: string, en: string, ja: string): Result<never, Refusal> {
  return fail({ reason: 'bad-option', option, problem: { en: `${en}.`, ja: `${ja}。` } });
}
