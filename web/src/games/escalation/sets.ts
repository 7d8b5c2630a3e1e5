import { type EscalationDecision, escalation } from '@overtrick/games/escalation';
import { holds } from '../../table/selection.ts';

/** A decision that lays a set of number cards. */
export type CardSet = Extract<EscalationDecision, { do: 'play' }>;

/** A set that is offered; wilds alone are offered once, with the lowest total their value can make. */
export interface ReadySet {
  readonly set: CardSet;
  readonly from: number;
}

export const isWild = (card: string): boolean => escalation.face(card).kind === 'wild';
export const wildsIn = (cards: readonly string[]): number => cards.filter(isWild).length;

const isSet = (decision: EscalationDecision): decision is CardSet => decision.do === 'play';
const isWildOnly = ({ cards }: CardSet): boolean => cards.every(isWild);

const byTotal = ({ set: a }: ReadySet, { set: b }: ReadySet): number =>
  a.total - b.total || wildsIn(a.cards) - wildsIn(b.cards);

/** A set that is offered as it is. */
export const ready = (set: CardSet): ReadySet => ({ set, from: set.total });

/**
 * The legal sets worth a button, lowest total first: each value in each size with as few wilds as it takes, and wilds alone
 * once for each size. More than fit on the table lose those with the most wilds: all of them can be built from the hand.
 */
export function readySets(choices: readonly EscalationDecision[], most: number): ReadySet[] {
  const offered = new Map<string, ReadySet>();
  for (const set of choices.filter(isSet)) {
    const place = `${isWildOnly(set) ? 'wild' : set.value} ${set.cards.length}`;
    const other = offered.get(place);
    const from = Math.min(set.total, other?.from ?? set.total);
    const isBetter = !other || wildsIn(set.cards) < wildsIn(other.set.cards) || set.total > other.set.total;
    offered.set(place, { set: isBetter ? set : other.set, from });
  }
  const sets = [...offered.values()].map((each) => (isWildOnly(each.set) ? each : ready(each.set)));
  const thrift = ({ set }: ReadySet): number => (isWildOnly(set) ? -1 : wildsIn(set.cards));
  const thrifty = sets.toSorted(
    (a, b) => thrift(a) - thrift(b) || wildsIn(a.set.cards) - wildsIn(b.set.cards),
  );
  return thrifty.slice(0, most).sort(byTotal);
}

/** The legal sets that these chosen cards can grow into. */
export const setsWith = (choices: readonly EscalationDecision[], chosen: readonly string[]): ReadySet[] =>
  choices
    .filter(isSet)
    .filter(({ cards }) => holds(cards, chosen))
    .map(ready)
    .sort(byTotal);
