import type { Game, GameTypes, View } from '@overtrick/engine';
import { charms } from '@overtrick/games/charms';
import { cryptrick } from '@overtrick/games/cryptrick';
import { escalation } from '@overtrick/games/escalation';
import { inflation } from '@overtrick/games/inflation';
import { describe, expect, test } from 'vitest';
import { BIDS, TRICKS, tableAfter } from '../games/charms/testTable.ts';
import { tableWith as marketWith, OFFER } from '../games/cryptrick/testTable.ts';
import { tableWith as towerWith } from '../games/escalation/testTable.ts';
import { cards, tableOf } from '../games/testTable.ts';
import { choosingOf, type Seen } from './selection.ts';
import { defaults, positionOf, reduce, type TableAction, type TableState } from './state.ts';

const DEAL = {
  dealer: 2,
  first: 0,
  hands: [
    cards('7 6 3 5 10 6 9 9 8 8 2 1'),
    cards('7 7 4 4 5 5 10 10 9 9 3 2'),
    cards('10 10 10 8 8 8 6 6 5 5 4 3'),
  ],
};

/** Inflation! as one seat sees it; seat 0 begins, then these decisions, each by the seat in turn. */
const rowsAfter = (seat: number, ...decisions: readonly string[]): Seen =>
  seen(inflation, tableOf(inflation, DEAL, decisions).view(seat));

const bid = (tricks: number) => ({ do: 'bid', tricks }) as const;
const play = (card: string) => ({ do: 'play', card }) as const;
const seen = <G extends GameTypes>(game: Game<G>, view: View<G>): Seen => ({ game, view });
const bidding = rowsAfter(0);
const leading = rowsAfter(0, 'bid:3', 'bid:4', 'bid:5');
/** A 7 is led, and seat 1 has two. */
const following = rowsAfter(1, 'bid:3', 'bid:4', 'bid:5', 'play:7');

/** A table that has just come to stand here, after these actions. */
function after(table: Seen, ...actions: readonly TableAction[]): TableState {
  return [{ do: 'move' } as const, ...actions].reduce<TableState>(
    (state, action) => reduce(state, action, table),
    defaults,
  );
}

/** Touches these cards, one after the other: the n-th of its kind in the hand. */
const touch = (table: Seen, card: string, nth = 1): TableAction => {
  const places = [...table.view.now.hand.keys()].filter((at) => table.view.now.hand[at] === card);
  return { do: 'touch', at: places[nth - 1] };
};
const chosen = (table: Seen, { cards }: TableState): string[] => cards.map((at) => table.view.now.hand[at]);
const decisionOf = (table: Seen, state: TableState) => choosingOf(table, state).selection.decision;

describe('touching a card of Inflation!', () => {
  test('chooses it, and with it the play', () => {
    const state = after(leading, touch(leading, '6'));
    expect(chosen(leading, state)).toEqual(['6']);
    expect(decisionOf(leading, state)).toEqual({ do: 'play', card: '6' });
  });
  test('again puts it back', () => {
    expect(after(leading, touch(leading, '6'), touch(leading, '6'))).toEqual(after(leading));
  });
  test('takes the place of another one', () => {
    const state = after(leading, touch(leading, '6'), touch(leading, '10'));
    expect(chosen(leading, state)).toEqual(['10']);
  });
  test('of two equal ones lifts the one that was touched', () => {
    const state = after(leading, touch(leading, '9', 2));
    expect(leading.view.now.hand.indexOf('9')).not.toBe(state.cards[0]);
    expect(chosen(leading, state)).toEqual(['9']);
  });
  test('that may not be played says why and keeps what was chosen', () => {
    const state = after(following, touch(following, '7'), touch(following, '4'));
    expect(chosen(following, state)).toEqual(['7']);
    expect(state.refusal).toMatchObject({ reason: 'rule', rule: 'INF-3.3' });
  });
  test('that may be played takes the refusal away', () => {
    const state = after(following, touch(following, '4'), touch(following, '7'));
    expect(state.refusal).toBeNull();
    expect(chosen(following, state)).toEqual(['7']);
  });
  test('while bids are asked for says that it is too early', () => {
    const state = after(bidding, touch(bidding, '7'));
    expect(state).toMatchObject({ cards: [], refusal: { reason: 'rule', rule: 'INF-2.1' } });
  });
  test('while others are asked says whose turn it is', () => {
    const waiting = rowsAfter(2, 'bid:3', 'bid:4', 'bid:5', 'play:7');
    const state = after(waiting, touch(waiting, '8'));
    expect(state).toMatchObject({ cards: [], refusal: { reason: 'not-your-turn' } });
  });
});

