import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dice } from './dice.ts';
import { playOut } from './match.ts';
import { deal, type Fields, type Game, isGame, naive, naiveGames, startDeal, winnersOf } from './naive.ts';

const tables: { game: Game; players: number; options: Fields }[] = [];
for (const game of Object.keys(naiveGames)) {
  if (!isGame(game)) throw new Error(game);
  const { min, max } = naiveGames[game].seats;
  for (let players = min; players <= max; players++) tables.push({ game, players, options: {} });
}
for (const scoring of ['sum', 'crash']) {
  tables.push({ game: 'cryptrick', players: 6, options: { level: 'volatile', scoring } });
  tables.push({ game: 'cryptrick', players: 7, options: { level: 'wild', scoring, blocks: [2, 3] } });
}
tables.push({ game: 'inversion', players: 2, options: { suits: ['N', 'H', 'C'] } });
tables.push({
  game: 'escalation',
  players: 3,
  options: { rounds: 'each-starts', copies: { 1: 30, 13: 14, W: 10 } },
});

describe.each(tables)('$game for $players, $options', ({ game, players, options }) => {
  test('a random deal passes its own check, ends, and keeps every card', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const rnd = dice(seed);
        const table = naive(game, deal(game, players, options, rnd), options);
        const cards = table.cards().sort();
        playOut(table, (_deal, seat, legal) => {
          expect(table.cards().sort()).toEqual(cards);
          expect(legal.length).toBeGreaterThan(0);
          for (const decision of legal) expect(table.why(seat, decision)).toBeNull();
          return legal[rnd(legal.length)];
        });
        expect(table.hands().flat()).toEqual([]);
        expect(table.scores()).toHaveLength(players);
        expect(table.lines().at(-1)).toEqual({ t: 'dealEnd', deal: 0, scores: table.scores() });
      }),
      { numRuns: 8 },
    );
  });

  test('a clone goes its own way', () => {
    const rnd = dice(players);
    const table = naive(game, deal(game, players, options, rnd), options);
    const before = JSON.stringify([table.hands(), table.lines(), table.told(0), table.actors()]);
    playOut(table.clone(), (_deal, _seat, legal) => legal[rnd(legal.length)]);
    expect(JSON.stringify([table.hands(), table.lines(), table.told(0), table.actors()])).toBe(before);
  });

  test('the deal tells a seat nothing about the hands of others', () => {
    const dealt = deal(game, players, options, dice(players), 0);
    const table = naive(game, dealt, options);
    const hands = table.hands();
    const others = { ...dealt, hands: [hands[0], ...hands.slice(1).reverse()] };
    const swapped = startDeal(game, { ...others, redealt: dealt.redealt }, options);
    if (typeof swapped === 'string') throw new Error(swapped);
    expect(swapped.told(0)).toEqual(table.told(0));
    expect(swapped.told(null)).toEqual(table.told(null));
    if (players > 2) expect(swapped.told(1)).not.toEqual(table.told(1));
  });
});

test('a deal by hand is checked', () => {
  const dealt = deal('inflation', 3, {}, dice(3), 0);
  const twelve = (card: string) => Array.from({ length: 12 }, () => card);
  const hands = [twelve('10'), twelve('9'), twelve('8')];
  expect(startDeal('inflation', { ...dealt, hands })).toBe('card 10 is there 12 times, the deck has 10');
  expect(startDeal('inflation', { ...dealt, hands: [twelve('11'), [], []] })).toMatch('hand 1 has 0 cards');
  expect(startDeal('inflation', { ...dealt, first: 1 })).toMatch('left of the dealer');
  expect(startDeal('inflation', { ...dealt, hands: [[], []] })).toBe(
    'inflation is for 3 to 4 players, not 2',
  );
  expect(startDeal('inflation', { ...dealt, options: { jokers: 2 } })).toBe('unknown option jokers');
});

test('who wins: most, or fewest where points are bad; ties share', () => {
  expect(winnersOf('inflation', [5, 9, 9])).toEqual([1, 2]);
  expect(winnersOf('charms', [5, 9, 5])).toEqual([0, 2]);
  expect(winnersOf('inversion', [5, 5])).toEqual([0, 1]);
  expect(winnersOf('escalation', [5, 9, 4])).toEqual([2]);
  expect(winnersOf('cryptrick', [5, 9, 4, 0, 0, 0])).toEqual([1]);
});
