import type { Decision, Game } from './game.ts';
import type { MatchState } from './match.ts';
import type { Refusal } from './refusal.ts';
import { fail, ok, type Result } from './result.ts';
import { seatsOf } from './seat.ts';
import { refuse } from './table.ts';
import type { View } from './view.ts';

/** What a view alone tells of a decision: why it is forbidden, or what it would make. */
export function consider<S extends MatchState, Board>(
  game: Game<S, Board>,
  view: View<Board>,
  text: string,
): Result<Readonly<Record<string, unknown>>, Refusal> {
  const allowed = whyNot(game, view, text);
  return allowed.ok ? ok(game.preview(view, allowed.value)) : allowed;
}

/** The rule that forbids a decision, worked out from a view alone; its integer when nothing does. */
export function whyNot<S extends MatchState, Board>(
  game: Game<S, Board>,
  view: View<Board>,
  text: string,
): Result<Decision, Refusal> {
  if (view.now.over) return fail({ reason: 'match-over' });
  const parsed = game.parseDecision(text);
  if (!parsed.ok) return parsed;
  const state = game.recall(view);
  if (state.turn < 0) return fail({ reason: 'awaits-deal' });
  const actors = game.actors(state);
  if (view.seat < 0 || ((actors >> view.seat) & 1) === 0) {
    return fail({ reason: 'not-your-turn', seat: view.seat, asked: seatsOf(actors).join(', ') });
  }
  const forbidden = game.whyNot(state, view.seat, parsed.value);
  return forbidden ? fail(refuse(game, forbidden)) : parsed;
}
