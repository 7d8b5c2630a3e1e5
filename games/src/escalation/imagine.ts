import { type Holder, Holdings, type Sampler, shuffleFront, type View } from '@overtrick/engine';
import { PASS_CARD, parseCard } from './deck.ts';
import { addCard, copy, type EscalationState } from './state.ts';
import type { Escalation } from './types.ts';
import { recall } from './view.ts';

/**
 * Every way in which the unseen cards can lie in the other hands and in the draw pile; equal cards are different ones,
 * also where they have been played. Nobody ever has to play a number card, so no decision of the past says anything
 * about the cards that are left, but one: who must lead holds a number card (ESC-2.6), else there was no taking.
 */
export function imagine(view: View<Escalation>): Sampler<EscalationState> {
  const known = recall(view);
  const { now, players } = view;
  const kinds = Array.from(known.copies, (count, kind) => count - known.seen[kind]);
  for (const card of now.hand) kinds[parseCard(card)]--;
  const others = Array.from({ length: players }, (_, seat) => seat).filter((seat) => seat !== view.seat);
  const holders: Holder[] = others.map((seat) => {
    const size = now.handSizes[seat];
    const leads = seat === known.turn && known.middle === 0;
    return { size, barred: 0, ...(leads && size <= kinds[PASS_CARD] && { most: size - 1 }) };
  });
  const pile = now.board.drawPile;
  const inHands = holders.reduce((sum, holder) => sum + holder.size, 0);
  const unseen = kinds.reduce((sum, count) => sum + count, 0);
  holders.push({ size: pile, barred: 0 });
  // Once a deal has ended, the last hands lie face down in the stacks.
  const aside = unseen - inHands - pile;
  if (aside > 0) holders.push({ size: aside, barred: 0 });
  const holdings = new Holdings({ kinds, holders, split: PASS_CARD + 1 });
  const pileAt = holdings.offset(others.length);
  const drawPile = new Uint8Array(pile);
  return {
    draw(random, into) {
      copy(known, into);
      holdings.draw(random);
      for (let i = 0, at = 0; i < others.length; i++) {
        for (const end = at + now.handSizes[others[i]]; at < end; at++) {
          addCard(into, others[i], holdings.cards[at]);
        }
      }
      for (let i = 0; i < pile; i++) drawPile[i] = holdings.cards[pileAt + i];
      shuffleFront(drawPile, pile, pile, random);
      into.deck.set(drawPile, into.drawn);
    },
  };
}
