import { consider, type Game, type GameTypes, type View } from '@overtrick/engine';
import type { Selection } from '../games/board.ts';
import type { TableState } from './state.ts';

/** The game on a table, and what is seen of it. */
export interface Seen {
  readonly game: Game;
  readonly view: View;
}

/** What is chosen, and what a touch would do to each card of the hand. */
export interface Choosing {
  readonly selection: Selection;
  /** True for each card of the hand that can be part of a decision now, given what is chosen. */
  readonly lively: readonly boolean[];
  /** True where a card is asked for but not this one. While bids are asked for, no card is quiet. */
  readonly quiet: readonly boolean[];
}

type Decision = GameTypes['decision'];
type Chosen = Pick<TableState, 'cards' | 'decision'>;

/** What a choice means at this table; `rests` where something is asked for that no card of the hand can answer. */
export function choosingOf(seen: Seen, chosen: Chosen, rests = false): Choosing {
  const { game, view } = seen;
  const { hand } = view.now;
  const byCards = decisionsByCards(seen);
  const single = isSingle(seen);
  const options = optionsOf(seen, chosen.cards);
  const decision = chosen.decision ?? (options.length === 1 ? options[0] : null);
  const considered = decision === null ? null : consider(game, view, decision);
  const preview = considered?.ok ? considered.value : null;
  // Nothing more goes with what is chosen: now every card that could be played instead is lively again.
  const more = hand.some((_, at) => !chosen.cards.includes(at) && goesWith(seen, chosen.cards, at));
  const full = decision !== null && !single && !more;
  const lively = hand.map(
    (card, at) =>
      goesWith(seen, chosen.cards, at) || (full && byCards.some(({ cards }) => cards.includes(card))),
  );
  return {
    selection: { cards: chosen.cards, options, decision, preview },
    lively,
    quiet: lively.map((each) => (byCards.length > 0 ? !each : rests)),
  };
}

/** True where every decision is one card: then another card takes the place of the chosen one. */
export const isSingle = (seen: Seen): boolean =>
  decisionsByCards(seen).every(({ cards }) => cards.length === 1);

/** Whether a card can be added to the chosen ones. */
export function goesWith(seen: Seen, chosen: readonly number[], at: number): boolean {
  const base = isSingle(seen) ? [] : chosen.filter((other) => other !== at);
  return areTogether(seen, [...base, at]);
}

/** Whether some decision uses all these cards of the hand. */
export function areTogether(seen: Seen, places: readonly number[]): boolean {
  const wanted = places.map((place) => seen.view.now.hand[place]);
  return decisionsByCards(seen).some(({ cards }) => holds(cards, wanted));
}

/** Where the cards of a decision are in the hand; those already chosen first. */
export function placesOf({ game, view }: Seen, decision: Decision, chosen: readonly number[]): number[] {
  const { hand } = view.now;
  let free = [...new Set([...chosen, ...hand.keys()])];
  return game.cardsOf(decision).flatMap((card) => {
    const found = free.find((at) => hand[at] === card);
    free = free.filter((at) => at !== found);
    return found === undefined ? [] : [found];
  });
}

/** True when all of `some` are among `all`, as often as they are named. */
export function holds(all: readonly string[], some: readonly string[]): boolean {
  const left = [...all];
  return some.every((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** The legal decisions that use exactly these cards. */
function optionsOf(seen: Seen, places: readonly number[]): readonly Decision[] {
  if (places.length === 0) return [];
  const wanted = places.map((at) => seen.view.now.hand[at]);
  return decisionsByCards(seen)
    .filter(({ cards }) => cards.length === wanted.length && holds(cards, wanted))
    .map(({ decision }) => decision);
}

/** The legal decisions that are made by choosing cards, with these cards. */
const decisionsByCards = ({ game, view }: Seen) =>
  view.now.choices.flatMap((decision) => {
    const cards = game.cardsOf(decision);
    return cards.length > 0 ? [{ decision, cards }] : [];
  });
