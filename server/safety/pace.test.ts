import { checkSetup, explain, FastRandom, type Game, seatsOf } from '@overtrick/engine';
import { GAMES, gameOf } from '@overtrick/games';
import { botPauseAt } from '@overtrick/match';
import { expect, test } from 'vitest';
import { otherWorld } from '../../games/testing/otherWorld.ts';
import { ServerBots } from '../src/table/bots.ts';
import type { LiveTable } from '../src/table/live.ts';
import { Thoughts } from '../src/table/thoughts.ts';
import { tableOf } from './botTable.ts';
import { randomWorld } from './twin.ts';

/** How many choices the next bot has. */
function choicesAt({ match, game }: LiveTable): number {
  const [seat] = match ? seatsOf(game.actors(match.state)) : [];
  return match && seat !== undefined ? match.legal(seat).length : 0;
}

/** What the first seat to bid sees. */
function beginning(game: Game) {
  const setup = checkSetup(game, 3, {});
  if (!setup.ok) throw new Error(explain(setup.error));
  const { match } = tableOf(game, 3, randomWorld(game, setup.value, 'forced', 0));
  return match!.view(seatsOf(game.actors(match!.state))[0]);
}

test('a bot waits as long for a forced play as for a free one that looks the same from outside', () => {
  let compared = 0;
  for (const game of GAMES) {
    const players = game.seats.max;
    const random = new FastRandom(`pace ${game.id}`);
    const rnd = (n: number): number => random.below(n);
    const setup = checkSetup(game, players, {});
    if (!setup.ok) throw new Error(explain(setup.error));
    for (let seed = 0; seed < 30; seed++) {
      const world = randomWorld(game, setup.value, `pace ${seed}`, 8 + rnd(40));
      const other = otherWorld(game.id, world, { ...setup.value.options }, null, rnd);
      if (!other) continue;
      const [one, two] = [tableOf(game, players, world), tableOf(game, players, other)];
      expect(botPauseAt(one.match!, 'master')).toBe(botPauseAt(two.match!, 'master'));
      expect(botPauseAt(one.match!, 'novice')).toBeGreaterThan(0);
      if ((choicesAt(one) === 1) !== (choicesAt(two) === 1)) compared++;
    }
  }
  expect(compared).toBeGreaterThan(3);
});

test('a forced play takes no thought, but waits its turn like any other', async () => {
  const bots = new ServerBots(1);
  const game = gameOf('inflation') as Game;
  const setup = checkSetup(game, 3, {});
  if (!setup.ok) throw new Error(explain(setup.error));
  const world = randomWorld(game, setup.value, 'forced', 200);
  const { match } = tableOf(game, 3, world);
  const [seat] = seatsOf(game.actors(match!.state));
  const view = match!.view(seat);
  expect(view.now.choices).toHaveLength(1);
  const asker = { table: 't', opener: 'host', urgent: true };
  const answered: string[] = [];
  const before = bots.choose(beginning(game), 'novice', asker).then(() => answered.push('before'));
  const chosen = bots.choose(view, 'novice', asker).then(({ decision, seconds }) => {
    answered.push('forced');
    expect([decision, seconds]).toEqual([view.now.choices[0], 0]);
  });
  expect(bots.waiting).toBe(2);
  await Promise.all([before, chosen]);
  expect(answered).toEqual(['before', 'forced']);
  await bots.close();
});

test('a bot begins to think when it is asked, thinks once, and talk does not make it think again', async () => {
  const game = gameOf('inflation') as Game;
  const setup = checkSetup(game, 3, {});
  if (!setup.ok) throw new Error(explain(setup.error));
  const live = tableOf(game, 3, randomWorld(game, setup.value, 'thoughts', 4));
  let asked = 0;
  const thoughts = new Thoughts({
    async choose(_live, { now }) {
      asked++;
      return now.choices[0];
    },
    wait: () => 0,
    now: () => 0,
  });
  const first = thoughts.about(live);
  const chosen = thoughts.decide(live);
  live.take({
    n: live.n + 1,
    at: live.at + 1,
    key: null,
    entry: { t: 'react', person: 'a', seat: 0, reaction: 'wow' },
  });
  expect(thoughts.about(live)).toBe(first);
  expect(thoughts.decide(live)).toBe(chosen);
  expect(asked).toBe(1);
  if (!first || !chosen) throw new Error('a bot is asked');
  const decision = game.makeDecision(await chosen);
  live.take({
    n: live.n + 1,
    at: live.at + 1,
    key: null,
    entry: { t: 'decide', seat: first.seat, decision },
  });
  expect(thoughts.about(live)).not.toBe(first);
  void thoughts.decide(live);
  expect(asked).toBe(2);
});

test('bots that are asked together think together, and share the time (CRY-2.2)', async () => {
  const game = gameOf('cryptrick') as Game;
  const setup = checkSetup(game, 9, {});
  if (!setup.ok) throw new Error(explain(setup.error));
  let live: LiveTable | null = null;
  for (let moves = 1; moves < 60 && !live; moves++) {
    const table = tableOf(game, 9, randomWorld(game, setup.value, 'together', moves));
    if (seatsOf(game.actors(table.match!.state)).length === 8) live = table;
  }
  if (!live) throw new Error('all but one are asked at some time');
  const asked: { readonly seat: number; readonly limit: number }[] = [];
  const thoughts = new Thoughts({
    async choose(_live, { seat, now }, _level, limit) {
      asked.push({ seat, limit });
      return now.choices[0];
    },
    wait: () => 0,
    now: () => 0,
  });
  for (const expected of Array.from({ length: 8 }, (_, at) => 8 - at)) {
    expect(seatsOf(game.actors(live.match!.state))).toHaveLength(expected);
    const { seat } = thoughts.about(live)!;
    const decision = game.makeDecision((await thoughts.decide(live))!);
    expect(asked).toHaveLength(8);
    live.take({ n: live.n + 1, at: live.at + 1, key: null, entry: { t: 'decide', seat, decision } });
  }
  expect(new Set(asked.map(({ seat }) => seat)).size).toBe(8);
  expect(asked.reduce((sum, { limit }) => sum + limit, 0)).toBeLessThan(1000);
});
