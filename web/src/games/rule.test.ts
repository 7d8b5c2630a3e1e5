import { checkSetup, FastRandom, type Game, SPECTATOR, Table } from '@overtrick/engine';
import { charms, cryptrick, escalation, inflation, inversion } from '@overtrick/games';
import { describe, expect, test } from 'vitest';
import type { BoardModule } from './board.ts';
import * as charmsRule from './charms/rule.ts';
import { BIDS, TRICKS, tableAfter } from './charms/testTable.ts';
import * as cryptrickRule from './cryptrick/rule.ts';
import * as sale from './cryptrick/testTable.ts';
import * as escalationRule from './escalation/rule.ts';
import * as tower from './escalation/testTable.ts';
import * as inflationRule from './inflation/rule.ts';
import * as inversionRule from './inversion/rule.ts';
import * as lane from './inversion/testTable.ts';

/** Every rule that some seat or spectator is led to in a few whole matches in which everybody plays anything. */
function rulesMet(game: Game, module: Pick<BoardModule, 'rule'>, players: number): string[] {
  const setup = checkSetup(game, players, game.id === 'escalation' ? { rounds: 'each-starts' } : {});
  if (!setup.ok) throw new Error(setup.error.reason);
  const random = new FastRandom(game.id);
  const met = new Set<string>();
  for (let match = 0; match < 6; match++) {
    const table = new Table(game, setup.value, { kind: 'seed', seed: 'rule', match }, true);
    for (;;) {
      for (let eyes = SPECTATOR; eyes < players; eyes++) met.add(module.rule?.(table.view(eyes)) ?? 'none');
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
  [inflation, inflationRule, 4, '2.1 3.2 3.3 4.1 5.2'],
  [charms, charmsRule, 4, '3.1 4.2 4.3 5.2 5.3 5.4 5.5 5.6 7.1 7.2'],
  [inversion, inversionRule, 2, '3.2 3.3 3.4 5.1'],
  [inversion, inversionRule, 4, '2.1 2.3 3.2 3.3 3.4 5.2'],
  [escalation, escalationRule, 4, '2.1 2.3 2.4 3.3 4.1'],
  [cryptrick, cryptrickRule, 6, '2.1 2.2 2.5 3.2 4.3 5.1 5.2'],
] as const satisfies readonly (readonly [Game, unknown, number, string])[];

describe.each(MET.map(([game, module, players, rules]) => ({ id: game.id, game, module, players, rules })))(
  '$id with $players',
  ({ game, module, players, rules }) => {
    const met = rulesMet(game, module, players);
    test('every phase leads to a rule of the page', () => {
      const page = game.page.chapters.flatMap((chapter) => chapter.rules.map(({ number }) => number));
      expect(page).toEqual(expect.arrayContaining(met));
    });
    test('and each phase to its own', () => {
      expect(met).toEqual(rules.split(' ').map((number) => `${game.prefix}-${number}`));
    });
  },
);

describe('the rule that applies now', () => {
  test.each([
    ['the led coin has to be played', [], 1, 'CHA-4.3'],
    ['who leads the second trick plays anything', TRICKS[0], 1, 'CHA-5.2'],
    ['neither shown nor held', [...TRICKS[0], 'play:2'], 2, 'CHA-5.6'],
  ])('Charms: %s', (_, plays, seat, rule) => {
    const view = tableAfter(...BIDS, ...(plays.length ? plays : ['play:coin+5'])).view(seat);
    expect(charmsRule.rule(view)).toBe(rule);
  });

  test.each([
    ['nobody has declared', '', 0, 'INV-2.3'],
    ['to declare more', 'declare:1', 1, 'INV-2.1'],
    ['heart is followed', lane.FOUR, 0, 'INV-3.3'],
    ['no heart in hand', `${lane.FOUR} H8`, 1, 'INV-3.4'],
  ])('Inversion: %s', (_, decisions, seat, rule) => {
    expect(inversionRule.rule(lane.tableWith(3, decisions).view(seat))).toBe(rule);
  });

  test.each([
    [0, 'ESC-2.1'],
    [7, 'ESC-2.1'],
    [8, 'ESC-2.4'],
  ])('Escalation!: after %i turns of the worked example', (turns, rule) => {
    const table = tower.tableWith(tower.EXAMPLE.hands, tower.EXAMPLE.decisions.slice(0, turns));
    expect(escalationRule.rule(table.view(table.state.turn))).toBe(rule);
  });

  test.each([
    ['a card is put up for sale', '', 'CRY-2.1'],
    ['it is wanted or not', sale.OFFER, 'CRY-2.2'],
    ['the gift', sale.SOLD, 'CRY-2.5'],
    ['following', sale.LED, 'CRY-3.2'],
    ['acquiring', sale.TRICK, 'CRY-4.3'],
  ])('Cryptrick: %s', (_, decisions, rule) => {
    expect(cryptrickRule.rule(sale.tableWith(decisions).view(0))).toBe(rule);
  });
});
