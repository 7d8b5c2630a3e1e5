import { isOver, type Observer, type Seat, SPECTATOR, thisDeal } from '@overtrick/engine';
import type { Match } from './match.ts';

/** A decision that may be taken back: `free` when nothing new was seen since, else with a mark on the match. */
export interface TakeBack {
  readonly kind: 'free' | 'marked';
  /** Its number in the log, from 0; with it goes all that came later. */
  readonly decision: number;
}

/** The number of a seat's last decision in this deal; −1 when it has none. */
export function lastDecision(match: Match, seat: Observer): number {
  const deal = thisDeal(match.record(SPECTATOR)).choices;
  const at = deal.findLastIndex((choice) => choice.seat === seat);
  return at < 0 ? -1 : match.decided - deal.length + at;
}

/** True when this seat decided last and its decision turned nothing up for anybody. */
export function isUnanswered(match: Match, seat: Seat): boolean {
  for (let observer: Observer = SPECTATOR; observer < match.setup.players; observer++) {
    const last = match.record(observer).at(-1);
    if (last?.t !== 'choice' || last.seat !== seat || last.dealEnd) return false;
    if (last.shows && match.game.turnsUp(last.shows)) return false;
  }
  return true;
}

/** True when nothing has been shown to this seat since its last decision that it could not work out itself. */
function hasSeenNothing(match: Match, seat: Seat): boolean {
  const { game } = match;
  const { choices } = thisDeal(match.record(seat));
  const [own, ...others] = choices.slice(choices.findLastIndex((choice) => choice.seat === seat));
  const reveals = game.reveals ?? game.turnsUp;
  if (own.dealEnd || (own.shows && reveals(own.shows))) return false;
  return others.every(({ decision, shows }) => decision === undefined && !(shows && game.turnsUp(shows)));
}

/**
 * What a seat may take back: an unanswered decision. Alone against bots also one that nothing new was shown since, and with a
 * mark any of this deal.
 */
export function takeBackOf(match: Match, seat: Observer, people: number): TakeBack | null {
  const decision = seat < 0 || isOver(match.state) ? -1 : lastDecision(match, seat);
  if (decision < 0) return null;
  if (isUnanswered(match, seat)) return { kind: 'free', decision };
  if (people !== 1) return null;
  return { kind: hasSeenNothing(match, seat) ? 'free' : 'marked', decision };
}
