import type { Cryptrick } from '@overtrick/games/cryptrick';
import { ChoiceButton } from '../../table/ChoiceButton.tsx';
import { handOf } from '../../table/motion.tsx';
import { PlayingCard } from '../../table/PlayingCard.tsx';
import type { BoardProps } from '../board.ts';
import { stepAlong } from './arrows.ts';
import { landingOf } from './landing.ts';
import { pieceOf } from './pieces.ts';
import type { Scene } from './scene.ts';
import { S } from './signs.ts';
import { words } from './words.ts';

type MarketProps = {
  readonly scene: Scene;
  /** What may be said of it. */
  readonly said: Scene;
  readonly board: BoardProps<Cryptrick>;
};

/** The cards with a block, to be taken in turn by numbers 1, 2 and 3 (CRY-4.3). */
export function Market({ scene, said, board: { view, told, talk } }: MarketProps) {
  const { say, name, isYou } = talk;
  const { choices, board } = view.now;
  const taker = told.now.asked[0];
  const newest = scene.cards.at(-1);
  const landing = landingOf(view);
  return (
    <div className="cry-market">
      <p className="cry-caption">
        <b>{taker !== undefined && say(isYou(taker) ? S.youTake : S.nameTakes, { name: name(taker) })}</b>
      </p>
      <ol className="cry-queue">
        {[...said.places.entries()].map(([at, { seat }]) => (
          <li key={seat} data-now={seat === taker || undefined}>
            <b className="cry-badge" data-place={at + 1}>
              {at + 1}
            </b>
            {name(seat)}
          </li>
        ))}
      </ol>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a box */}
      <div
        className="cry-spoils"
        style={{ '--spoils': board.spoils.length }}
        role="group"
        aria-label={say(S.market)}
        onKeyDown={stepAlong}
      >
        {board.spoils.map((card) => {
          const moves = {
            'data-key': pieceOf(card),
            'data-from': card === newest?.card && landing !== null ? handOf(landing, view) : undefined,
          };
          const decision = choices.find((choice) => choice.do === 'acquire' && choice.card === card);
          if (!decision) {
            return (
              <span key={card} className="cry-spoil" {...moves}>
                <PlayingCard card={card} talk={talk} />
              </span>
            );
          }
          return (
            <ChoiceButton
              key={card}
              decision={decision}
              className="cry-spoil"
              aria-label={words.decision(decision, view, talk)}
              {...moves}
            >
              <PlayingCard card={card} />
            </ChoiceButton>
          );
        })}
      </div>
    </div>
  );
}
