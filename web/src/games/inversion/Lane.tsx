import { type Inversion, inversion } from '@overtrick/games/inversion';
import { handOf } from '../../table/motion.tsx';
import { PlayingCard } from '../../table/PlayingCard.tsx';
import type { BoardProps } from '../board.ts';
import type { Ghost } from './preview.ts';
import { W } from './sayings.ts';
import { pieceOf, type TrickShown } from './trick.ts';
import { cardName } from './words.ts';

type LaneProps = {
  readonly trick: TrickShown;
  readonly ghost: Ghost | null;
  readonly board: BoardProps<Inversion>;
};

/** The card to follow, large, and the ones that will be followed after it (INV-1.3). */
export function Lane({ trick, ghost, board: { view, talk, shape } }: LaneProps) {
  const { say, name, isYou } = talk;
  const { lane, phase } = view.now.board;
  // Where there is room the lane keeps its ten places, and those of finished tricks say who took them.
  const past = shape === 'desk' ? inversion.tricks(view).slice(0, trick.number) : [];
  const next = trick.finished ? lane : lane.slice(1);
  const swapper = trick.plays.findLast(({ swapped }) => swapped);
  const follow = ghost?.swaps ? ghost.follow : trick.follow;
  return (
    <ol
      className="inv-lane"
      aria-label={say(W.lane)}
      style={{ '--laps': Math.max(1, past.length + next.length - 1) }}
    >
      {past.map(({ won }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a trick is its number
        <li key={at} className="inv-past" data-about="">
          <span className="slot inv-taken" />
          <span aria-hidden="true">{name(won.seat)}</span>
          <span className="unseen">
            {say(isYou(won.seat) ? W.wentToYou : W.wentTo, { trick: at + 1, name: name(won.seat) })}
          </span>
        </li>
      ))}
      <li
        className="inv-follow"
        data-about=""
        data-spot="follow"
        data-swapped={swapper !== undefined || undefined}
        data-ghost={ghost?.swaps || undefined}
      >
        <span className="inv-follow-word" aria-hidden="true">
          {trick.finished ? '' : say(phase === 'auction' ? W.followFirst : W.follow)}
        </span>
        {follow === null ? (
          <span className="slot" />
        ) : (
          <span
            key={follow}
            className="inv-follow-card"
            data-key={ghost?.swaps ? undefined : pieceOf(follow)}
            data-from={swapper && handOf(swapper.seat, view)}
            data-via={swapper && pieceOf(swapper.counts)}
          >
            <PlayingCard card={follow} />
          </span>
        )}
        {follow !== null && (
          <span className="unseen">{say(W.followCard, { card: cardName(follow, talk) })}</span>
        )}
      </li>
      {next.map((card, at) => {
        const partner = ghost?.partners.includes(card) && card !== trick.follow;
        const named = say(W.nextCard, { trick: trick.number + at + 2, card: cardName(card, talk) });
        return (
          <li key={card} className="inv-next" data-about="" data-partner={partner || undefined}>
            <span className="inv-next-card" data-key={pieceOf(card)}>
              <PlayingCard card={card} />
            </span>
            <span className="unseen">{partner ? `${named}, ${say(W.partner)}` : named}</span>
          </li>
        );
      })}
    </ol>
  );
}