describe('choosing a decision by its button', () => {
  test('is a choice without cards, where it uses none', () => {
    const state = after(bidding, { do: 'choose', decision: bid(3) });
    expect(state).toMatchObject({ cards: [], decision: { do: 'bid', tricks: 3 }, refusal: null });
    expect(choosingOf(bidding, state).selection.preview).toMatchObject({ do: 'bid', tricks: 3 });
  });
  test('lifts its cards, where it uses some', () => {
    const state = after(following, { do: 'choose', decision: play('7') });
    expect(chosen(following, state)).toEqual(['7']);
  });
  test('keeps the equal card that is lifted already', () => {
    const second = touch(following, '7', 2);
    const state = after(following, second, { do: 'choose', decision: play('7') });
    expect(second).toMatchObject({ at: state.cards[0] });
  });
  test('that nobody may take says why and chooses nothing', () => {
    const state = after(bidding, { do: 'choose', decision: bid(3) }, { do: 'choose', decision: bid(13) });
    expect(state).toMatchObject({ decision: null, refusal: { reason: 'rule', rule: 'INF-2.2' } });
  });
  test('does nothing while somebody else is asked', () => {
    const waiting = rowsAfter(1);
    const state = after(waiting, { do: 'choose', decision: bid(3) });
    expect(state).toEqual(after(waiting));
  });
});

describe('what is chosen is forgotten', () => {
  const lifted = after(leading, touch(leading, '6'));
  const elsewhere = rowsAfter(0, 'bid:3', 'bid:4', 'bid:5', 'play:6');
  test('when it is put back', () => {
    expect(reduce(lifted, { do: 'clear' }, leading)).toEqual(after(leading));
  });
  test('with its refusal', () => {
    const refused = after(following, touch(following, '4'));
    expect(reduce(refused, { do: 'clear' }, following).refusal).toBeNull();
  });
  test('when the table stands somewhere else', () => {
    expect(lifted.position).not.toBe(positionOf(elsewhere));
    const moved = reduce(lifted, { do: 'move' }, elsewhere);
    expect(moved).toMatchObject({ position: positionOf(elsewhere), cards: [], decision: null });
  });
  test('also by a touch that comes before the table was told', () => {
    const touched = reduce(lifted, touch(elsewhere, '10'), elsewhere);
    expect(touched).toMatchObject({ position: positionOf(elsewhere), cards: [] });
  });
  test('but what lies over the table stays', () => {
    const opened = reduce(lifted, { do: 'open', sheet: 'help' }, leading);
    expect(reduce(opened, { do: 'move' }, elsewhere).sheet).toBe('help');
    expect(reduce(opened, { do: 'open', sheet: null }, leading)).toEqual(lifted);
  });
});

describe('a decision on its way', () => {
  const lifted = after(leading, touch(leading, '6'));
  const sent = reduce(lifted, { do: 'send' }, leading);
  test('belongs to the view it was chosen in, and the card stays lifted', () => {
    expect(sent.sent).toBe(leading.view);
    expect(sent.cards).toEqual(lifted.cards);
  });
  test('that was not taken can be sent again', () => {
    expect(reduce(sent, { do: 'refuse' }, leading)).toEqual(lifted);
  });
});

