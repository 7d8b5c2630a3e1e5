import { fail, type Game, ok, type Refusal, type Result, type View, whyNot } from '@overtrick/engine';

/** What a typed line means: one decision, several that fit, or none. */
export type Meaning =
  | { readonly kind: 'one'; readonly decision: string }
  | { readonly kind: 'several'; readonly decisions: readonly string[] }
  | { readonly kind: 'none' };

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s,+=:]+/)
    .filter(Boolean);
const payloadOf = (decision: string): string => decision.split(':')[1] ?? decision;
const sameWords = (a: readonly string[], b: readonly string[]): boolean => a.join(' ') === b.join(' ');

/**
 * Finds the legal decision that was meant. `7` is `play:7` or `bid:7`, `5 key` is `play:key+5`, `h9` is `play:H9`,
 * `pas` is `pass`; the strictest reading that fits anything decides.
 */
export function understand(typed: string, legal: readonly string[]): Meaning {
  const text = typed.trim().toLowerCase();
  const words = wordsOf(typed);
  if (words.length === 0) return { kind: 'none' };
  const readings: ((decision: string) => boolean)[] = [
    (decision) => decision.toLowerCase() === text,
    (decision) => payloadOf(decision).toLowerCase() === text.replace(/\s+/g, ''),
    (decision) => sameWords(wordsOf(decision), words),
    (decision) => sameWords(wordsOf(payloadOf(decision)), words),
    (decision) => sameWords(wordsOf(payloadOf(decision)).sort(), [...words].sort()),
    (decision) => {
      const [verb, ...payload] = wordsOf(decision);
      return verb.startsWith(words[0]) && sameWords(payload, words.slice(1));
    },
    (decision) => sameWords(wordsOf(payloadOf(decision)).slice(0, words.length), words),
  ];
  for (const reading of readings) {
    const decisions = legal.filter(reading);
    if (decisions.length === 1) return { kind: 'one', decision: decisions[0] };
    if (decisions.length > 1) return { kind: 'several', decisions };
  }
  return { kind: 'none' };
}

/** Why a typed line is not allowed: the first of its readings that the game can make sense of. */
export function objection(game: Game, view: View, typed: string): Result<string, Refusal> {
  const verbs = new Set([...view.now.legal, game.example].map((decision) => decision.split(':')[0]));
  const words = typed.trim().split(/[\s,+=]+/);
  const texts = [typed.trim(), words.join('+'), words.join(',')];
  const cased = texts.flatMap((text) => [text, text.toUpperCase(), text.toLowerCase()]);
  let unknown: Refusal | null = null;
  for (const text of [...cased.flatMap((each) => [...verbs].map((verb) => `${verb}:${each}`)), ...cased]) {
    const answer = whyNot(game, view, text);
    if (answer.ok) return ok(text);
    if (answer.error.reason === 'unknown-card') unknown ??= answer.error;
    else if (answer.error.reason !== 'malformed') return answer;
  }
  const expected = game.example;
  return fail(unknown ?? { reason: 'malformed', text: typed.trim(), expected });
}
