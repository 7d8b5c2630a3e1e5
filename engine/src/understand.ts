import type { Game, GameTypes } from './game.ts';
import { whyNot } from './insight.ts';
import type { Refusal } from './refusal.ts';
import { fail, ok, type Result } from './result.ts';
import type { View } from './view.ts';

/** What a typed line means: one decision, several that fit, or none. */
export type Meaning<G extends GameTypes = GameTypes> =
  | { readonly kind: 'one'; readonly decision: G['decision'] }
  | { readonly kind: 'several'; readonly decisions: readonly G['decision'][] }
  | { readonly kind: 'none' };

/** Notation as words, typed in any way: `play:key+5` is `play key 5`. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s,+=:]+/)
    .filter(Boolean);
const same = (a: readonly string[], b: readonly string[]): boolean => a.join(' ') === b.join(' ');
/** Without the verb, unless there is nothing else. */
const object = (words: readonly string[]): readonly string[] => (words.length > 1 ? words.slice(1) : words);

/** The strictest first. `7` is `play:7` or `bid:7`, `5 key` is `play:key+5`, `h9` is `play:H9`, `pas` is `pass`. */
const READINGS: readonly ((typed: readonly string[], words: readonly string[]) => boolean)[] = [
  (typed, words) => same(words, typed),
  (typed, words) => same(object(words), typed),
  (typed, words) => same(object(words).toSorted(), typed.toSorted()),
  (typed, words) => words[0].startsWith(typed[0]) && same(words.slice(1), typed.slice(1)),
  (typed, words) => same(object(words).slice(0, typed.length), typed),
];

/** Finds the legal decision that was meant; the strictest reading that fits anything decides. */
export function understand<G extends GameTypes>(
  game: Game<G>,
  legal: readonly G['decision'][],
  line: string,
): Meaning<G> {
  const typed = wordsOf(line);
  if (typed.length === 0) return { kind: 'none' };
  const choices = legal.map((decision) => ({ decision, words: wordsOf(game.makeDecision(decision)) }));
  for (const reads of READINGS) {
    const meant = choices.filter(({ words }) => reads(typed, words)).map(({ decision }) => decision);
    if (meant.length === 1) return { kind: 'one', decision: meant[0] };
    if (meant.length > 1) return { kind: 'several', decisions: meant };
  }
  return { kind: 'none' };
}

/** The verbs that can be typed for these decisions. */
export function verbsOf<G extends GameTypes>(game: Game<G>, decisions: readonly G['decision'][]): string[] {
  return [...new Set(decisions.map((decision) => wordsOf(game.makeDecision(decision))[0]))];
}

/** Why a typed line is not allowed: the first of its readings that the game can make sense of. */
export function refusalOf<G extends GameTypes>(
  game: Game<G>,
  view: View<G>,
  typed: string,
): Result<G['decision'], Refusal> {
  const line = typed.trim();
  const verbs = new Set([...verbsOf(game, view.now.choices), wordsOf(game.example)[0]]);
  const words = line.split(/[\s,+=]+/);
  const texts = [line, words.join('+'), words.join(',')];
  const cased = texts.flatMap((text) => [text, text.toUpperCase(), text.toLowerCase()]);
  let unknown: Refusal | null = null;
  for (const text of [...cased.flatMap((each) => [...verbs].map((verb) => `${verb}:${each}`)), ...cased]) {
    const answer = whyNot(game, view, text);
    if (answer.ok) return ok(game.decode(answer.value));
    if (answer.error.reason === 'unknown-card') unknown ??= answer.error;
    else if (answer.error.reason !== 'malformed') return answer;
  }
  return fail(unknown ?? { reason: 'malformed', text: line, expected: game.example });
}
