import { standing } from '@overtrick/bots';
import { awaitsDeal, evenChance, isOver, outcomeOf, type Seat, SPECTATOR } from '@overtrick/engine';
import type { Match } from '../match.ts';

/** What a review of one seat goes through, known before anything is judged. Plain data. */
export interface ReviewFrame {
  readonly seat: Seat;
  /** The chance to win before the first card, when all are equal. */
  readonly even: number;
  /** Positions at which the seat was asked and had a choice; what it decided there is the next event. */
  readonly asked: readonly number[];
  /** The end of every deal but the last: its position, and the chance that the points alone gave. */
  readonly standings: readonly { readonly position: number; readonly chance: number }[];
  /** The position at which the match was over, and the share of the win that the seat had; null while it runs. */
  readonly end: { readonly position: number; readonly share: number } | null;
}

/** Walks through a match that was opened whole. */
export function frameOf(match: Match, seat: Seat): ReviewFrame {
  const { game, setup } = match;
  const asked: number[] = [];
  const standings: { position: number; chance: number }[] = [];
  match.goTo(1);
  for (;;) {
    const position = match.at;
    const hadChoice = match.legal(seat).length > 1;
    if (awaitsDeal(match.state)) standings.push({ position, chance: standing(game, match.state)[seat] });
    if (match.isAtEnd) break;
    match.goTo(position + 1);
    const event = match.record(SPECTATOR).at(-1);
    if (hadChoice && event?.t === 'choice' && event.seat === seat) asked.push(position);
  }
  const end = isOver(match.state) ? { position: match.at, share: shareOf(match, seat) } : null;
  return { seat, even: evenChance(game, setup.players), asked, standings, end };
}

/** What a seat got of the win: all of it alone or as one side, a part where it is shared or drawn. */
function shareOf({ game, state }: Match, seat: Seat): number {
  const { kind, winners } = outcomeOf(game, state);
  if (!winners.includes(seat)) return 0;
  return kind === 'together' ? 1 : 1 / winners.length;
}
