import { isAnalyst } from '@overtrick/bots';
import { keptBot } from '@overtrick/bots/node';
import { checkSetup, explain, FastRandom, type Game, type View } from '@overtrick/engine';
import { GAMES, inflation, inversion } from '@overtrick/games';
import { describe, expect, test } from 'vitest';
import { Match } from '../match.ts';
import { frameOf } from './frame.ts';
import { type Adviser, adviserFor, gradeOf, type Judgement, judgements, weigh } from './judgement.ts';
import { reviewOf } from './review.ts';

/** A whole match in which everybody decides at random. */
function played(game: Game, players: number, seed = 'review'): Match {
  const setup = checkSetup(game, players, {});
  if (!setup.ok) throw new Error(explain(setup.error));
  const match = new Match(game, setup.value, { kind: 'seed', seed, match: 0 });
  const random = new FastRandom(seed);
  for (;;) {
    match.deal();
    const { asked } = match.now(-1);
    if (asked.length === 0) return match;
    const seat = asked[random.below(asked.length)];
    const legal = match.legal(seat);
    match.decide(seat, legal[random.below(legal.length)]);
  }
}

async function adviser(game: Game, name = 'ismcts:40'): Promise<Adviser> {
  const bot = keptBot(name);
  if (!isAnalyst(bot)) throw new Error(`${name} does not analyse`);
  return adviserFor(game, bot);
}

const made = (position: number, best: number, chance: number, worst = chance): Judgement => ({
  position,
  deal: 0,
  hidden: 0,
  chosen: 'x',
  choices: [
    { decision: 'best', chance: best },
    { decision: 'x', chance },
    { decision: 'worst', chance: worst },
  ],
  best,
  chance,
  cost: best - chance,
  reason: null,
});

describe.each(GAMES.map((game) => ({ name: game.id, game })))('$name', ({ game }) => {
  test('every own decision with a choice is judged once, and the parts add up to the result', async () => {
    const match = played(game, game.seats.min);
    const frame = frameOf(match, 0);
    const judged = [...judgements(match, frame, await adviser(game))];
    expect(judged.map(({ position }) => position)).toEqual(frame.asked);
    expect(judged.length).toBeGreaterThan(2);
    for (const { chosen, choices, cost } of judged) {
      expect(choices.map(({ decision }) => decision)).toContain(chosen);
      expect(cost).toBeGreaterThanOrEqual(0);
    }
    const { account, turns, accuracy, chances } = reviewOf(frame, judged);
    if (!account || accuracy === null) throw new Error('a whole review has an account');
    expect(account.start + account.deals + account.others + account.own).toBeCloseTo(account.end, 9);
    expect(account.own).toBeLessThanOrEqual(0);
    expect(accuracy).toBeLessThan(1);
    expect(turns.length).toBeLessThanOrEqual(3);
    expect(chances.map(({ position }) => position)).toEqual(
      chances.map(({ position }) => position).toSorted((a, b) => a - b),
    );
  });

  test('a review that is taken up again ends like one that was never put down', async () => {
    const match = played(game, game.seats.max, 'resumed');
    const frame = frameOf(match, 1);
    const bots = await adviser(game, 'ismcts:15');
    const whole = [...judgements(match, frame, bots)];
    const half = whole.slice(0, whole.length >> 1);
    const known = new Set(half.map(({ position }) => position));
    expect([...half, ...judgements(match, frame, bots, known)]).toEqual(whole);
  });
});

test('the adviser gets what the seat knew at that position, and nothing more', async () => {
  const match = played(inflation, 4);
  const frame = frameOf(match, 2);
  const views: View[] = [];
  const { analyst } = await adviser(inflation);
  const watching = {
    ...{ name: 'watching', decide: analyst.decide },
    analyse(view: View, random: FastRandom) {
      views.push(view);
      return analyst.analyse(view, random);
    },
  };
  const judged = [...judgements(match, frame, { analyst: watching, maxims: null })];
  for (const [at, { position }] of judged.entries()) {
    match.goTo(position);
    expect(views[at]).toEqual(match.view(2));
    expect(views[at].past).toHaveLength(position);
  }
});

