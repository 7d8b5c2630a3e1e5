import type { Game, MatchLog, Seat } from '@overtrick/engine';
import { Match } from '@overtrick/match';
import type { DealSummary, MatchSummary } from '../store/summaries.ts';

/** What a seat did in each deal of a finished match; null when its log does not replay. */
export function summaryOf(game: Game, log: MatchLog, seat: Seat, id: string): MatchSummary | null {
  const opened = Match.open(game, log, 0);
  if (!opened.ok) return null;
  const match = opened.value;
  const deals: DealSummary[] = [];
  while (!match.isAtEnd) {
    if (!match.advance().ok) return null;
    if (match.state.turn < 0) deals.push(dealAt(match, seat));
  }
  return { id, deals };
}

/** What a seat did in the deal that has just ended. */
function dealAt(match: Match, seat: Seat): DealSummary {
  const { game, state } = match;
  const bound = game.bids?.(state).find((each) => each.seat === seat);
  const taken = game.tricks(match.view(seat)).filter(({ won }) => won.seat === seat).length;
  const points = state.sheet[state.deal * state.players + seat];
  return { bid: bound?.bid ?? null, taken, met: bound?.off === 0, points };
}
