import { FastRandom, isOver, type Setup, winnersOf } from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import { type Fields, naive, winnersOf as naiveWinners } from '../../naive/naive.ts';
import { everyDecision } from '../../testing/every.ts';
import { escalation } from './index.ts';
import { read, setupFor, write } from './positions.ts';

/** A quick look first: `expect` takes its time, and there are many positions. */
function same(ours: object, theirs: object): void {
  if (JSON.stringify(ours) !== JSON.stringify(theirs)) expect(ours).toEqual(theirs);
}

/** Plays a match on the engine and on the naive game, and compares them before every decision. */
function compare(setup: Setup, seed: string, save: boolean): void {
  const random = new FastRandom(seed);
  const options: Fields = { ...setup.options };
  const state = escalation.create(setup);
  const out = new Int32Array(escalation.maxLegal);
  let totals = Array<number>(setup.players).fill(0);
  while (!isOver(state)) {
    escalation.deal(state, random);
    const judge = naive('escalation', { deal: state.deal, ...escalation.makeDeal(state) }, options);
    while (state.turn >= 0) {
      const seat = state.turn;
      const count = escalation.legal(state, seat, out);
      const legal = Array.from(out.subarray(0, count), write).sort();
      same({ seat, legal }, { seat: judge.actors()[0], legal: judge.legal(seat) });
      if (random.below(50) === 0) compareReasons(judge, state, seat);
      const liked = save && legal.length > 1 ? legal.filter((text) => text !== 'pass') : legal;
      const text = liked[random.below(liked.length)];
      escalation.apply(state, seat, escalation.encode(read(text)));
      judge.apply(seat, text);
      const hands = Array.from({ length: setup.players }, (_, each) => escalation.hand(state, each).sort());
      same(
        { over: state.turn < 0, hands },
        { over: judge.over(), hands: judge.hands().map((hand) => hand.sort()) },
      );
    }
    const points = Array.from(state.stack);
    expect(points).toEqual(judge.scores());
    totals = totals.map((total, seat) => total + points[seat]);
  }
  expect(Array.from(state.points)).toEqual(totals);
  expect(winnersOf(state, 'fewest')).toEqual(naiveWinners('escalation', totals));
}

function compareReasons(
  judge: ReturnType<typeof naive>,
  state: ReturnType<typeof escalation.create>,
  seat: number,
): void {
  for (const text of [...everyDecision('escalation'), 'play:8,W', 'play:13,W', 'play:W=8', 'play:W,W=13']) {
    const forbidden = escalation.whyNot(state, seat, escalation.encode(read(text)));
    const why = forbidden && ('rule' in forbidden ? forbidden.rule : 'card');
    same({ text, why }, { text, why: judge.why(seat, text) });
  }
}

describe.each([2, 3, 4, 5, 6])('%i players: the engine and the naive game agree', (players) => {
  test.each([
    [{}, 24],
    [{ rounds: 'each-starts' }, 4],
    [{ copies: { W: 54 } }, 4],
    [{ copies: { 13: 54 } }, 6],
    [{ copies: { 1: 10, 2: 10, 7: 10, 8: 10, W: 14 } }, 12],
  ])('%o, %i matches', (options, matches) => {
    for (let i = 0; i < matches; i++) compare(setupFor(players, options), `${players} ${i}`, i % 2 === 1);
  });
});
