import type { View } from '@overtrick/engine';
import type { Escalation } from '@overtrick/games/escalation';
import { holds, partsOf } from '../generic/notation.ts';

export const WILD = 'W';
const PASS_CARD = 'P';

/** A legal set of number cards, as its decision says it. */
export interface CardSet {
  readonly decision: string;
  readonly cards: readonly string[];
  /** What every card of it counts. */
  readonly value: number;
  readonly total: number;
  readonly wilds: number;
}

/** A set that is offered; wilds alone are offered once, with the lowest total their value can make. */
export interface ReadySet extends CardSet {
  readonly from: number;
}

/** The set that a decision plays; null for taking and passing. */
export function setOf(decision: string): CardSet | null {
  const { verb, cards, value } = partsOf(decision);
  if (verb !== 'play') return null;
  const wilds = cards.filter((card) => card === WILD).length;
  const each = Number(value ?? cards[0]);
  return { decision, cards, value: each, total: each * cards.length, wilds };
}

const setsIn = (legal: readonly string[]): CardSet[] => legal.flatMap((decision) => setOf(decision) ?? []);
const byTotal = (a: CardSet, b: CardSet) => a.total - b.total || a.wilds - b.wilds;
const wildOnly = ({ cards, wilds }: CardSet) => wilds === cards.length;

/**
 * The legal sets worth a button, lowest total first: each value in each size with as few wilds as it takes, and wilds alone
 * once for each size. More than fit on the table lose those with the most wilds: all of them can be built from the hand.
 */
export function readySets(legal: readonly string[], most: number): ReadySet[] {
  const offered = new Map<string, ReadySet>();
  for (const set of setsIn(legal)) {
    const place = `${wildOnly(set) ? WILD : set.value} ${set.cards.length}`;
    const other = offered.get(place);
    const from = Math.min(set.total, other?.from ?? set.total);
    const better = !other || set.wilds < other.wilds || set.total > other.total;
    offered.set(place, better ? { ...set, from } : { ...other, from });
  }
  const sets = [...offered.values()].map((set) => (wildOnly(set) ? set : { ...set, from: set.total }));
  const thrifty = [...sets].sort((a, b) => Number(wildOnly(b)) - Number(wildOnly(a)) || a.wilds - b.wilds);
  return thrifty.slice(0, most).sort(byTotal);
}

/** The legal sets that these chosen cards can grow into. */
export const setsWith = (legal: readonly string[], chosen: readonly string[]): ReadySet[] =>
  setsIn(legal)
    .filter(({ cards }) => holds(cards, chosen))
    .map((set) => ({ ...set, from: set.total }))
    .sort(byTotal);

/** The cards that a decision lays; a pass is its card, too. */
export function cardsOf(decision: string): readonly string[] | null {
  if (decision === 'pass') return [PASS_CARD];
  const { verb, cards } = partsOf(decision);
  return verb === 'play' ? cards : null;
}

/**
 * What somebody means who touches these cards. A card that does not go with the chosen ones, but can be played, is the
 * beginning of another set: that is no attempt.
 */
export function attempt(cards: readonly string[], { now }: View<Escalation>): string | null {
  const together = written(cards);
  if (together !== null) return together;
  const last = cards.at(-1);
  if (last === undefined || now.legal.some((decision) => cardsOf(decision)?.includes(last))) return null;
  return written([last]);
}

/** The decision that plays these cards; null when nobody could mean them to be one set. */
function written(cards: readonly string[]): string | null {
  if (cards.length === 0) return null;
  if (cards.includes(PASS_CARD)) return cards.length === 1 ? 'pass' : null;
  const naturals = cards.filter((card) => card !== WILD);
  if (naturals.some((card) => card !== naturals[0])) return null;
  const wilds = cards.filter((card) => card === WILD);
  return `play:${[...naturals, ...wilds].join(',')}${naturals.length === 0 ? '=7' : ''}`;
}
