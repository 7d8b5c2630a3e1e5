import { type Scoring, type Seat, type Trick, thisDeal, type View } from '@overtrick/engine';
import { DECK, makeCard } from './deck.ts';
import type { Whist, WhistDecision, WhistFace } from './types.ts';

export const face = (card: string): WhistFace => ({ suit: card.charAt(0), rank: card.slice(1) });

export const deck = (): string[] => Array.from(DECK, makeCard);

export const cardsOf = ({ card }: WhistDecision): readonly string[] => [card];

export function decisionWith(_view: View<Whist>, cards: readonly string[]): WhistDecision | null {
  const card = cards.at(-1);
  return card === undefined ? null : { do: 'play', card };
}

/** The finished tricks of this deal. */
export function tricks({ past }: View<Whist>): Trick[] {
  const finished: Trick[] = [];
  let plays: { seat: Seat; cards: string[] }[] = [];
  for (const { seat, decision, shows } of thisDeal(past).choices) {
    if (decision) plays.push({ seat, cards: [decision.card] });
    if (!shows) continue;
    finished.push({ plays, won: { seat: shows.winner, rule: 'WHI-2.3', by: 'highest' } });
    plays = [];
  }
  return finished;
}

/** The own hand and what was played. */
export function knownCards({ now, past }: View<Whist>): string[] {
  const played = thisDeal(past).choices.flatMap(({ decision }) => (decision ? [decision.card] : []));
  return [...now.hand, ...played];
}

export function ruleNow({ now }: View<Whist>): string {
  if (now.asked.length === 0) return 'WHI-3.1';
  return now.board.winning === null ? 'WHI-2.1' : 'WHI-2.2';
}

/** WHI-3.1: a trick is a point. */
export function scoring({ now }: View<Whist>, seat: Seat): Scoring<'tricks'> {
  const taken = now.board.taken[seat];
  return { rule: 'WHI-3.1', by: 'tricks', count: taken, points: taken };
}
