import { thisDeal, type View } from '@overtrick/engine';
import type { CryptrickBoard } from '@overtrick/games/cryptrick';
import { cardIn } from './happening.ts';

/** Every card whose place this seat knows: what lies or lay open, the own hand, and own gifts that are still held. */
export function seenCards({ now, past, seat }: View<CryptrickBoard>): string[] {
  const { phase, taken, cards, spoils, offered, revealed, gone } = now.board;
  // CRY-4.2: once blocks are acquired, the other cards of the trick have left it.
  const trick = phase === 'acquire' ? spoils : cards.map(({ card }) => card);
  const open = [offered, revealed].filter((card) => card !== null);
  return [...now.hand, ...gone, ...taken.flat(), ...trick, ...open, ...ownGifts()];

  /** What one gave away, until its new owner lays it open. */
  function ownGifts(): string[] {
    const { choices } = thisDeal(past);
    let seller = -1;
    const gifts: { to: number; card: string }[] = [];
    for (const event of choices) {
      const { action = '' } = event;
      const card = cardIn(action);
      if (action.startsWith('reveal:')) seller = event.seat;
      if (action.startsWith('give:') && event.seat === seat) gifts.push({ to: seller, card });
      else {
        const laid = gifts.findIndex(({ to, card: given }) => to === event.seat && given === card);
        if (laid >= 0 && /^(play|reveal):/.test(action)) gifts.splice(laid, 1);
      }
    }
    return gifts.map(({ card }) => card);
  }
}
