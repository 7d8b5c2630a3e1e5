import type { Game, GameTypes } from './game.ts';
import type { Seat } from './seat.ts';
import type { ChoiceEvent, DealEvent, MatchEvent, Now, View } from './view.ts';

/** A moment as it is sent: the decisions are text, everything else is the JSON it already is. */
export interface NowText extends Omit<Now, 'choices'> {
  /** The decisions this seat may take, in notation, sorted as text; empty when it is not asked. */
  readonly legal: readonly string[];
  /** Who shares the first place, also said by the outcome; empty while the match runs. */
  readonly winners: readonly Seat[];
}
/** A decision as it is sent; a hidden one has no `action`. */
export interface ChoiceEventText extends Omit<ChoiceEvent, 'decision'> {
  readonly action?: string;
}
/** An event as it is sent. */
export type MatchEventText = DealEvent | ChoiceEventText;
/** A view as it is sent. */
export interface ViewText extends Omit<View, 'now' | 'past'> {
  readonly now: NowText;
  readonly past: readonly MatchEventText[];
}

/** Writes what one observer is shown at this moment. The order of what is written never changes. */
export function writeNow<G extends GameTypes>(game: Game<G>, now: Now<G>): NowText {
  const { deal, deals, asked, choices, hand, handSizes, points, sheet, over, ...rest } = now;
  const legal = choices.map((decision) => game.makeDecision(decision));
  const winners = now.outcome?.winners ?? [];
  return { deal, deals, asked, legal, hand, handSizes, points, sheet, over, winners, ...rest };
}

/** Writes one event of a record. */
export function writeEvent<G extends GameTypes>(game: Game<G>, event: MatchEvent<G>): MatchEventText {
  if (event.t === 'deal') return event;
  const { t, seat, decision, ...rest } = event;
  return { t, seat, ...(decision && { action: game.makeDecision(decision) }), ...rest };
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
export function readNow<G extends GameTypes>(game: Game<G>, { legal, winners: _, ...now }: NowText): Now<G> {
  return { ...now, choices: legal.map((text) => readDecision(game, text)) };
}

/** Reads one event of a record. */
export function readEvent<G extends GameTypes>(game: Game<G>, event: MatchEventText): MatchEvent<G> {
  if (event.t === 'deal') return event;
  const { action, ...told } = event;
  return action === undefined ? told : { ...told, decision: readDecision(game, action) };
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
