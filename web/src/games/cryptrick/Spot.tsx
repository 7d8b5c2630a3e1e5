import type { Seat } from '@overtrick/engine';
import type { Cryptrick } from '@overtrick/games/cryptrick';
import { handOf } from '../../table/motion.tsx';
import { PlayingCard } from '../../table/PlayingCard.tsx';
import type { BoardProps } from '../board.ts';
import { AnswerCard } from './AnswerCard.tsx';
import { blocksOn, cardName } from './coins.ts';
import { landingOf } from './landing.ts';
import { pieceOf } from './pieces.ts';
import { placeInLine, type Scene } from './scene.ts';
import { S } from './signs.ts';

type SpotProps = {
  readonly seat: Seat;
  readonly scene: Scene;
  /** Who would acquire, the chosen card included. */
  readonly order: readonly Seat[];
  readonly board: BoardProps<Cryptrick>;
};

/** What lies in front of a seat in this trick: the answer to the offer, then the card. */
export function Spot({ seat, scene, order, board: { view, talk, selection } }: SpotProps) {
  const { say, isYou } = talk;
  const { kind, seller, buyer, offered } = scene;
  const selling = kind === 'sale' && offered !== null && seller !== null;
  const tag = tagOf();
  const place = order.indexOf(seat) + 1;
  return (
    <div className="cry-spot" data-place={place || undefined}>
      {selling && seat !== seller ? (
        <AnswerCard
          answer={view.now.board.answers[seat]}
          place={placeInLine(seat, seller, view.players)}
          buyer={buyer === seat}
          talk={talk}
        />
      ) : (
        card()
      )}
      {place > 0 && kind !== 'sale' && (
        <b key={place} className="cry-badge" data-in="pop">
          <span className="unseen">{say(S.place, { place })}</span>
          <span aria-hidden="true">{place}</span>
        </b>
      )}
      {tag && <span className="cry-tag">{tag}</span>}
    </div>
  );

  function tagOf(): string | null {
    if (selling) return seat === seller ? say(S.sells) : null;
    const lead = kind === 'sale' ? view.now.board.lead : scene.cards[0]?.seat;
    return seat === lead && kind !== 'market' ? say(S.leads) : null;
  }

  function card() {
    const played = scene.cards.find((each) => each.seat === seat)?.card;
    if (played === undefined) return ghost();
    const block = blocksOn(played, view.now.board) > 0;
    // CRY-4.2: in the market a card without a block has left the trick, and one with a block is for sale.
    if (kind === 'market' && block) return <span className="slot" />;
    return (
      <span
        className="cry-card"
        data-gone={kind === 'market' || undefined}
        data-key={pieceOf(played, scene.cards[0].seat === seat ? 'sale' : seat)}
        data-from={landingOf(view) === seat ? handOf(seat, view) : undefined}
      >
        <PlayingCard card={played} />
        <span className="unseen">{cardName(played, talk)}</span>
      </span>
    );
  }

  /** The chosen card where it would lie, or an empty place. */
  function ghost() {
    const { preview } = selection;
    if (isYou(seat) && preview?.do === 'play') {
      return (
        <span className="cry-card" data-ghost="">
          <PlayingCard card={preview.card} />
        </span>
      );
    }
    return (
      <span className="slot">{kind === 'trick' && <span className="unseen">{say(S.noCard)}</span>}</span>
    );
  }
}
