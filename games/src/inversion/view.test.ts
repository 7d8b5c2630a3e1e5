import { consider, FastRandom, isOver, SPECTATOR, Table, whyNot, writeEvent } from '@overtrick/engine';
import { cards } from '@overtrick/testing';
import { describe, expect, test } from 'vitest';
import { everyDecision } from '../../testing/every.ts';
import { inversion } from './index.ts';

const chance = (seed: string) => ({ kind: 'seed', seed, match: 0 }) as const;
const open = (players: number, seed: string) =>
  new Table(inversion, { players, options: {}, rules: 1 }, chance(seed));

/** Three players, seat 0 declares first, and so can invert in the first trick. */
function dealtTable() {
  const setup = { players: 3, options: {}, rules: 1 };
  const start = inversion.parseDeal(setup, {
    first: 0,
    hands: [
      cards('H8 C2 C3 S1 S3 D1 D2 D3 D4 D5'),
      cards('S2 C5 C6 S4 S6 C10 D6 D7 C1 C4'),
      cards('S5 S7 C9 H10 D9 C7 C8 S8 H2 H3'),
    ],
    lane: cards('H9 H5 H6 H7 H1 H4 S9 S10 D8 D10'),
  });
  if (!start.ok) throw new Error('this deal should be right');
  return new Table(inversion, setup, chance('unused'), true, start.value);
}
const played = (...calls: string[]) => {
  const table = dealtTable();
  for (const call of calls) {
    const decided = table.decide(table.state.turn, call);
    if (!decided.ok) throw new Error(`${call} is refused`);
  }
  return table;
};

describe('the board', () => {
  test('in the auction', () => {
    const table = played('declare:3', 'pass');
    for (const observer of [0, 1, 2, SPECTATOR]) {
      expect(table.view(observer).now.board).toEqual({
        suits: ['C', 'S', 'H', 'D'],
        first: 0,
        phase: 'auction',
        declared: [3, null, null],
        passed: [false, true, false],
        declarer: 0,
        parent: null,
        needs: null,
        taken: [0, 0, 0],
        trick: 0,
        leader: 0,
        lane: cards('H9 H5 H6 H7 H1 H4 S9 S10 D8 D10'),
        follow: 'H9',
        followAtLead: 'H9',
        plays: [],
        priority: 'normal',
        winning: null,
      });
    }
  });

  test('in a trick with a swap', () => {
    const table = played('declare:3', 'pass', 'pass', 'play:H8', 'play:S2');
    for (const observer of [0, 1, 2, SPECTATOR]) {
      expect(table.view(observer).now.board).toEqual({
        suits: ['C', 'S', 'H', 'D'],
        first: 0,
        phase: 'play',
        declared: [3, null, null],
        passed: [false, true, true],
        declarer: 0,
        parent: 0,
        needs: [3, 8, 8],
        taken: [0, 0, 0],
        trick: 0,
        leader: 0,
        lane: cards('S2 H5 H6 H7 H1 H4 S9 S10 D8 D10'),
        follow: 'S2',
        followAtLead: 'H9',
        plays: [
          { seat: 0, card: 'H8', counts: 'H8', swapped: false },
          { seat: 1, card: 'S2', counts: 'H9', swapped: true },
        ],
        priority: 'inverted',
        winning: { seat: 1, rule: 'INV-4.2', by: 'inverted' },
      });
    }
  });

  test('after the trick, and after the last', () => {
    const table = played('declare:3', 'pass', 'pass', 'play:H8', 'play:S2', 'play:S5');
    expect(table.view(SPECTATOR).now.board).toMatchObject({
      taken: [0, 1, 0],
      trick: 1,
      leader: 1,
      lane: cards('H5 H6 H7 H1 H4 S9 S10 D8 D10'),
      follow: 'H5',
      followAtLead: 'H5',
      plays: [],
      priority: 'normal',
      winning: null,
    });
    while (!isOver(table.state)) table.decide(table.state.turn, table.legal(table.state.turn)[0]);
    expect(table.view(SPECTATOR).now.board).toMatchObject({
      trick: 10,
      lane: [],
      follow: null,
      followAtLead: null,
      plays: [],
      winning: null,
    });
  });
});

