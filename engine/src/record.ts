import type { Code, Game, GameTypes } from './game.ts';
import { dealPoints, isOver, winnersOf } from './match.ts';
import { type Observer, type Seat, SPECTATOR } from './seat.ts';
import type { ChoiceEvent, DealEvent } from './view.ts';

/** What an observer is told of a deal that has just been dealt. */
export function dealEventOf<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  observer: Observer,
): DealEvent<G> {
  const hand = observer === SPECTATOR ? [] : game.hand(state, observer);
  return { t: 'deal', deal: state.deal, hand, setup: game.dealt(state, observer) };
}

/** A decision, and the table before and after it. */
export interface Step<G extends GameTypes> {
  readonly before: G['state'];
  readonly seat: Seat;
  readonly code: Code;
  readonly after: G['state'];
}

/** What an observer is told of a decision. */
export function choiceEventOf<G extends GameTypes>(
  game: Game<G>,
  { before, seat, code, after }: Step<G>,
  observer: Observer,
): ChoiceEvent<G> {
  const decision = game.seen(before, seat, code, observer) ? game.decode(code) : null;
  const shows = game.shows(before, seat, code, after, observer);
  return {
    t: 'choice',
    seat,
    ...(decision && { decision }),
    ...(shows && { shows }),
    ...(after.turn < 0 && { dealEnd: dealPoints(after, after.deal) }),
    ...(isOver(after) && { end: { scores: Array.from(after.points), winners: winnersOf(after, game.best) } }),
  };
}
