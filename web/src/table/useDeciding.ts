import { type GameTypes, isAmong, isSame } from '@overtrick/engine';
import { type Dispatch, type RefObject, useLayoutEffect, useRef } from 'react';
import type { BoardModule, Selection } from '../games/board.ts';
import { useSettings } from '../settings/settings.ts';
import type { TableSnapshot, TableSource } from '../source/source.ts';
import type { TableAction, TableState } from './state.ts';

/** So long after somebody is asked something else a tap may have been meant for what lay there before. */
const MOMENT = 400;

/** The chosen or carried card of the own hand. */
const LEAVING = '.hand-card[data-carried] .card, .hand-card[aria-pressed="true"] .card';

type Decision = GameTypes['decision'];

export interface Deciding {
  /** Takes a decision. */
  readonly commit: (decision: Decision) => void;
  /** Chooses a decision by its button; the chosen one again, or one that can be undone, is taken, as the settings say. */
  readonly choose: (decision: Decision, tapped?: boolean) => void;
  /** Somebody touched this card of the hand. */
  readonly touch: (at: number) => void;
  /** Somebody carries it: it is chosen, so that what it would make is seen; back in the hand it is not chosen any more. */
  readonly carry: (at: number) => void;
  readonly putBack: (at: number) => void;
  /** Somebody dropped it on the table. */
  readonly drop: (at: number) => void;
  readonly undo: () => void;
  /** Where the card lay that was played last. */
  readonly departure: RefObject<DOMRect | null>;
}

type Table = {
  readonly snapshot: TableSnapshot;
  readonly source: TableSource;
  readonly module: BoardModule;
  readonly state: TableState;
  readonly selection: Selection;
  readonly dispatch: Dispatch<TableAction>;
  /** Goes on to the newest moment. */
  readonly hurry: () => void;
};

/** What a touch, a key or a drop does at a table. */
export function useDeciding({
  snapshot,
  source,
  module,
  state,
  selection,
  dispatch,
  hurry,
}: Table): Deciding {
  const { confirm } = useSettings();
  const departure = useRef<DOMRect | null>(null);
  const { view } = snapshot;
  const { game } = module;
  const { choices, asked } = view.now;
  /** The card that is carried was chosen by carrying it. */
  const carried = useRef(false);
  const changed = useRef(0);
  // The answers of others change nothing about one's own question.
  const question = choices.map((choice) => game.makeDecision(choice)).join(' ');
  // Before it is seen, so that no tap is faster.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time is that of the question
  useLayoutEffect(() => {
    changed.current = performance.now();
  }, [question]);

  function commit(decision: Decision): void {
    if (state.sent === view || !isAmong(game, choices, decision)) return;
    dispatch({ do: 'send' });
    departure.current = document.querySelector(LEAVING)?.getBoundingClientRect() ?? null;
    void source.decide(view.seat, decision).then((result) => {
      if (!result.ok) dispatch({ do: 'refuse' });
    });
  }

  /** One tap is enough where it can be undone, and where it was not meant for what lay here a moment ago. */
  function isAtOnce(decision: Decision): boolean {
    const undone = source.undo !== undefined && asked.length > 1;
    return undone && !!module.atOnce?.(decision) && performance.now() - changed.current > MOMENT;
  }

  return {
    commit,
    departure,
    choose(decision, tapped = false) {
      hurry();
      const again = selection.decision !== null && isSame(game, selection.decision, decision);
      if (!confirm && (again || (tapped && isAtOnce(decision)))) commit(decision);
      else dispatch({ do: 'choose', decision });
    },
    touch(at) {
      hurry();
      const again = selection.cards.length === 1 && selection.cards[0] === at;
      if (again && selection.decision !== null && !confirm) commit(selection.decision);
      else dispatch({ do: 'touch', at });
    },
    carry(at) {
      hurry();
      carried.current = !selection.cards.includes(at);
      if (carried.current) dispatch({ do: 'touch', at });
    },
    putBack(at) {
      if (carried.current && selection.cards.includes(at)) dispatch({ do: 'touch', at });
    },
    drop(at) {
      // Who wants to confirm presses the button, unless the card was chosen before.
      const sure = !confirm || !carried.current;
      if (sure && selection.cards.includes(at) && selection.decision !== null) commit(selection.decision);
    },
    undo() {
      // What costs the match its place in the statistics is asked before, once.
      if (snapshot.undo === 'marked' && snapshot.takenBack === 0) dispatch({ do: 'open', sheet: 'takeBack' });
      else source.undo?.();
    },
  };
}