describe('recall', () => {
  test.each([2, 3, 4])('reads a board back at every moment, with %i players', (players) => {
    for (const seed of ['a', 'b', 'c']) {
      const table = open(players, seed);
      const random = new FastRandom(seed);
      const out = new Int32Array(inversion.maxLegal);
      for (let i = 0; !isOver(table.state); i++) {
        for (const observer of [...Array(players).keys(), SPECTATOR]) {
          const view = table.view(observer);
          const state = inversion.recall(view);
          expect(inversion.board(state, observer)).toEqual(view.now.board);
          expect(state.turn).toBe(table.state.turn);
          expect(state.deal).toBe(0);
          if (observer === SPECTATOR) continue;
          expect(inversion.hand(state, observer)).toEqual(view.now.hand);
          if (observer !== state.turn) continue;
          const count = inversion.legal(state, observer, out);
          const legal = Array.from(out.subarray(0, count), (code) =>
            inversion.makeDecision(inversion.decode(code)),
          );
          expect(legal.sort()).toEqual(view.now.choices.map((choice) => inversion.makeDecision(choice)));
          if (i % 5 !== 0) continue;
          for (const text of everyDecision('inversion')) {
            expect(whyNot(inversion, view, text), text).toEqual(table.check(observer, text));
          }
        }
        const legal = table.legal(table.state.turn);
        table.decide(table.state.turn, legal[random.below(legal.length)]);
      }
      const end = inversion.recall(table.view(0));
      expect(end.points).toEqual(table.state.points);
      expect(end.sheet).toEqual(table.state.sheet);
      expect(end.turn).toBe(-1);
    }
  });

  test('the other hands stay empty', () => {
    const state = inversion.recall(dealtTable().view(1));
    expect([0, 1, 2].map((seat) => inversion.hand(state, seat).length)).toEqual([0, 10, 0]);
  });
});

describe('what is told', () => {
  const last = (table: ReturnType<typeof played>) =>
    [0, 1, 2, SPECTATOR].map((observer) => {
      const event = table.record(observer).at(-1);
      return event && writeEvent(inversion, event);
    });
  const everybody = (event: object) => Array(4).fill(event);

  test('a deal: its suits, the lane and who begins; the own hand alone', () => {
    const table = dealtTable();
    const setup = {
      suits: ['C', 'S', 'H', 'D'],
      lane: cards('H9 H5 H6 H7 H1 H4 S9 S10 D8 D10'),
      first: 0,
    };
    for (const observer of [0, 1, 2]) {
      expect(table.record(observer)).toEqual([
        { t: 'deal', deal: 0, hand: inversion.hand(table.state, observer), setup },
      ]);
    }
    expect(table.record(SPECTATOR)).toEqual([{ t: 'deal', deal: 0, hand: [], setup }]);
  });

  test('a declaration and a pass, to everybody', () => {
    expect(last(played('declare:3'))).toEqual(everybody({ t: 'choice', seat: 0, action: 'declare:3' }));
    expect(last(played('declare:3', 'pass'))).toEqual(everybody({ t: 'choice', seat: 1, action: 'pass' }));
  });

  test('the end of the auction: the parent and what is to be taken', () => {
    const shows = { parent: 0, declared: 3 };
    expect(last(played('declare:3', 'pass', 'pass'))).toEqual(
      everybody({ t: 'choice', seat: 2, action: 'pass', shows }),
    );
    expect(last(played('declare:3', 'declare:10'))).toEqual(
      everybody({ t: 'choice', seat: 1, action: 'declare:10', shows: { parent: 1, declared: 10 } }),
    );
  });

  test('a card without a swap shows nothing beyond itself', () => {
    expect(last(played('declare:10', 'play:H8'))).toEqual(
      everybody({ t: 'choice', seat: 0, action: 'play:H8' }),
    );
  });

  test('a swap: what the card counts as', () => {
    expect(last(played('declare:10', 'play:H8', 'play:S2'))).toEqual(
      everybody({ t: 'choice', seat: 1, action: 'play:S2', shows: { counts: 'H9' } }),
    );
  });

  test('a trick: its winner and the follow card that goes with it', () => {
    expect(last(played('declare:10', 'play:H8', 'play:S2', 'play:S5'))).toEqual(
      everybody({
        t: 'choice',
        seat: 2,
        action: 'play:S5',
        shows: { trick: 0, winner: 1, winningCard: 'H9', follow: 'S2' },
      }),
    );
  });

  test('a swap that ends the trick: all of it', () => {
    expect(last(played('declare:10', 'play:H8', 'play:S2', 'play:C9'))).toEqual(
      everybody({
        t: 'choice',
        seat: 2,
        action: 'play:C9',
        shows: { counts: 'S2', trick: 0, winner: 1, winningCard: 'H9', follow: 'C9' },
      }),
    );
  });
});

