import { consider, type Refusal, type View } from '@overtrick/engine';
import { useMemo, useState } from 'react';
import type { BoardModule, Selection } from '../games/board.ts';
import { holds } from '../games/generic/notation.ts';
import { previewOf, usePreviews } from './usePreviews.ts';

/** Why something could not be chosen, in words, and the rule that says so. */
export interface Notice {
  readonly refusal: Refusal;
  readonly card?: string;
}

export interface Selecting {
  readonly selection: Selection;
  readonly notice: Notice | null;
  /** True for each card of the hand that can be part of a decision now, given what is chosen. */
  readonly lively: readonly boolean[];
  /** True where a card is asked for but not this one. While bids are asked for, no card is quiet. */
  readonly quiet: readonly boolean[];
  /** Chooses a card of the hand or puts it back. False: it may not be played, and the notice says why. */
  touch(at: number): boolean;
  /** Chooses a legal decision; of another one the notice says why not. */
  choose(decision: string): void;
  clear(): void;
}

interface Chosen {
  readonly position: number;
  readonly cards: readonly number[];
  readonly decision: string | null;
  readonly notice: Notice | null;
}

/** What the person has in mind. It is forgotten as soon as the table changes. */
export function useSelection(module: BoardModule, view: View): Selecting {
  const { hand, legal } = view.now;
  // Somebody else's hidden answer changes nothing for the person who is about to answer too.
  const position = view.past.filter(
    (event) => event.t === 'deal' || (event.action ?? event.shows) !== undefined,
  ).length;
  const nothing: Chosen = { position, cards: [], decision: null, notice: null };
  const [kept, setChosen] = useState<Chosen>(nothing);
  // Forgotten for good: an undo brings back the position, not what was in mind there.
  if (kept.position !== position) setChosen(nothing);
  const chosen = kept.position === position ? kept : nothing;
  const byCards = useMemo(
    () => legal.flatMap((decision) => pair(decision, module.cardsOf(decision))),
    [legal, module],
  );
  const single = byCards.every(({ cards }) => cards.length === 1);

  const options = useMemo(() => {
    const cards = chosen.cards.map((at) => hand[at]);
    return cards.length === 0 ? [] : byCards.filter((each) => same(each.cards, cards)).map(text);
  }, [chosen.cards, hand, byCards]);
  const decision = chosen.decision ?? (options.length === 1 ? options[0] : null);
  const preview = decision === null ? null : previewOf(module, view, decision);
  usePreviews(module, view);
  const selection = useMemo(
    () => ({ cards: chosen.cards, options, decision, preview }),
    [chosen.cards, options, decision, preview],
  );

  const fits = (at: number): boolean => {
    const base = single ? [] : chosen.cards.filter((other) => other !== at);
    const wanted = [...base.map((other) => hand[other]), hand[at]];
    return byCards.some((each) => holds(each.cards, wanted));
  };
  // Nothing more goes with what is chosen: now every card that could be played instead is lively again.
  const more = hand.some((_, at) => !chosen.cards.includes(at) && fits(at));
  const full = decision !== null && !single && !more;
  const rests = legal.length > 0 && (module.handRests?.(view) ?? false);
  const playable = (at: number): boolean =>
    fits(at) || (full && byCards.some((each) => each.cards.includes(hand[at])));

  return {
    selection,
    notice: chosen.notice,
    lively: hand.map((_, at) => playable(at)),
    quiet: hand.map((_, at) => (byCards.length > 0 ? !playable(at) : rests)),
    touch(at) {
      if (chosen.cards.includes(at)) {
        setChosen({ ...nothing, cards: single ? [] : chosen.cards.filter((other) => other !== at) });
        return true;
      }
      const next = single ? [at] : [...chosen.cards, at];
      if (fits(at)) {
        setChosen({ ...nothing, cards: next });
        return true;
      }
      const meant = module.attempt(
        next.map((other) => hand[other]),
        view,
      );
      const considered = meant === null ? null : consider(module.game, view, meant);
      if (considered && !considered.ok) {
        setChosen({ ...chosen, position, notice: { refusal: considered.error, card: hand[at] } });
      } else if (byCards.some((each) => holds(each.cards, [hand[at]]))) {
        // It does not go with all that is chosen, but it can be played: keep what goes with it.
        const together = (places: readonly number[]) => {
          const wanted = places.map((place) => hand[place]);
          return byCards.some((each) => holds(each.cards, wanted));
        };
        const kept = [...chosen.cards.filter((other) => together([other, at])), at];
        setChosen({ ...nothing, cards: together(kept) ? kept : [at] });
        return true;
      }
      return false;
    },
    choose(wanted) {
      if (!legal.includes(wanted)) {
        const considered = legal.length === 0 ? null : consider(module.game, view, wanted);
        if (considered && !considered.ok) setChosen({ ...nothing, notice: { refusal: considered.error } });
        return;
      }
      const uses = module.cardsOf(wanted);
      setChosen({ ...nothing, cards: uses ? placesOf(uses, hand, chosen.cards) : [], decision: wanted });
    },
    clear: () => setChosen(nothing),
  };
}

interface ByCards {
  readonly decision: string;
  readonly cards: readonly string[];
}
const pair = (decision: string, cards: readonly string[] | null): ByCards[] =>
  cards === null ? [] : [{ decision, cards }];
const text = ({ decision }: ByCards) => decision;
const same = (a: readonly string[], b: readonly string[]) => a.length === b.length && holds(a, b);

/** Where these cards are in the hand; those already chosen first. */
function placesOf(cards: readonly string[], hand: readonly string[], chosen: readonly number[]): number[] {
  const free = [...chosen, ...hand.keys()];
  return cards.flatMap((card) => {
    const found = free.find((at) => hand[at] === card);
    if (found === undefined) return [];
    for (let i = free.indexOf(found); i >= 0; i = free.indexOf(found)) free.splice(i, 1);
    return [found];
  });
}
