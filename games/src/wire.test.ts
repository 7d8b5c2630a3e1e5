import { checkSetup, isOver, readView, SPECTATOR, Table, writeView } from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import { GAMES } from './index.ts';

const NOW = 'deal deals asked legal hand handSizes points sheet over winners outcome sides board'.split(' ');

describe.each(GAMES.map((game) => ({ id: game.id, game })))('$id on the wire', ({ game }) => {
  const setup = checkSetup(game, game.seats.min, {});
  if (!setup.ok) throw new Error(setup.error.reason);
  const table = new Table(game, setup.value, { kind: 'seed', seed: 'wire', match: 0 });
  const first = table.state.turn;

  test('decisions are text, and all is written in the same order as ever', () => {
    const { now } = writeView(game, table.view(first));
    expect(Object.keys(now)).toEqual(NOW);
    expect(now.legal).toEqual(table.legal(first));
    expect(now.winners).toEqual([]);
    table.decide(first, now.legal[0]);
    const { past } = writeView(game, table.view(first));
    expect(Object.keys(past[1]).slice(0, 3)).toEqual(['t', 'seat', 'action']);
    expect(past[1]).toMatchObject({ t: 'choice', seat: first, action: now.legal[0] });
    expect(past[1]).not.toHaveProperty('decision');
  });

  test('the end names the winners as the outcome does, and a view is read as it was written', () => {
    while (!isOver(table.state)) table.decide(table.state.turn, table.legal(table.state.turn)[0]);
    const view = table.view(SPECTATOR);
    const written = writeView(game, view);
    expect(written.now.winners).toEqual(view.now.outcome?.winners);
    expect(readView(game, written)).toEqual(view);
  });
});
