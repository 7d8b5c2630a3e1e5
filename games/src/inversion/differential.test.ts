import { checkSetup, explain, FastRandom, isOver, Table } from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import { naive } from '../../naive/naive.ts';
import { everyDecision } from '../../testing/every.ts';
import { inversion } from './index.ts';

const MATCHES = 40;

/** The naive game leaves these two to its caller. */
const reasonOf = (error: { reason: string; rule?: string }): string =>
  error.reason === 'rule' ? (error.rule ?? '') : error.reason === 'not-in-hand' ? 'card' : 'turn';

describe('the naive game agrees on legal sets, reasons, tricks and scores', () => {
  test.each([
    [2, {}],
    [2, { suits: ['N', 'D', 'H'] }],
    [3, {}],
    [3, { suits: ['N', 'C', 'D', 'S'] }],
    [4, {}],
    [4, { suits: ['N', 'D', 'H', 'S', 'C'] }],
  ])('%i players, %j', (players, options) => {
    const setup = checkSetup(inversion, players, options);
    if (!setup.ok) throw new Error(explain(setup.error));
    const random = new FastRandom('differential');
    for (let match = 0; match < MATCHES; match++) {
      const table = new Table(inversion, setup.value, { kind: 'seed', seed: 'differential', match });
      const twin = naive('inversion', { deal: 0, ...inversion.makeDeal(table.state) }, options);
      while (!isOver(table.state)) {
        const { turn } = table.state;
        const legal = table.legal(turn);
        expect(twin.actors()).toEqual([turn]);
        expect(legal).toEqual(twin.legal(turn));
        if (random.below(40) === 0) sameReasons(table, twin, turn);
        const text = legal[random.below(legal.length)];
        const decided = table.decide(turn, text);
        const lines = twin.lines().length;
        twin.apply(turn, text);
        const trick = twin.lines().find((line, at) => at >= lines && line.t === 'trick');
        const winner = trick?.t === 'trick' ? trick.winner : undefined;
        expect(decided.ok && decided.value.shows?.winner).toBe(winner);
        expect(
          Array.from({ length: players }, (_, seat) => inversion.hand(table.state, seat).sort()),
        ).toEqual(twin.hands().map((hand) => hand.sort()));
      }
      expect(twin.over()).toBe(true);
      expect(Array.from(table.state.points)).toEqual(twin.scores());
      expect(inversion.endLine?.(table.state)).toEqual(twin.extras());
    }
  });
});

function sameReasons(table: Table, twin: ReturnType<typeof naive>, turn: number): void {
  const auction = (table.view(turn).now.board as { phase: string }).phase === 'auction';
  for (const text of everyDecision('inversion')) {
    const checked = table.check(turn, text);
    const mine = checked.ok ? null : reasonOf(checked.error);
    const theirs = twin.why(turn, text);
    // What belongs to the other phase has a rule's number here, and is just not its turn there.
    if (theirs === 'turn') expect(mine).toBe(auction ? 'INV-3.1' : 'INV-2.1');
    else expect(mine, text).toBe(theirs);
  }
}
