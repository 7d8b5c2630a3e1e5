import { type SeedChance, Table } from '@overtrick/engine';
import { inflation } from '@overtrick/games/inflation';
import { expect, test } from 'vitest';
import { trickShown } from './trick.ts';

const chance: SeedChance = { kind: 'seed', seed: 'deciding', match: 0 };

/** A table after so many tricks of first legal cards, and the view of seat 0. */
function viewAfter(decisions: number) {
  const table = new Table(inflation, { players: 3, options: {}, rules: 1 }, chance);
  for (let i = 0; i < decisions; i++) {
    const seat = table.state.turn;
    const legal = table.legal(seat);
    const decided = table.decide(seat, legal[legal.length - 1]);
    expect(decided.ok).toBe(true);
  }
  return table.view(0);
}

test('before the first card nobody is ahead', () => {
  expect(trickShown(viewAfter(3))).toEqual({
    played: [],
    best: null,
    finished: true,
    digit: null,
    tied: false,
  });
});

test('the lead alone is compared with nothing', () => {
  const trick = trickShown(viewAfter(4));
  expect(trick.played).toHaveLength(1);
  expect(trick.best).toBe(trick.played[0]);
  expect(trick.digit).toBeNull();
});

test('the digit that decides is the first that differs, and the larger one is the best seat’s', () => {
  for (let decisions = 5; decisions <= 39; decisions++) {
    const view = viewAfter(decisions);
    const { best, digit, played, tied } = trickShown(view);
    if (best === null || played.length < 2) continue;
    const { numbers } = view.now.board;
    const rivals = played.filter((seat) => seat !== best).map((seat) => numbers[seat]);
    const rival = rivals.sort((a, b) => Number(b) - Number(a))[0];
    if (tied) expect(numbers[best]).toBe(rival);
    else if (numbers[best].length > rival.length) expect(digit).toBe(0);
    else {
      expect(numbers[best].slice(0, digit ?? 0)).toBe(rival.slice(0, digit ?? 0));
      expect(Number(numbers[best][digit ?? 0])).toBeGreaterThan(Number(rival[digit ?? 0]));
    }
  }
});