test('a review that is stopped keeps no half thought', async () => {
  const match = played(inflation, 3);
  const signal = { aborted: false };
  const found = judgements(match, frameOf(match, 0), await adviser(inflation), new Set(), signal);
  expect(found.next().done).toBe(false);
  signal.aborted = true;
  expect(found.next().done).toBe(true);
});

test('where nothing is hidden the judgement is exact: a won deal that is thrown away costs everything', async () => {
  const match = played(inversion, 2, 'exact');
  const judged = [0, 1].flatMap((seat) => frameOf(match, seat));
  const bots = await adviser(inversion, 'solver:10');
  const found = judged.flatMap((frame) => [...judgements(match, frame, bots)]);
  const costs = found.map(({ cost }) => cost);
  expect(found.every(({ hidden }) => hidden === 0)).toBe(true);
  expect(costs.every((cost) => [0, 0.5, 1].includes(cost))).toBe(true);
  expect(costs.some((cost) => cost > 0)).toBe(true);
});

test('what a decision cost is the difference to the first choice; what was never tried costs nothing', () => {
  const game = { makeDecision: (decision: { readonly do: string }) => decision.do };
  const findings = [
    { decision: { do: 'a' }, visits: 80, reward: 0.5 },
    { decision: { do: 'b' }, visits: 15, reward: 0.52 },
    { decision: { do: 'c' }, visits: 5, reward: 0.3 },
    { decision: { do: 'd' }, visits: 0, reward: 0 },
  ];
  expect(['a', 'b', 'c', 'd'].map((each) => weigh(game, findings, { do: each }).cost)).toEqual([
    0, 0, 0.2, 0,
  ]);
});

test('what a cost is called', () => {
  expect([0, 0.019, 0.02, 0.05, 0.1].map(gradeOf)).toEqual(['best', 'best', 'slip', 'mistake', 'blunder']);
});

describe('a review in numbers', () => {
  const frame = {
    seat: 0,
    even: 0.25,
    asked: [2, 5, 12],
    standings: [{ position: 10, chance: 0.3 }],
    end: { position: 20, share: 1 },
  };
  const judged = [made(12, 0.6, 0.6, 0.2), made(2, 0.35, 0.35, 0.25), made(5, 0.4, 0.28, 0.2)];

  test('every change has a cause', () => {
    const { account, turns, chances } = reviewOf(frame, judged);
    // 25 → 35 by the deal, 40 → 28 by an own decision, 30 → 60 by the second deal; the rest is others'.
    expect(account?.deals).toBeCloseTo(0.1 + 0.3, 9);
    expect(account?.own).toBeCloseTo(-0.12, 9);
    expect(account?.others).toBeCloseTo(0.05 + 0.02 + 0.4, 9);
    expect(account?.luck).toBeCloseTo(0.4 / (0.4 + 0.12 + 0.47), 9);
    expect(turns.map(({ by, to }) => [by, to.position])).toEqual([
      ['own', 6],
      ['deal', 12],
      ['others', 20],
    ]);
    expect(chances[0]).toEqual({ position: 1, chance: 0.25 });
    expect(chances.at(-1)).toEqual({ position: 20, chance: 1 });
  });

  test('accuracy is what was kept of what the choices could lose', () => {
    expect(reviewOf(frame, judged).accuracy).toBeCloseTo(1 - 0.12 / (0.4 + 0.1 + 0.2), 9);
    expect(reviewOf(frame, []).accuracy).toBeNull();
  });

  test('until all is judged there is no account, and the chances end where nothing is known', () => {
    const half = reviewOf(frame, judged.slice(1));
    expect([half.done, half.total, half.account]).toEqual([2, 3, null]);
    expect(half.chances.at(-1)).toEqual({ position: 10, chance: 0.3 });
  });
});
