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

  test('preview tells the number that a card would make', () => {
    const table = open('preview');
    const random = new FastRandom('preview');
    while (table.state.deal === 0 && !isOver(table.state)) {
      const seat = table.state.turn;
      const view = table.view(seat);
      const legal = table.legal(seat);
      const text = legal[random.below(legal.length)];
      const foreseen = consider(inflation, view, text);
      table.decide(seat, text);
      if (!text.startsWith('play:') || table.state.deal > 0) continue;
      const { board } = table.view(seat).now;
      expect(foreseen).toMatchObject({ ok: true, value: { number: board.numbers[seat] } });
      const took = table.record(seat).at(-1);
      if (took?.t === 'choice' && took.shows) {
        expect(foreseen.ok && foreseen.value.winning).toBe(took.shows.winner === seat);
      } else expect(foreseen.ok && foreseen.value.winning).toBe(board.winning === seat);
    }
  });

  test('whyNot works from the view alone', () => {
    const table = open('why');
    const seat = table.state.turn;
    expect(whyNot(inflation, table.view(seat), 'bid:13')).toMatchObject({
      ok: false,
      error: { rule: 'INF-2.2' },
    });
    expect(whyNot(inflation, table.view(seat), 'bid:3')).toEqual({ ok: true, value: 3 });
    expect(whyNot(inflation, table.view(SPECTATOR), 'bid:3')).toMatchObject({
      ok: false,
      error: { reason: 'not-your-turn' },
    });
  });

  test('everybody is told of a bid and a trick, nobody of a hand', () => {
    const table = open('told');
    table.decide(table.state.turn, 'bid:3');
    const event = { t: 'choice', seat: table.moves[0].seat, action: 'bid:3' };
    for (const observer of [0, 1, 2, SPECTATOR]) expect(table.record(observer)[1]).toEqual(event);
    expect(table.record(SPECTATOR)[0]).toMatchObject({ t: 'deal', hand: [] });
  });
});
