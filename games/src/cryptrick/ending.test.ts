import { type MatchEvent, type Seat, SPECTATOR, Table, type View } from '@overtrick/engine';
import { expect, test } from 'vitest';
import { type Cryptrick, cryptrick } from './index.ts';
import { acquires, setupFor, trickOf } from './positions.ts';

/** The end of a deal in which these cards were acquired before the last trick, which brings nothing. */
function dealEnded(taken: readonly string[], scoring = 'product'): View<Cryptrick> {
  const options = { scoring };
  const { setup, state } = trickOf('Y2 B2 R2 P2 K2 Y4', { taken, options }).play(...acquires(''));
  return new Table(cryptrick, setup, { kind: 'seed', seed: 'x', match: 0 }, true, state).view(SPECTATOR);
}

test('CRY-5.1 three blocks in two colours: 3 × 2 = 6; the fourth block turns it into 4', () => {
  const view = dealEnded(['Y1 Y3 B1', 'Y1 B1 R1 P1']);
  expect(cryptrick.scoring(view, 0)).toEqual({
    rule: 'CRY-5.1',
    by: 'product',
    count: 3,
    blocks: 3,
    colours: 2,
    points: 6,
  });
  expect(cryptrick.scoring(view, 1)).toMatchObject({ by: 'count', blocks: 4, colours: 4, points: 4 });
  expect(cryptrick.scoring(view, 2)).toMatchObject({ by: 'product', blocks: 0, points: 0 });
});

test('CRY-5.1 as a sum, and with a crash', () => {
  expect(cryptrick.scoring(dealEnded(['Y1 Y3 B1'], 'sum'), 0)).toMatchObject({ by: 'sum', points: 5 });
  expect(cryptrick.scoring(dealEnded(['Y1 Y3 B1 B3'], 'crash'), 0)).toMatchObject({ by: 'crash', points: 0 });
});

/** Somebody acquires a card, which makes this. */
function acquired(seat: Seat, card: string, blocks: number, points: number): MatchEvent<Cryptrick> {
  const value = {
    blocks,
    colours: Math.min(blocks, 3),
    by: blocks > 3 ? 'count' : 'product',
    points,
    oneMore: 0,
    atRisk: blocks === 3,
    collapsed: blocks > 3,
  } as const;
  return {
    t: 'choice',
    seat,
    decision: { do: 'acquire', card },
    shows: { value, ...(blocks === 4 && { collapses: true }) },
  };
}

function matchOver(sheet: number[][], deals: MatchEvent<Cryptrick>[][]): View<Cryptrick> {
  const view = new Table(cryptrick, setupFor(6), { kind: 'seed', seed: 'x', match: 0 }).view(SPECTATOR);
  const setup = { first: 0, revealed: null, trump: null, undealt: 1 };
  const past = deals.flatMap((events, deal): MatchEvent<Cryptrick>[] => [
    { t: 'deal', deal, hand: [], setup },
    ...events,
  ]);
  const points = sheet[0].map((_, seat) => sheet.reduce((sum, line) => sum + line[seat], 0));
  const outcome = { kind: 'alone', winners: [0], role: null } as const;
  return { ...view, past, now: { ...view.now, sheet, points, over: true, outcome } };
}

test('a crash without which somebody else had won decided it', () => {
  const first = [acquired(0, 'Y1', 1, 1), acquired(1, 'B1', 3, 9), acquired(1, 'B3', 4, 4)];
  const view = matchOver(
    [
      [1, 4, 0, 0, 0, 0],
      [9, 1, 0, 0, 0, 0],
    ],
    [first, [acquired(0, 'R1', 3, 9)]],
  );
  // 4 + 1 + what the crash cost, 5, is as much as the winner has.
  expect(cryptrick.turningPoint?.(view)).toEqual({
    by: 'crash',
    seat: 1,
    deal: 0,
    position: 4,
    card: 'B3',
    before: 9,
    after: 4,
  });
});

test('a crash that changed nothing did not; then the best cards of the winner', () => {
  const first = [acquired(0, 'Y1', 3, 9), acquired(2, 'B1', 3, 6), acquired(2, 'B3', 4, 4)];
  const view = matchOver(
    [
      [9, 0, 4, 0, 0, 0],
      [9, 5, 0, 0, 0, 0],
    ],
    [first, [acquired(0, 'R1', 3, 9)]],
  );
  expect(cryptrick.turningPoint?.(view)).toEqual({
    by: 'fortune',
    seat: 0,
    deal: 0,
    position: 2,
    blocks: 3,
    colours: 3,
    points: 9,
  });
});
