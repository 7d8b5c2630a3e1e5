import type { Game, GameTypes } from './game.ts';
import type { ChoiceEvent, DealEvent, MatchEvent, Now, View } from './view.ts';

/** A moment as it is sent: the decisions are text, everything else is the JSON it already is. */
export type NowText = Omit<Now, 'choices'> & { readonly legal: readonly string[] };
/** A decision as it is sent; a hidden one has no `action`. */
export type ChoiceEventText = Omit<ChoiceEvent, 'decision'> & { readonly action?: string };
export type MatchEventText = DealEvent | ChoiceEventText;
/** A view as it is sent. */
export interface ViewText extends Omit<View, 'now' | 'past'> {
  readonly now: NowText;
  readonly past: readonly MatchEventText[];
}

/** Writes what one observer is shown at this moment. */
export function writeNow<G extends GameTypes>(game: Game<G>, { choices, ...now }: Now<G>): NowText {
  return { ...now, legal: choices.map((decision) => game.makeDecision(decision)) };
}

/** Writes one event of a record. */
export function writeEvent<G extends GameTypes>(game: Game<G>, event: MatchEvent<G>): MatchEventText {
  if (event.t === 'deal') return event;
  const { decision, ...rest } = event;
  return decision ? { ...rest, action: game.makeDecision(decision) } : rest;
}

/** Writes a whole view. */
export function writeView<G extends GameTypes>(game: Game<G>, view: View<G>): ViewText {
  return {
    ...view,
    now: writeNow(game, view.now),
    past: view.past.map((event) => writeEvent(game, event)),
  };
}

/** Reads what a server of the same rules has sent; a decision it cannot read is a bug of one of the two. */
export function readNow<G extends GameTypes>(game: Game<G>, now: NowText): Now<G> {
  return { ...now, choices: now.legal.map((text) => readDecision(game, text)) };
}

/** Reads one event of a record. */
export function readEvent<G extends GameTypes>(game: Game<G>, event: MatchEventText): MatchEvent<G> {
  if (event.t === 'deal' || event.action === undefined) return event;
  return { ...event, decision: readDecision(game, event.action) };
}

/** Reads a whole view. */
export function readView<G extends GameTypes>(game: Game<G>, view: ViewText): View<G> {
  return { ...view, now: readNow(game, view.now), past: view.past.map((event) => readEvent(game, event)) };
}

/** Reads one decision. */
export function readDecision<G extends GameTypes>(game: Game<G>, text: string): G['decision'] {
  const parsed = game.parseDecision(text);
  if (!parsed.ok) throw new Error(`the server sent “${text}”, which is no decision of ${game.id}`);
  return parsed.value;
}
