import { type Bid, type Seat, type Setup, thisDeal, type View } from '@overtrick/engine';
import { deckOf, faceOf, makeCard, makesEleven, parseCard, rankOf, suitOf } from './deck.ts';
import { ranksOf, suitsOf } from './options.ts';
import { isAuction } from './rules.ts';
import type { InversionState } from './state.ts';
import type {
  Inversion,
  InversionDecision,
  InversionFace,
  InversionPlay,
  InversionTrick,
  InversionWinning,
} from './types.ts';

export const face = (card: string): InversionFace => faceOf(parseCard(card));

/** INV-1.1: the suits in use, lowest card first. */
export const deck = (setup: Setup): string[] => Array.from(deckOf(suitsOf(setup), ranksOf(setup)), makeCard);

export const cardsOf = (decision: InversionDecision): readonly string[] =>
  decision.do === 'play' ? [decision.card] : [];

export function decisionWith(_view: View<Inversion>, cards: readonly string[]): InversionDecision | null {
  const card = cards.at(-1);
  return card === undefined ? null : { do: 'play', card };
}

/** INV-2.1 */
export const bidWith = ({ now }: View<Inversion>, tricks: number): InversionDecision | null =>
  now.choices.some((choice) => choice.do === 'declare') ? { do: 'declare', tricks } : null;

/** INV-4.1 to 4.3, for the card that wins. */
export function winningOf(
  plays: readonly InversionPlay[],
  seat: Seat,
  follow: string,
  inverted: boolean,
): InversionWinning {
  const best = parseCard(plays.find((play) => play.seat === seat)?.counts ?? follow);
  const ofSuit = !inverted && suitOf(best) === suitOf(parseCard(follow));
  const equals = plays.filter(({ counts }) => rankOf(parseCard(counts)) === rankOf(best));
  if (!ofSuit && equals.length > 1) return { seat, rule: 'INV-4.3', by: 'earlier' };
  if (inverted) return { seat, rule: 'INV-4.2', by: 'inverted' };
  return { seat, rule: 'INV-4.1', by: ofSuit ? 'suit' : 'rank' };
}

/** The finished tricks of this deal, each as it lay when it was taken. */
export function tricks({ past }: View<Inversion>): InversionTrick[] {
  const finished: InversionTrick[] = [];
  let plays: (InversionPlay & { readonly cards: readonly string[] })[] = [];
  for (const { seat, decision, shows } of thisDeal(past).choices) {
    if (decision?.do !== 'play') continue;
    const { card } = decision;
    const counts = shows?.counts ?? card;
    plays.push({ seat, card, counts, swapped: counts !== card, cards: [counts] });
    if (shows?.winner === undefined || shows.follow === undefined) continue;
    const inverted = plays.some(({ swapped }) => swapped);
    const won = winningOf(plays, shows.winner, shows.follow, inverted);
    finished.push({ plays, won, follow: shows.follow, priority: inverted ? 'inverted' : 'normal' });
    plays = [];
  }
  return finished;
}

/** The own hand, the lane, which lies open from the beginning (INV-1.3), and what was played. */
export function knownCards({ now, past }: View<Inversion>): string[] {
  const { dealt, choices } = thisDeal(past);
  const played = choices.flatMap(({ decision }) => (decision ? cardsOf(decision) : []));
  return [...now.hand, ...dealt.setup.lane, ...played];
}

export function ruleNow({ now, players }: View<Inversion>): string {
  const { board, choices } = now;
  if (now.over) return players === 2 ? 'INV-5.1' : 'INV-5.2';
  if (board.phase === 'auction') return board.declarer === null ? 'INV-2.3' : 'INV-2.1';
  if (choices.length === 0 || board.follow === null) return 'INV-3.2';
  const follow = parseCard(board.follow);
  const ofSuit = (card: string): boolean => suitOf(parseCard(card)) === suitOf(follow);
  if (!now.hand.some(ofSuit)) return 'INV-3.4';
  // Bound to the suit, and yet another card may be played: it makes eleven.
  const free = choices.flatMap(cardsOf).some((card) => !ofSuit(card) && makesEleven(parseCard(card), follow));
  return free ? 'INV-3.3' : 'INV-3.2';
}

/** INV-5.2: only the parent is bound by what was declared, and more is as good. */
export function bids({ parent, declared, taken }: InversionState): Bid[] {
  if (parent < 0) return [];
  const off = Math.max(0, declared[parent] - taken[parent]);
  return [{ seat: parent, bid: declared[parent], taken: taken[parent], off }];
}

/** INV-5.2: the children win together. */
export function allies(state: InversionState, seat: Seat): number {
  const { players, parent } = state;
  if (players === 2 || isAuction(state) || seat === parent) return 1 << seat;
  return ((1 << players) - 1) & ~(1 << parent);
}

export function role(state: InversionState, seat: Seat): 'parent' | 'child' | null {
  if (state.parent < 0) return null;
  return seat === state.parent ? 'parent' : 'child';
}
