import type { View } from '@overtrick/engine';
import type { Cryptrick } from '@overtrick/games/cryptrick';
import { PlayingCard } from '../../table/PlayingCard.tsx';

/** The gift on its way: face down for all but the two of it (CRY-2.3). It is only there while it flies. */
export function GiftCard({ view: { now, past } }: { readonly view: View<Cryptrick> }) {
  const last = past.at(-1);
  const { gift } = now.board;
  if (last?.t !== 'choice' || last.shows?.asked !== 'give' || !gift) return null;
  const { from, to, card } = gift;
  return (
    <span key={past.length} className="cry-gift" data-from={from} data-to={to} aria-hidden="true">
      <PlayingCard {...(card !== null && { card })} />
    </span>
  );
}
