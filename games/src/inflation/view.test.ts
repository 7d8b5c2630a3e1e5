import { consider, FastRandom, isOver, SPECTATOR, Table, whyNot } from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import { inflation } from './index.ts';

const open = (seed: string) =>
  new Table(inflation, { players: 3, options: {}, rules: 1 }, { kind: 'seed', seed, match: 0 });

describe('the view', () => {
  test('a board that recall reads gives the same board, at every moment', () => {
    const table = open('recall');
    const random = new FastRandom('recall');
    while (!isOver(table.state)) {
      for (const observer of [0, 1, 2, SPECTATOR]) {
        const view = table.view(observer);
        const state = inflation.recall(view);
        expect(inflation.board(state, observer)).toEqual(view.now.board);
        expect(state.turn).toBe(table.state.turn);
        if (observer !== SPECTATOR) expect(inflation.hand(state, observer)).toEqual(view.now.hand);
      }
      const legal = table.legal(table.state.turn);
      table.decide(table.state.turn, legal[random.below(legal.length)]);
    }
  });

  test('preview tells the number that a card would make, and how the trick would stand', () => {
    const table = open('preview');
    const random = new FastRandom('preview');
    let plays = 0;
    while (table.state.deal === 0) {
      const seat = table.state.turn;
      const choices = table.choices(seat);
      const decision = choices[random.below(choices.length)];
      const foreseen = consider(inflation, table.view(seat), decision);
      table.decide(seat, decision);
      if (decision.do === 'bid' || table.state.deal > 0) continue;
      plays++;
      const view = table.view(seat);
      const { board } = view.now;
      const winning = board.led === null ? inflation.tricks(view).at(-1)?.won : board.winning;
      expect(foreseen).toEqual({ ok: true, value: { ...decision, number: board.numbers[seat], winning } });
    }
    // All but the last card of the deal.
    expect(plays).toBe(3 * 12 - 1);
  });

  test('whyNot works from the view alone', () => {
    const table = open('why');
    const seat = table.state.turn;
    const why = (tricks: number, eyes = seat) => whyNot(inflation, table.view(eyes), { do: 'bid', tricks });
    expect(why(13)).toMatchObject({ ok: false, error: { reason: 'rule', rule: 'INF-2.2' } });
    expect(why(3).ok).toBe(true);
    expect(why(3, SPECTATOR)).toMatchObject({ ok: false, error: { reason: 'not-your-turn' } });
  });

  test('everybody is told of a bid, of the number that a card makes and of a trick, nobody of a hand', () => {
    const table = open('told');
    for (let i = 0; i < 3; i++) table.decide(table.state.turn, 'bid:3');
    for (let i = 0; i < 3; i++) table.decide(table.state.turn, table.legal(table.state.turn)[0]);
    const { leader } = table.state;
    const plays = table.record(SPECTATOR).slice(4);
    for (const observer of [0, 1, 2, SPECTATOR]) {
      const { seat } = table.moves[0];
      const bid = { t: 'choice', seat, decision: { do: 'bid', tricks: 3 } };
      expect(table.record(observer)[1]).toEqual(bid);
      expect(table.record(observer).slice(4)).toEqual(plays);
    }
    expect(plays.at(1)).toMatchObject({
      shows: { number: table.view(0).now.board.numbers[table.moves[4].seat] },
    });
    expect(plays.at(1)).not.toHaveProperty('shows.winner');
    expect(plays.at(2)).toMatchObject({ shows: { trick: 0, winner: leader } });
    expect(table.record(SPECTATOR)[0]).toMatchObject({ t: 'deal', hand: [] });
  });
});
