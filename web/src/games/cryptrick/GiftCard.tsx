import type { View } from '@overtrick/engine';
import type { Cryptrick } from '@overtrick/games/cryptrick';
import { handOf } from '../../table/motion.tsx';
import { PlayingCard } from '../../table/PlayingCard.tsx';

/** The gift on its way: face down for all but the two of it (CRY-2.3). It is only there while it flies. */
export function GiftCard({ view }: { readonly view: View<Cryptrick> }) {
  const { now, past } = view;
  const last = past.at(-1);
  const { gift } = now.board;
  if (last?.t !== 'choice' || last.shows?.asked !== 'give' || !gift) return null;
  const { from, to } = gift;
  // Whoever replays all hands sees a decision that the board hides.
  const card = last.decision?.do === 'give' ? last.decision.card : gift.card;
  return (
    <span
      key={past.length}
      className="cry-gift"
      data-key={`gift-${past.length}`}
      data-from={handOf(from, view)}
      data-pass={to === view.seat ? 'hand' : `seat-${to}`}
      aria-hidden="true"
    >
      <PlayingCard {...(card !== null && { card })} />
    </span>
  );
}