describe('preview', () => {
  test('a call: who would be the parent', () => {
    const table = played('declare:3');
    expect(consider(inversion, table.view(1), 'declare:4')).toEqual({
      ok: true,
      value: { do: 'declare', tricks: 4, children: 7, parent: null },
    });
    expect(consider(inversion, table.view(1), 'declare:10')).toEqual({
      ok: true,
      value: { do: 'declare', tricks: 10, children: 1, parent: 1 },
    });
    expect(consider(inversion, table.view(1), 'pass')).toEqual({
      ok: true,
      value: { do: 'pass', parent: null },
    });
    table.decide(1, 'pass');
    expect(consider(inversion, table.view(2), 'pass')).toEqual({
      ok: true,
      value: { do: 'pass', parent: 0 },
    });
  });

  test('a card: its partner to eleven, the swap, and how the trick would stand', () => {
    const table = played('declare:10', 'play:H8');
    expect(consider(inversion, table.view(1), 'play:S2')).toEqual({
      ok: true,
      value: {
        do: 'play',
        card: 'S2',
        partner: 9,
        partners: ['H9', 'S9'],
        swaps: true,
        counts: 'H9',
        follow: 'S2',
        followBefore: 'H9',
        priority: 'inverted',
        winning: { seat: 1, rule: 'INV-4.2', by: 'inverted' },
      },
    });
    expect(consider(inversion, table.view(1), 'play:C10')).toEqual({
      ok: true,
      value: {
        do: 'play',
        card: 'C10',
        partner: 1,
        partners: ['H1'],
        swaps: false,
        counts: 'C10',
        follow: 'H9',
        followBefore: 'H9',
        priority: 'normal',
        winning: { seat: 0, rule: 'INV-4.1', by: 'suit' },
      },
    });
  });

  test('also for a card that may not be played now, so that every partner can be marked', () => {
    const table = played('declare:10');
    expect(consider(inversion, table.view(0), 'play:S1').ok).toBe(false);
    expect(inversion.preview(table.view(0), { do: 'play', card: 'S1' })).toMatchObject({
      partner: 10,
      partners: ['S10', 'D10'],
      swaps: false,
    });
  });

  test.each([2, 3, 4])('foretells what then happens, with %i players', (players) => {
    const table = open(players, 'foretell');
    const random = new FastRandom('foretell');
    while (!isOver(table.state)) {
      const seat = table.state.turn;
      const legal = table.legal(seat);
      const text = legal[random.below(legal.length)];
      const foreseen = consider(inversion, table.view(seat), text);
      if (!foreseen.ok) throw new Error(`${text} is legal`);
      const decided = table.decide(seat, text);
      if (!decided.ok) throw new Error(`${text} is legal`);
      const shows = decided.value.shows ?? {};
      if (foreseen.value.do !== 'play') {
        expect(foreseen.value.parent).toBe(shows.parent ?? null);
        continue;
      }
      expect(foreseen.value.swaps).toBe('counts' in shows);
      expect(foreseen.value.counts).toBe(shows.counts ?? text.slice(5));
      if ('winner' in shows) {
        expect(foreseen.value.winning).toEqual(inversion.tricks(table.view(seat)).at(-1)?.won);
        expect(foreseen.value.winning.seat).toBe(shows.winner);
        expect(foreseen.value.follow).toBe(shows.follow);
      } else {
        const { board } = table.view(SPECTATOR).now;
        expect(foreseen.value).toMatchObject({
          winning: board.winning,
          follow: board.follow,
          priority: board.priority,
        });
      }
    }
  });
});
