import { checkSetup, type Game } from '@overtrick/engine';
import { cryptrick, escalation, GAMES, inversion } from '@overtrick/games';
import { describe, expect, it } from 'vitest';
import { variantsOf } from './variants.ts';

/** What cannot be changed alone: where all suits or ranks are in use, and where the deck would have too few cards. */
const FIXED: Readonly<Record<string, readonly string[]>> = {
  'inversion 4': ['suits'],
  'cryptrick 6': ['colours'],
  'cryptrick 7': ['colours'],
  'cryptrick 8': ['colours'],
  'cryptrick 9': ['colours', 'ranks'],
};

function variants(game: Game, players: number) {
  const setup = checkSetup(game, players, {});
  if (!setup.ok) throw new Error(setup.error.reason);
  return { usual: setup.value, found: variantsOf(game, setup.value) };
}

describe('the options of a game, changed one at a time', () => {
  it.each(GAMES.map((game) => [game.id, game] as const))('%s: each is allowed and different', (_, game) => {
    for (let players = game.seats.min; players <= game.seats.max; players++) {
      const { usual, found } = variants(game, players);
      const setups = [usual, ...found.map(({ setup }) => setup)].map((setup) =>
        JSON.stringify(setup.options),
      );
      expect(new Set(setups).size).toBe(setups.length);
      const changed = new Set(found.map(({ option }) => option));
      const fixed = game.options.flatMap(({ key }) => (changed.has(key) ? [] : [key]));
      expect(fixed).toEqual(FIXED[`${game.id} ${players}`] ?? []);
    }
  });

  it('reads choices, numbers and reconstructed facts, and leaves out what a table cannot be played with', () => {
    const { found } = variants(cryptrick, 6);
    const of = (option: string) => found.filter((variant) => variant.option === option);
    expect(of('scoring').map(({ setup }) => setup.options.scoring)).toEqual(['sum', 'crash']);
    expect(of('whites').map(({ value }) => value)).toEqual(['1', '3', '4']);
    expect(of('blocks')[0].setup.options.blocks).toEqual([3, 5, 7, 9]);
    expect(found.every(({ reconstructed }) => reconstructed)).toBe(true);
  });

  it('keeps the sum where it is fixed', () => {
    const { found } = variants(escalation, 3);
    const decks = found.filter(({ option }) => option === 'copies');
    expect(decks.map(({ value }) => value)).toEqual(['as many of each', 'no W', '8 W']);
    for (const { setup } of decks) {
      const counts = Object.values(setup.options.copies as Record<string, number>);
      expect(counts.reduce((a, b) => a + b, 0)).toBe(54);
    }
  });

  it('takes other suits, which changes nothing but looks', () => {
    expect(variants(inversion, 2).found.map(({ value }) => value)).toEqual(['H D N']);
  });
});
