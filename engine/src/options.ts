import type { Refusal } from './refusal.ts';
import { fail, ok, type Result } from './result.ts';
import type { Words } from './words.ts';

/** The table options in force. A game reads them once, when a match is created. */
export type Options = Readonly<Record<string, OptionValue>>;
export type OptionValue = string | readonly string[] | readonly number[] | Readonly<Record<string, number>>;

interface Spec<K extends string, V> {
  readonly key: string;
  readonly kind: K;
  readonly name: Words;
  readonly about: Words;
  /** The rule that this option is about. */
  readonly rule: string;
  /** True where the default stands for a fact that only the printed game shows. */
  readonly reconstructed?: boolean;
  readonly default: (players: number) => V;
}

/** One of a few values. */
export interface ChoiceSpec extends Spec<'choice', string> {
  readonly values: readonly { readonly value: string; readonly name: Words }[];
}
/** How many of each; together always `total`. */
export interface CountsSpec extends Spec<'counts', Readonly<Record<string, number>>> {
  readonly keys: readonly string[];
  readonly total: number;
}
/** A selection of values, `size` of them where that is fixed. Given as texts or as numbers. */
export interface SubsetSpec extends Spec<'subset', readonly string[] | readonly number[]> {
  readonly values: readonly string[] | readonly number[];
  readonly size?: (players: number) => number;
}
export type OptionSpec = ChoiceSpec | CountsSpec | SubsetSpec;

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
    const checked = value === undefined ? ok(spec.default(players)) : checkOption(spec, players, value);
    if (!checked.ok) return checked;
    options[spec.key] = checked.value;
  }
  return ok(options);
}

function checkOption(spec: OptionSpec, players: number, value: unknown): Result<OptionValue, Refusal> {
  if (spec.kind === 'choice') {
    const values = spec.values.map((choice) => choice.value);
    if (typeof value === 'string' && values.includes(value)) return ok(value);
    const list = values.map((v) => `"${v}"`).join(', ');
    return bad(spec.key, `choose one of ${list}`, `${list} のいずれかを選んでください`);
  }
  if (spec.kind === 'counts') return checkCounts(spec, value);
  return checkSubset(spec, players, value);
}

function checkCounts(spec: CountsSpec, value: unknown): Result<OptionValue, Refusal> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return bad(spec.key, 'give how many of each, such as {"1":5}', '{"1":5} のように枚数を指定してください');
  }
  const counts: Record<string, number> = {};
  for (const key of spec.keys) counts[key] = 0;
  let total = 0;
  for (const [key, count] of Object.entries(value as Record<string, unknown>)) {
    if (!spec.keys.includes(key)) return bad(spec.key, `there is no “${key}”`, `「${key}」はありません`);
    if (typeof count !== 'number' || !Number.isInteger(count) || count < 0) {
      return bad(
        spec.key,
        `“${key}” must be a whole number, 0 or more`,
        `「${key}」は0以上の整数にしてください`,
      );
    }
    if (count > spec.total) {
      return bad(
        spec.key,
        `“${key}” cannot be more than ${spec.total}, which is all of them together`,
        `「${key}」は全部の合計${spec.total}を超えられません`,
      );
    }
    counts[key] = count;
    total += count;
  }
  if (total !== spec.total) {
    return bad(
      spec.key,
      `must add up to ${spec.total}, not ${total}`,
      `合計を${spec.total}にしてください（今は${total}）`,
    );
  }
  return ok(counts);
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