describe('several cards in Escalation!', () => {
  /** 6 has to be beaten. */
  const answering = seen(escalation, towerWith(['6 1 1 1 1 1', '5 5 W 7 P 2'], ['play:6']).view(1));
  test('make one set, in the order they were touched', () => {
    const state = after(answering, touch(answering, 'W'), touch(answering, '5'));
    expect(chosen(answering, state)).toEqual(['W', '5']);
    expect(decisionOf(answering, state)).toEqual({ do: 'play', cards: ['5', 'W'], value: 5, total: 10 });
  });
  test('are not a decision before they are enough', () => {
    const state = after(answering, touch(answering, '5'));
    expect(chosen(answering, state)).toEqual(['5']);
    expect(decisionOf(answering, state)).toBeNull();
    expect(decisionOf(answering, after(answering, touch(answering, '5'), touch(answering, '5', 2)))).toEqual({
      do: 'play',
      cards: ['5', '5'],
      value: 5,
      total: 10,
    });
  });
  test('are put back one by one', () => {
    const both = [touch(answering, '5'), touch(answering, '5', 2)];
    expect(chosen(answering, after(answering, ...both, both[0]))).toEqual(['5']);
  });
  test('keep what goes with a new one and let go of the rest', () => {
    const state = after(answering, touch(answering, '5'), touch(answering, 'W'), touch(answering, '7'));
    expect(chosen(answering, state)).toEqual(['W', '7']);
  });
  test('begin anew with one that goes with none of them', () => {
    const state = after(answering, touch(answering, '5'), touch(answering, 'P'));
    expect(chosen(answering, state)).toEqual(['P']);
    expect(decisionOf(answering, state)).toEqual({ do: 'pass' });
  });
  test('leave the value open where wilds stand alone', () => {
    const state = after(answering, touch(answering, 'W'));
    const leads = seen(escalation, towerWith(['W W 1 2 3 4', '5 5 5 5 8 2']).view(0));
    expect(decisionOf(answering, state)).toEqual({ do: 'play', cards: ['W'], value: 7, total: 7 });
    const wild = after(leads, touch(leads, 'W'));
    expect(choosingOf(leads, wild).selection.options).toHaveLength(7);
    expect(decisionOf(leads, wild)).toBeNull();
  });
  test('say why they are too few', () => {
    const state = after(answering, touch(answering, '2'));
    expect(state).toMatchObject({ cards: [], refusal: { reason: 'rule', rule: 'ESC-2.1' } });
  });
});

describe('a pair in Charms', () => {
  const first = seen(charms, tableAfter(...BIDS, TRICKS[0][0]).view(1));
  test('is a suit and a number; another of the same kind takes its place', () => {
    const state = after(first, touch(first, 'coin'), touch(first, '5'), touch(first, '7'));
    expect(chosen(first, state)).toEqual(['coin', '7']);
    expect(decisionOf(first, state)).toEqual({ do: 'pair', suit: 'coin', number: '7' });
  });
  test('with a suit that does not follow is refused by its rule', () => {
    expect(after(first, touch(first, 'key'))).toMatchObject({ cards: [], refusal: { rule: 'CHA-4.3' } });
  });
});

describe('hidden answers in Cryptrick', () => {
  /** What the last seat sees while it is about to answer, and after so many others have. */
  const waiting = (answers: number) =>
    seen(cryptrick, marketWith([OFFER, ...Array<string>(answers).fill('decline')].join(' ')).view(5));
  const wanting = after(waiting(0), { do: 'choose', decision: { do: 'want' } });
  test.each([1, 2, 3, 4])('%i of others leave the own choice as it is', (answers) => {
    const table = waiting(answers);
    expect(table.view.past.length).toBeGreaterThan(waiting(0).view.past.length);
    expect(positionOf(table)).toBe(wanting.position);
    expect(decisionOf(table, wanting)).toEqual({ do: 'want' });
  });
  test('all of them together are another position', () => {
    expect(positionOf(waiting(5))).not.toBe(wanting.position);
  });
});
