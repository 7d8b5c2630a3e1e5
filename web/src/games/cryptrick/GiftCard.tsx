import type { View } from '@overtrick/engine';
import { PlayingCard } from '../../table/PlayingCard.tsx';
import { giftNow, happeningOf } from './happening.ts';

/** The gift on its way: face down for all but the two of it (CRY-2.3). It is only there while it flies. */
export function GiftCard({ view: { past } }: { readonly view: View }) {
  const last = past.at(-1);
  if (last?.t !== 'choice' || happeningOf(last, past.slice(0, -1)) !== 'give') return null;
  const gift = giftNow(past);
  if (!gift) return null;
  const { from, to, card } = gift;
  return (
    <span key={past.length} className="cry-gift" data-from={from} data-to={to} aria-hidden="true">
      <PlayingCard {...(card !== undefined && { card })} />
    </span>
  );
}
