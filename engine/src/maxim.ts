import type { Game, GameTypes } from './game.ts';
import type { View } from './view.ts';
import type { Words } from './words.ts';

/**
 * A rule of thumb about one decision in one position. What it says is true there, whatever is hidden; whether it is weighty enough to
 * be the reason is for a search to say. A hint says it in the `present`, a review in the `past`.
 */
export interface Maxim<By extends string = string> {
  readonly by: By;
  readonly speaks: 'for' | 'against';
  readonly present: Words;
  readonly past: Words;
  /** What is put into the sentences: numbers as they are, cards by the names that a page has for them. */
  readonly numbers?: Readonly<Record<string, number>>;
  readonly cards?: Readonly<Record<string, string>>;
}

/** The rules of thumb of a game. */
export interface Maxims<G extends GameTypes = GameTypes> {
  /** Those that hold for a decision in a position, the weightiest first. */
  of(view: View<G>, decision: G['decision']): readonly Maxim[];
}

/** Those of a list that do not hold for another decision as well: what both have in common explains nothing. */
const without = (maxims: readonly Maxim[], others: readonly Maxim[]): readonly Maxim[] =>
  maxims.filter(({ by }) => !others.some((other) => other.by === by));

/** Why one decision is better than another, in the best words there are: what speaks against the other, else what speaks for this one. */
export function whyBetter<G extends GameTypes>(
  maxims: Maxims<G>,
  view: View<G>,
  better: G['decision'],
  worse: G['decision'],
): Maxim | null {
  const good = maxims.of(view, better);
  const bad = maxims.of(view, worse);
  const against = without(bad, good).find(({ speaks }) => speaks === 'against');
  return against ?? without(good, bad).find(({ speaks }) => speaks === 'for') ?? null;
}

/** Why a decision is a good one among all choices: what speaks for it and not for every other one. */
export function whyGood<G extends GameTypes>(
  game: Pick<Game<G>, 'encode'>,
  maxims: Maxims<G>,
  view: View<G>,
  decision: G['decision'],
): Maxim | null {
  const own = game.encode(decision);
  const others = view.now.choices
    .filter((choice) => game.encode(choice) !== own)
    .map((choice) => maxims.of(view, choice));
  const good = maxims.of(view, decision).filter(({ speaks }) => speaks === 'for');
  const isShared = ({ by }: Maxim) =>
    others.length > 0 && others.every((list) => list.some((other) => other.by === by));
  return good.find((maxim) => !isShared(maxim)) ?? null;
}
