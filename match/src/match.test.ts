import { awaitsDeal, type Game, isOver, type Observer, parseLine, SPECTATOR, Table } from '@overtrick/engine';
import { GAMES, inflation } from '@overtrick/games';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleMatch } from '../testing/sample.ts';
import { Match } from './match.ts';
import { stepsOf } from './steps.ts';

const RANDOM = new Uint8Array(32).fill(5);
const observers = ({ setup }: Match): Observer[] => [SPECTATOR, ...Array(setup.players).keys()];
const viewsOf = (match: Match) => observers(match).map((observer) => match.view(observer));
const opened = (match: Match, decided?: number): Match => {
  const again = Match.open(match.game, match.log(), decided);
  if (!again.ok) throw new Error(again.error.reason);
  return again.value;
};
const runs = { numRuns: 12 };

describe.each(GAMES.map((game): [string, Game] => [game.id, game]))('%s', (_, game) => {
  const whole = sampleMatch(game, game.seats.max);
  const last = whole.at;
  const positions = fc.integer({ min: 1, max: last });

  test('a position is the same whichever way the cursor came there', () => {
    const cursor = opened(whole);
    fc.assert(
      fc.property(positions, positions, (from, to) => {
        cursor.goTo(from);
        cursor.goTo(to);
        expect(cursor.at).toBe(to);
        const straight = opened(whole, cursor.decided);
        if (!awaitsDeal(cursor.state)) straight.deal();
        expect(viewsOf(cursor)).toEqual(viewsOf(straight));
        expect(cursor.deals).toEqual(straight.deals);
      }),
      runs,
    );
  });

  test('every record is what was told while it was played, and no position shows more of it than had happened', () => {
    const table = new Table(game, whole.setup, whole.chance);
    for (const line of whole.log().decisions) {
      const { seat, decision } = parseLine(line);
      table.decide(seat, decision);
    }
    const cursor = opened(whole);
    fc.assert(
      fc.property(positions, (at) => {
        cursor.goTo(at);
        for (const observer of observers(cursor)) {
          expect(cursor.record(observer)).toEqual(table.record(observer).slice(0, at));
        }
      }),
      runs,
    );
  });

  test('what is taken back was never there', () => {
    fc.assert(
      fc.property(positions, fc.nat({ max: 12 }), (at, further) => {
        const match = opened(whole);
        match.goTo(at);
        if (awaitsDeal(match.state)) match.deal();
        if (isOver(match.state)) return;
        const here = viewsOf(match);
        const { decided } = match;
        const earlier = match.log().decisions.slice(0, decided);
        for (let step = 0; step <= further && !match.isAtEnd; step++) match.advance();
        if (match.decided === decided) return;
        match.takeBack(decided);
        expect(viewsOf(match)).toEqual(here);
        expect(match.log().decisions).toEqual(earlier);
      }),
      runs,
    );
  });

  test('a branch has the same past, this deal as it was, and later deals of its own', () => {
    fc.assert(
      fc.property(positions, (at) => {
        const match = opened(whole);
        match.goTo(at);
        const branch = match.branch(RANDOM);
        expect(viewsOf(branch)).toEqual(viewsOf(match));
        expect(branch.deals).toEqual(match.deals);
        expect(branch.isAtEnd).toBe(true);
        for (const each of [match, branch]) playOut(each, match.state.deal + 1);
        if (match.state.deal + 1 < match.state.deals || awaitsDeal(match.state)) {
          for (const each of [match, branch]) each.deal();
          expect(branch.deals.at(-1)).not.toEqual(match.deals.at(-1));
        }
      }),
      { numRuns: 4 },
    );
  });

  test('what is foreseen is what happens', () => {
    const match = opened(whole, 0);
    const ahead = whole.log().decisions;
    while (!isOver(match.state)) {
      match.deal();
      const { seat, decision } = parseLine(ahead[match.decided]);
      const checked = match.check(seat, decision);
      if (!checked.ok) throw new Error(checked.error.reason);
      const { state, last: foreseen } = match.foresee(seat, checked.value);
      const turn = state.turn;
      match.take(seat, checked.value);
      expect([turn, foreseen]).toEqual([match.state.turn, match.last]);
    }
  });

  test('it has one step an event, and counts its tricks', () => {
    const cursor = opened(whole);
    const steps = stepsOf(cursor);
    expect(steps).toHaveLength(last);
    expect(steps.filter(({ seat }) => seat === null)).toHaveLength(cursor.state.deals);
    for (const [index, step] of steps.entries()) {
      if (index % 9 > 0) continue;
      cursor.goTo(index + 1);
      expect(step.tricks).toBe(game.tricks(cursor.view(SPECTATOR)).length);
      expect(step.decided).toBe(cursor.decided);
    }
  });
});

/** Lets everybody take the first legal decision until this deal is over. */
function playOut(match: Match, deals: number): void {
  while (match.state.deal + 1 === deals && match.state.turn >= 0) {
    const seat = match.state.turn;
    match.decide(seat, match.legal(seat)[0]);
  }
}

describe('a match', () => {
  test('that plays on from the middle gives up what lay ahead', () => {
    const match = opened(sampleMatch(inflation, 3), 3);
    const seat = match.state.turn;
    const text = match.legal(seat)[0];
    expect(match.decide(seat, text).ok).toBe(true);
    expect(match.isAtEnd).toBe(true);
    expect(match.log().decisions.slice(3)).toEqual([`${seat} ${text}`]);
  });

  test('waits between two deals until somebody asks for the next', () => {
    // INF-1.2, INF-2.1: three bids, and twelve tricks of three cards.
    const match = sampleMatch(inflation, 3, 3 + 36);
    expect(awaitsDeal(match.state)).toBe(true);
    expect(match.decide(0, 'bid:1')).toMatchObject({ ok: false, error: { reason: 'awaits-deal' } });
    match.deal();
    expect([match.at, match.last]).toEqual([1 + 39 + 1, 'deal']);
  });

  test('a refused decision changes nothing', () => {
    const match = sampleMatch(inflation, 3, 0);
    const before = viewsOf(match);
    expect(match.decide(match.state.turn, 'play:7')).toMatchObject({ error: { rule: 'INF-2.1' } });
    expect(viewsOf(match)).toEqual(before);
    expect(match.log().decisions).toEqual([]);
  });

  test('of a log that breaks a rule names the decision', () => {
    const log = sampleMatch(inflation, 3).log();
    const wrong = Match.open(inflation, { ...log, decisions: log.decisions.with(4, '0 play:99') });
    expect(wrong).toMatchObject({ ok: false, error: { reason: 'bad-log' } });
    expect(JSON.stringify(wrong)).toContain('decision 5 (“0 play:99”)');
  });
});
