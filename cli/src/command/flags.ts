import { ok, type Result } from '@overtrick/engine';
import { didYouMean } from './nearest.ts';
import { misused, type Problem } from './problem.ts';

interface About {
  readonly about: string;
  /** What it is when it is left out, in words for the help. */
  readonly default?: string;
}
/** One thing that can be set on a command line. `value` is its name in the help. */
export type Flag =
  | (About & { readonly kind: 'switch' })
  | (About & { readonly kind: 'text'; readonly value: string })
  | (About & { readonly kind: 'count'; readonly value: string; readonly min: number; readonly max: number })
  | (About & { readonly kind: 'choice'; readonly values: readonly string[] });
export type Flags = Readonly<Record<string, Flag>>;

type ValueOf<F extends Flag> = F extends { kind: 'switch' }
  ? boolean
  : F extends { kind: 'count' }
    ? number | undefined
    : F extends { kind: 'choice'; values: readonly (infer V)[] }
      ? V | undefined
      : string | undefined;

/** What was given on a command line: flags by name, and the words between them. */
export interface Given<F extends Flags> {
  readonly flags: { readonly [K in keyof F]: ValueOf<F[K]> };
  readonly words: readonly string[];
}

/** Reads a command line; says which part of it is wrong. */
export function readFlags<F extends Flags>(known: F, argv: readonly string[]): Result<Given<F>, Problem> {
  const flags: Record<string, string | number | boolean | undefined> = {};
  const words: string[] = [];
  for (const [name, flag] of Object.entries(known)) if (flag.kind === 'switch') flags[name] = false;
  for (let at = 0; at < argv.length; at++) {
    const word = argv[at];
    if (word === '--') {
      words.push(...argv.slice(at + 1));
      break;
    }
    if (!/^-[^\d]/.test(word)) {
      words.push(word);
      continue;
    }
    const [, name, glued] = /^--?([^=]*)(?:=(.*))?$/s.exec(word) ?? [];
    const flag = word.startsWith('--') && Object.hasOwn(known, name) ? known[name] : undefined;
    if (!flag) return misused(`Unknown flag ${word.split('=')[0]}.`, meant(name, known));
    if (flag.kind === 'switch') {
      if (glued !== undefined) return misused(`--${name} takes no value.`);
      flags[name] = true;
      continue;
    }
    const text = glued ?? argv[++at];
    if (text === undefined || (glued === undefined && isFlag(text, known))) {
      return misused(`--${name} needs a value.`, `Write --${name} ${placeOf(flag)}.`);
    }
    const value = readValue(name, flag, text);
    if (!value.ok) return value;
    flags[name] = value.value;
  }
  // The types of `Given` are worked out from `known`, which this loop has just followed flag by flag.
  return ok({ flags: flags as Given<F>['flags'], words });
}

/** How a flag's value is written in the help. */
export function placeOf(flag: Flag): string {
  if (flag.kind === 'switch') return '';
  return flag.kind === 'choice' ? flag.values.join('|') : flag.value;
}

function readValue(name: string, flag: Flag, text: string): Result<string | number, Problem> {
  if (flag.kind === 'count') {
    const count = /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
    if (count >= flag.min && count <= flag.max) return ok(count);
    const range = Number.isFinite(flag.max)
      ? `from ${flag.min} to ${flag.max}`
      : `that is ${flag.min} or more`;
    return misused(`--${name} must be a whole number ${range}, not “${text}”.`);
  }
  if (flag.kind === 'choice' && !flag.values.includes(text)) {
    return misused(`--${name} cannot be “${text}”.`, didYouMean(text, flag.values));
  }
  return ok(text);
}

const isFlag = (text: string, known: Flags): boolean =>
  text.startsWith('--') && Object.hasOwn(known, text.slice(2).split('=')[0]);

function meant(name: string, known: Flags): string {
  const names = Object.keys(known).map((each) => `--${each}`);
  return didYouMean(`--${name}`, [...names, '--help']);
}
