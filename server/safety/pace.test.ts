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
      expect(botPauseAt(one.match!)).toBe(botPauseAt(two.match!));
      expect(botPauseAt(one.match!)).toBeGreaterThan(0);
      if ((choicesAt(one) === 1) !== (choicesAt(two) === 1)) compared++;
    }
  }
  expect(compared).toBeGreaterThan(3);
});

test('a bot thinks about a forced play as well', async () => {
  const bots = new ServerBots(1);
  const game = gameOf('inflation') as Game;
  const setup = checkSetup(game, 3, {});
  if (!setup.ok) throw new Error(explain(setup.error));
  const world = randomWorld(game, setup.value, 'forced', 200);
  const { match } = tableOf(game, 3, world);
  const [seat] = seatsOf(game.actors(match!.state));
  const view = match!.view(seat);
  expect(view.now.choices).toHaveLength(1);
  const chosen = bots.choose(view, 'novice', { table: 't', opener: 'host', urgent: true });
  expect(bots.waiting).toBe(1);
  expect((await chosen).decision).toEqual(view.now.choices[0]);
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
