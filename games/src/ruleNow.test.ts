import { checkSetup, FastRandom, type Game, SPECTATOR, Table } from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import { charms, cryptrick, escalation, inflation, inversion } from './index.ts';

/** Every rule that some seat or spectator is led to in a few whole matches in which everybody plays anything. */
function rulesMet(game: Game, players: number): string[] {
  const setup = checkSetup(game, players, game.id === 'escalation' ? { rounds: 'each-starts' } : {});
  if (!setup.ok) throw new Error(setup.error.reason);
  const random = new FastRandom(game.id);
  const met = new Set<string>();
  for (let match = 0; match < 6; match++) {
    const table = new Table(game, setup.value, { kind: 'seed', seed: 'rule', match }, true);
    for (;;) {
      for (let eyes = SPECTATOR; eyes < players; eyes++) met.add(game.ruleNow(table.view(eyes)));
      const { over, asked } = table.view(SPECTATOR).now;
      if (over) break;
      if (asked.length === 0) table.dealNext();
      else {
        const legal = table.legal(asked[0]);
        table.decide(asked[0], legal[random.below(legal.length)]);
      }
    }
  }
  return [...met].sort();
}

/** Bidding or selling, leading, following, taking, and what counts at the end of a deal and of the match. */
const MET = [
  [inflation, 4, '2.1 3.2 3.3 4.1 5.2'],
  [charms, 4, '3.1 4.2 4.3 5.2 5.3 5.4 5.5 5.6 7.1 7.2'],
  [inversion, 2, '3.2 3.3 3.4 5.1'],
  [inversion, 4, '2.1 2.3 3.2 3.3 3.4 5.2'],
  [escalation, 4, '2.1 2.3 2.4 3.3 4.1'],
  [cryptrick, 6, '2.1 2.2 2.5 3.2 4.3 5.1 5.2'],
] as const satisfies readonly (readonly [Game, number, string])[];

describe.each(MET.map(([game, players, rules]) => ({ id: game.id, game, players, rules })))(
  '$id with $players',
  ({ game, players, rules }) => {
    const met = rulesMet(game, players);
    test('every phase leads to a rule of the page', async () => {
      const { chapters } = await game.page();
      const page = chapters.flatMap((chapter) => chapter.rules.map(({ number }) => number));
      expect(page).toEqual(expect.arrayContaining(met));
    });
    test('and each phase to its own', () => {
      expect(met).toEqual(rules.split(' ').map((number) => `${game.prefix}-${number}`));
    });
  },
);
