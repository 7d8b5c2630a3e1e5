import { consider, type GameTypes, isAmong, type Maxim, type Refusal, type View } from '@overtrick/engine';
import type { Advice } from '../source/source.ts';
import { type Hint, hintOf } from './hint.ts';
import { areTogether, goesWith, isSingle, placesOf, type Seen } from './selection.ts';

export type OpenSheet = 'since' | 'menu' | 'help' | 'takeBack' | null;

/** All that a table remembers by itself. Everything else on the screen follows from the snapshot. */
export interface TableState {
  /** The position that the choice below was made at; at any other it is forgotten. */
  readonly position: number;
  /** The chosen cards: places in the hand, in the order they were touched. */
  readonly cards: readonly number[];
  /** A decision that was chosen by its button; null while the cards alone say it. */
  readonly decision: GameTypes['decision'] | null;
  /** Why the last touch changed nothing. */
  readonly refusal: Refusal | null;
  /** The view whose decision is on its way: a second tap is not a second decision. */
  readonly sent: View | null;
  /** What the adviser says of this choice, if it was asked. */
  readonly hint: Hint | null;
  /** What lies over the table. */
  readonly sheet: OpenSheet;
}

export const defaults: TableState = {
  position: 0,
  cards: [],
  decision: null,
  refusal: null,
  sent: null,
  hint: null,
  sheet: null,
};

export type TableAction =
  /** The table stands somewhere else than before. */
  | { readonly do: 'move' }
  /** A card of the hand is chosen or put back; if it may not be played, the refusal says why. */
  | { readonly do: 'touch'; readonly at: number }
  /** A decision is chosen by its button; of one that is not legal the refusal says why. */
  | { readonly do: 'choose'; readonly decision: GameTypes['decision'] }
  | { readonly do: 'clear' }
  /** The adviser is asked, and answers: its first advice is chosen, unless somebody has chosen or moved on meanwhile. */
  | { readonly do: 'ask' }
  | { readonly do: 'advise'; readonly advice: readonly Advice[]; readonly reason?: Maxim | null }
  /** What is chosen is on its way. */
  | { readonly do: 'send' }
  /** What was on its way has not been taken. */
  | { readonly do: 'refuse' }
  | { readonly do: 'open'; readonly sheet: OpenSheet };

/** The position of a view. Somebody else's hidden answer changes nothing for the person who is about to answer too. */
export const positionOf = ({ game, view }: Seen): number =>
  view.past.filter(
    (event) =>
      event.t === 'deal' ||
      event.decision !== undefined ||
      (event.shows !== undefined && game.turnsUp(event.shows)),
  ).length;

/** The state after an action at this table. */
export function reduce(state: TableState, action: TableAction, seen: Seen): TableState {
  const position = positionOf(seen);
  const cleared = { ...state, position, cards: [], decision: null, refusal: null, hint: null };
  switch (action.do) {
    case 'move':
    case 'clear':
      return cleared;
    case 'touch':
      return touch(state.position === position ? state : cleared, action.at, seen);
    case 'choose':
      return choose(state, action.decision, seen);
    case 'ask':
      return { ...cleared, hint: 'thinking' };
    case 'advise':
      return state.hint === 'thinking' ? advised(state, hintOf(action.advice, action.reason), seen) : state;
    case 'send':
      return { ...state, sent: seen.view };
    case 'refuse':
      return { ...state, sent: null };
    case 'open':
      return { ...state, sheet: action.sheet };
  }
}

function touch(state: TableState, at: number, seen: Seen): TableState {
  const { game, view } = seen;
  const single = isSingle(seen);
  const select = (cards: readonly number[]) => ({
    ...state,
    cards,
    decision: null,
    refusal: null,
    hint: null,
  });
  if (state.cards.includes(at)) return select(single ? [] : state.cards.filter((other) => other !== at));
  const next = single ? [at] : [...state.cards, at];
  if (goesWith(seen, state.cards, at)) return select(next);
  const meant = game.decisionWith(
    view,
    next.map((other) => view.now.hand[other]),
  );
  const considered = meant === null ? null : consider(game, view, meant);
  if (considered && !considered.ok) return { ...state, refusal: considered.error };
  if (!areTogether(seen, [at])) return state;
  // It does not go with all that is chosen, but it can be played: keep what goes with it.
  const kept = [...state.cards.filter((other) => areTogether(seen, [other, at])), at];
  return select(areTogether(seen, kept) ? kept : [at]);
}

function choose(state: TableState, decision: GameTypes['decision'], seen: Seen): TableState {
  const { game, view } = seen;
  const { choices } = view.now;
  const cleared = {
    ...state,
    position: positionOf(seen),
    cards: [],
    decision: null,
    refusal: null,
    hint: null,
  };
  if (isAmong(game, choices, decision)) {
    return { ...cleared, cards: placesOf(seen, decision, state.cards), decision };
  }
  const considered = choices.length === 0 ? null : consider(game, view, decision);
  return considered && !considered.ok ? { ...cleared, refusal: considered.error } : state;
}

/** What is advised is chosen as by its button, so that it is lifted and previewed. */
const advised = (state: TableState, hint: Hint, seen: Seen): TableState => ({
  ...(typeof hint === 'string' ? state : choose(state, hint.decision, seen)),
  hint,
});
