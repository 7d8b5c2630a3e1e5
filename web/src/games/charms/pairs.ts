import { type ChoiceEvent, type MatchEvent, type Seat, thisDeal } from '@overtrick/engine';
import { cardsOf } from '../generic/notation.ts';
import { isSuit } from './cards/shapes.ts';

/** A suit and a number as far as they are there: of the first trick's two cards one may be chosen before the other. */
export interface Pair {
  readonly suit?: string;
  readonly number?: string;
}

/** What lies on top of the two piles after these cards. */
export function pairOf(cards: readonly string[], under: Pair = {}): Pair {
  const suit = cards.findLast(isSuit) ?? under.suit;
  const number = cards.findLast((card) => !isSuit(card)) ?? under.number;
  return { ...(suit !== undefined && { suit }), ...(number !== undefined && { number }) };
}

/** What a seat shows after the choices of this deal: the newest suit and the newest number that it played. */
export function pairAfter(choices: readonly ChoiceEvent[], seat: Seat): Pair {
  let pair: Pair = {};
  for (let at = choices.length - 1; at >= 0; at--) {
    const { seat: who, action = '' } = choices[at];
    if (who === seat) pair = { ...pairOf(cardsOf(action) ?? []), ...pair };
    if (pair.suit !== undefined && pair.number !== undefined) break;
  }
  return pair;
}

/** True when no play of the trick in progress came before this event. */
export function leads(before: readonly MatchEvent[]): boolean {
  const last = before.at(-1);
  if (last?.t !== 'choice') return true;
  return last.action?.startsWith('bid:') === true || typeof last.shows?.winner === 'number';
}

/** Everything decided in this deal up to an event, it included. */
export const choicesUpTo = (event: ChoiceEvent, before: readonly MatchEvent[]): readonly ChoiceEvent[] => [
  ...thisDeal(before).choices,
  event,
];
