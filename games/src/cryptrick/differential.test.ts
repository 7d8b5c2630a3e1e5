import { FastRandom, isOver, type Setup, winnersOf } from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import { type Fields, type NaiveDeal, naive, winnersOf as naiveWinners } from '../../naive/naive.ts';
import { everyDecision } from '../../testing/every.ts';
import { type CryptrickState, cryptrick } from './index.ts';
import { read, setupFor, write } from './positions.ts';
import { trickLine } from './view.ts';

/** A quick look first: `expect` takes its time, and there are many positions. */
function same(ours: object, theirs: object): void {
  if (JSON.stringify(ours) !== JSON.stringify(theirs)) expect(ours).toEqual(theirs);
}

/** Plays a match on the engine and on the naive game, and compares them before every decision. */
function compare(setup: Setup, seed: string): void {
  const random = new FastRandom(seed);
  const options: Fields = { ...setup.options };
  const state = cryptrick.create(setup);
  const before = cryptrick.create(setup);
  const out = new Int32Array(cryptrick.maxLegal);
  const eager = random.below(12);
  let totals = Array<number>(setup.players).fill(0);
  while (!isOver(state)) {
    cryptrick.deal(state, random);
    const judge = naive('cryptrick', { deal: state.deal, ...cryptrick.makeDeal(state) }, options);
    const tricks: object[] = [];
    while (state.turn >= 0) {
      const asked = judge.actors();
      same({ asked: cryptrick.actors(state), turn: state.turn }, { asked: maskOf(asked), turn: asked[0] });
      const seat = asked[random.below(asked.length)];
      const count = cryptrick.legal(state, seat, out);
      const legal = Array.from(out.subarray(0, count), write).sort();
      same({ seat, legal }, { seat, legal: judge.legal(seat) });
      if (random.below(60) === 0) compareReasons(judge, state, seat);
      const answer = random.below(12) < eager ? 'want' : 'decline';
      const text = legal.includes(answer) ? answer : legal[random.below(legal.length)];
      cryptrick.copy(state, before);
      cryptrick.apply(state, seat, cryptrick.encode(read(text)));
      judge.apply(seat, text);
      const trick = trickLine(before, state);
      if (trick) tricks.push(trick);
      const hands = Array.from({ length: setup.players }, (_, each) => cryptrick.hand(state, each).sort());
      same(
        { over: state.turn < 0, hands },
        { over: judge.over(), hands: judge.hands().map((hand) => hand.sort()) },
      );
    }
    const points = Array.from(state.sheet.subarray(state.deal * setup.players).slice(0, setup.players));
    expect(points).toEqual(judge.scores());
    expect(tricks).toEqual(
      judge
        .lines()
        .flatMap((line) => (line.t === 'trick' ? [{ winner: line.winner, order: line.order }] : [])),
    );
    totals = totals.map((total, seat) => total + points[seat]);
  }
  expect(Array.from(state.points)).toEqual(totals);
  expect(winnersOf(state, 'most')).toEqual(naiveWinners('cryptrick', totals));
}

const maskOf = (seats: readonly number[]): number => seats.reduce((mask, seat) => mask | (1 << seat), 0);

/** The rules of play must be the same; what is wrong in kind the naive game calls only `turn` or `card`. */
function compareReasons(judge: NaiveDeal, state: CryptrickState, seat: number): void {
  for (const text of everyDecision('cryptrick')) {
    const forbidden = cryptrick.whyNot(state, seat, cryptrick.encode(read(text)));
    const ours = forbidden && ('rule' in forbidden ? forbidden.rule : 'card');
    const theirs = judge.why(seat, text);
    const named = theirs === null || theirs.startsWith('CRY-');
    same({ text, why: named ? ours : ours !== null }, { text, why: named ? theirs : true });
  }
}

const ODD = [1, 3, 5, 7, 9];

describe('the engine and the naive game agree', () => {
  const tables = [6, 7, 8, 9].flatMap((players) =>
    ['calm', 'volatile', 'wild'].flatMap((level) =>
      ['product', 'sum', 'crash'].map((scoring) => ({ players, level, scoring })),
    ),
  );

  test.each(tables)('$players players, $level, $scoring', ({ players, level, scoring }) => {
    for (const [match, blocks] of [ODD, ODD, [], [1, 2, 3, 4, 5, 6, 7, 8, 9], [2, 7]].entries()) {
      compare(setupFor(players, { level, scoring, blocks }), `${players} ${level} ${scoring} ${match}`);
    }
  });
});
