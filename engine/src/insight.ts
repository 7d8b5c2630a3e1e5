import type { Code, Forbidden, Game, GameTypes, Settled } from './game.ts';
import type { Refusal } from './refusal.ts';
import { fail, ok, type Result } from './result.ts';
import { seatsOf } from './seat.ts';
import type { MatchEvent, View } from './view.ts';

/** What a view alone tells of a decision, or of its notation: why it is forbidden, or what it would make. */
export function consider<G extends GameTypes>(
  game: Game<G>,
  view: View<G>,
  said: G['decision'] | string,
): Result<G['preview'], Refusal> {
  const decision = decisionOf(game, said);
  if (!decision.ok) return decision;
  const allowed = whyNot(game, view, decision.value);
  return allowed.ok ? ok(game.preview(view, decision.value)) : allowed;
}

/** What `Table.check` says of a decision, worked out from a view alone. */
export function whyNot<G extends GameTypes>(
  game: Game<G>,
  view: View<G>,
  said: G['decision'] | string,
): Result<Code, Refusal> {
  if (view.now.over) return fail({ reason: 'match-over' });
  const decision = decisionOf(game, said);
  if (!decision.ok) return decision;
  const state = game.recall(view);
  if (state.turn < 0) return fail({ reason: 'awaits-deal' });
  const actors = game.actors(state);
  if (view.seat < 0 || ((actors >> view.seat) & 1) === 0) {
    return fail({ reason: 'not-your-turn', seat: view.seat, asked: seatsOf(actors).join(', ') });
  }
  const code = game.encode(decision.value);
  const forbidden = game.whyNot(state, view.seat, code);
  return forbidden ? fail(refuse(game, forbidden)) : ok(code);
}

/** What an event settled that people look at for a moment; null for nothing. */
export const settledBy = <G extends GameTypes>(
  game: Game<G>,
  event: MatchEvent<G> | undefined,
): Settled | null => (event?.t === 'choice' && event.shows ? game.settles(event.shows) : null);

/** A decision that was given as such, or in the notation. */
export const decisionOf = <G extends GameTypes>(
  game: Pick<Game<G>, 'parseDecision'>,
  said: G['decision'] | string,
): Result<G['decision'], Refusal> => (typeof said === 'string' ? game.parseDecision(said) : ok(said));

/** Puts a rule's number or a missing card into the words that people read. */
export function refuse(game: Pick<Game, 'reasons'>, forbidden: Forbidden): Refusal {
  if ('notHeld' in forbidden) return { reason: 'not-in-hand', card: forbidden.notHeld };
  return { reason: 'rule', rule: forbidden.rule, words: game.reasons[forbidden.rule] };
}
