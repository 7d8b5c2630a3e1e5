import { type MatchEvent, type Seat, thisDeal } from '@overtrick/engine';
import type { LaidTrick } from '../board.ts';
import { cardIn } from './happening.ts';

/** The last finished trick of this deal: of a trick that is over the board itself knows nothing any more. */
export function lastTrick(past: readonly MatchEvent[]): LaidTrick | null {
  let cards: { seat: Seat; card: string }[] = [];
  let finished: LaidTrick | null = null;
  for (const { seat, action = '', shows } of thisDeal(past).choices) {
    if (action.startsWith('reveal:')) cards = [{ seat, card: cardIn(action) }];
    else if (action.startsWith('play:')) cards.push({ seat, card: cardIn(action) });
    // CRY-2.3: whoever buys the card leads it.
    if (typeof shows?.buyer === 'number') cards = [{ seat: shows.buyer, card: cards[0].card }];
    if (Array.isArray(shows?.order)) finished = { cards, order: shows.order.map(Number) };
  }
  return finished;
}
