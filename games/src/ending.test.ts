import { awaitsDeal, checkSetup, FastRandom, isOver, raceOf, SPECTATOR, Table } from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import { GAMES } from './index.ts';

/** A match in which everybody plays anything; `atEnd` is told of every deal that ends. */
function playOut(
  game: (typeof GAMES)[number],
  players: number,
  seed: string,
  atEnd: (table: Table) => void,
): Table {
  const setup = checkSetup(game, players, {});
  if (!setup.ok) throw new Error(setup.error.reason);
  const table = new Table(game, setup.value, { kind: 'seed', seed, match: 0 }, true);
  const random = new FastRandom(seed);
  for (;;) {
    const { turn } = table.state;
    if (turn >= 0) {
      const legal = table.choices(turn);
      table.decide(turn, legal[random.below(legal.length)]);
      continue;
    }
    atEnd(table);
    if (isOver(table.state)) return table;
    if (awaitsDeal(table.state)) table.dealNext();
  }
}

describe.each(GAMES.map((game) => ({ id: game.id, game })))('$id', ({ game }) => {
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i);

  test.each(counts)(
    'with %i, how points came about agrees with the sheet, whoever looks',
    async (players) => {
      const rules = await ruleNumbers(game);
      let ended = 0;
      for (let match = 0; match < 6; match++) {
        playOut(game, players, `scoring ${match}`, (table) => {
          ended++;
          for (const observer of [SPECTATOR, 0, players - 1]) {
            const view = table.view(observer);
            const told = view.now.points.map((_, seat) => game.scoring(view, seat));
            expect(told.map(({ points }) => points)).toEqual(view.now.sheet.at(-1));
            expect(told.every(({ rule }) => rules.has(rule))).toBe(true);
          }
        });
      }
      expect(ended).toBeGreaterThan(0);
    },
  );

  test('what decided a match is the same for everybody, and lies in its record', () => {
    let found = 0;
    for (let match = 0; match < 8; match++) {
      const table = playOut(game, game.seats.max, `turning ${match}`, () => {});
      const view = table.view(SPECTATOR);
      const point = game.turningPoint?.(view) ?? null;
      expect(game.turningPoint?.(table.view(0)) ?? null).toEqual(point);
      if (!point) continue;
      found++;
      const dealt = view.past.findLastIndex((event, at) => event.t === 'deal' && at < point.position);
      expect(view.past[dealt]).toMatchObject({ t: 'deal', deal: point.deal });
      expect(view.past[point.position - 1].t).toBe('choice');
    }
    expect(found).toBeGreaterThan(0);
  });

  test('the race begins at nothing and ends where the match did', () => {
    const table = playOut(game, game.seats.max, 'race', () => {});
    const view = table.view(SPECTATOR);
    const { by, lines } = raceOf(game, view);
    expect(lines.flatMap(({ seats }) => seats).sort()).toEqual(view.now.points.map((_, seat) => seat));
    for (const { seats, sums } of lines) {
      expect(sums[0]).toBe(0);
      expect(sums).toHaveLength(lines[0].sums.length);
      const tricks = game.tricks(view).filter(({ won }) => seats.includes(won.seat)).length;
      expect(sums.at(-1)).toBe(by === 'trick' ? tricks : view.now.points[seats[0]]);
    }
  });
});

async function ruleNumbers(game: (typeof GAMES)[number]): Promise<Set<string>> {
  const { chapters } = await game.page();
  return new Set(chapters.flatMap(({ rules }) => rules.map(({ number }) => number)));
}
