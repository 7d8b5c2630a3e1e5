import {
  checkSetup,
  FastRandom,
  type Game,
  type GameTypes,
  SPECTATOR,
  settledBy,
  Table,
} from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import type { CryptrickShows } from './cryptrick/index.ts';
import { charms, cryptrick, escalation, GAMES, inflation, inversion } from './index.ts';

/** A whole match of a game in which everybody plays anything; every deal waits. */
function* played<G extends GameTypes>(game: Game<G>, players: number, options: object = {}) {
  const setup = checkSetup(game, players, options);
  if (!setup.ok) throw new Error(setup.error.reason);
  const table = new Table(game, setup.value, { kind: 'seed', seed: 'settled', match: 0 }, true);
  const random = new FastRandom(game.id);
  for (;;) {
    const { over, asked } = table.now(SPECTATOR);
    if (over) return;
    if (asked.length === 0) table.dealNext();
    else {
      const choices = table.choices(asked[0]);
      table.decide(asked[0], choices[random.below(choices.length)]);
      yield { table, view: table.view(SPECTATOR) };
    }
  }
}

describe.each(GAMES.map((game) => ({ id: game.id, game })))('$id', ({ game }) => {
  test('every trick that ends is settled, for its winner', () => {
    for (const { table, view } of played(game, game.seats.max)) {
      const settled = settledBy(game, view.past.at(-1));
      const won = table.trickEnded ? (game.tricks(view).at(-1)?.won.seat ?? null) : null;
      expect(settled?.winner ?? null).toBe(won);
    }
  });
});

/** What is settled beside tricks: of which kinds of decisions. */
function othersSettled<G extends GameTypes>(game: Game<G>, players: number, options: object = {}) {
  const deeds = new Set<string>();
  for (const { view } of played(game, players, options)) {
    const last = view.past.at(-1);
    if (settledBy(game, last)?.winner === null && last?.t === 'choice')
      deeds.add(last.decision?.do ?? 'hidden');
  }
  return [...deeds].sort();
}

test('Inflation! and Charms have nothing else to settle', () => {
  expect(othersSettled(inflation, 4)).toEqual([]);
  expect(othersSettled(charms, 4)).toEqual([]);
});

test('Inversion: the auction ends with a pass or the highest declaration, and a played card swaps', () => {
  const deeds = othersSettled(inversion, 4);
  expect(deeds).toContain('play');
  expect(deeds.filter((deed) => deed !== 'play')).toHaveLength(1);
});

test('Escalation!: a pile is taken; drawing is nothing to look at', () => {
  expect(othersSettled(escalation, 4)).toEqual(['take']);
});

test('Cryptrick: the last answer opens all of them, and every acquisition is looked at', () => {
  expect(othersSettled(cryptrick, 6)).toEqual(['acquire', 'hidden']);
});

/** How long what was settled stays, by what `about` says of the event. */
function stays<G extends GameTypes>(
  game: Game<G>,
  players: number,
  about: (shows: G['shows']) => string,
  options: object = {},
) {
  const found = new Set<string>();
  for (const { view } of played(game, players, options)) {
    const last = view.past.at(-1);
    const settled = settledBy(game, last);
    if (settled && last?.t === 'choice' && last.shows) found.add(`${about(last.shows)}: ${settled.stays}`);
  }
  return [...found].sort();
}

test('INV-3.5: after a swap people look longer, because much has changed at once', () => {
  const kind = ({ counts, parent }: { counts?: string; parent?: number }) =>
    counts !== undefined ? 'swap' : parent !== undefined ? 'auction' : 'trick';
  expect(stays(inversion, 4, kind)).toEqual(['auction: usual', 'swap: long', 'trick: usual']);
});

test('CRY-4.3: acquisitions follow each other and stay briefly, unless one ruins somebody or turns up trump', () => {
  const kind = ({ value, collapses, revealed }: CryptrickShows) =>
    value === undefined || collapses || revealed !== undefined ? 'other' : 'acquisition';
  expect(stays(cryptrick, 6, kind, { level: 'wild' })).toEqual(['acquisition: briefly', 'other: usual']);
});
