import type { Fields, Rnd } from './deal.ts';

/** The same card n times. */
export function times(n: number, card: string): string[] {
  return Array.from({ length: n }, () => card);
}

/** The numbers from a to b, both included. */
export function range(a: number, b: number): number[] {
  return Array.from({ length: Math.max(0, b - a + 1) }, (_, i) => a + i);
}

export function count(cards: readonly string[], card: string): number {
  return cards.filter((other) => other === card).length;
}

/** Takes one copy of a card away, in place. */
export function remove(cards: string[], card: string): void {
  const at = cards.indexOf(card);
  if (at < 0) throw new Error(`no ${card} among ${cards.join(' ')}`);
  cards.splice(at, 1);
}

export function shuffled(cards: readonly string[], rnd: Rnd): string[] {
  const left = [...cards];
  const mixed: string[] = [];
  while (left.length > 0) mixed.push(...left.splice(rnd(left.length), 1));
  return mixed;
}

/** Deals `size` cards to each player off the top, in place. */
export function dealHands(deck: string[], players: number, size: number): string[][] {
  return range(1, players).map(() => deck.splice(0, size));
}

/** The first card that the deck does not hold, or not so often. */
export function tooMany(deck: readonly string[], cards: readonly string[]): string | null {
  for (const card of cards) {
    const has = count(deck, card);
    if (has === 0) return `unknown card ${card}`;
    const used = count(cards, card);
    if (used > has) return `card ${card} is there ${used} times, the deck has ${has}`;
  }
  return null;
}

/** As `tooMany`, and every card of the deck must be there. */
export function notTheDeck(deck: readonly string[], cards: readonly string[]): string | null {
  const missing = deck.find((card) => count(cards, card) < count(deck, card));
  return tooMany(deck, cards) ?? (missing === undefined ? null : `card ${missing} is missing`);
}

export function isCards(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((card) => typeof card === 'string');
}

export function isWhole(value: unknown, below: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < below;
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export type Start = { deal: number; first: number; hands: string[][] };

/** The part of a `deal` object that all games have. */
export function readStart(deal: Fields, players: number, size: number): Start | string {
  const { hands, first } = deal;
  if (!isWhole(deal.deal, Number.MAX_SAFE_INTEGER)) return 'deal must be a number from 0';
  if (!isWhole(first, players)) return `first must be a seat from 0 to ${players - 1}`;
  if (!Array.isArray(hands) || !hands.every(isCards)) return 'hands must be lists of cards';
  if (hands.length !== players) return `${hands.length} hands for ${players} players`;
  const seat = hands.findIndex((hand) => hand.length !== size);
  if (seat >= 0) return `hand ${seat} has ${hands[seat].length} cards, it must have ${size}`;
  return { deal: deal.deal, first, hands };
}

/** Inflation and charms: `first` sits left of the dealer. */
export function readDealer(deal: Fields, players: number): number | string {
  const { dealer, first } = deal;
  if (!isWhole(dealer, players)) return `dealer must be a seat from 0 to ${players - 1}`;
  return first === (dealer + 1) % players ? dealer : `first must be left of the dealer ${dealer}`;
}

/** For a game without options. */
export function noOptions(_players: number, given: Fields): Fields | string {
  const [name] = Object.keys(given);
  return name === undefined ? {} : `unknown option ${name}`;
}
