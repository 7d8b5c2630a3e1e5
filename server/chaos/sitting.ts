import type { Level } from '@overtrick/api';
import type { Chance } from './chance.ts';
import { Ear } from './ear.ts';
import { judge } from './judge.ts';
import { Person } from './person.ts';
import { type Acknowledged, Player } from './player.ts';
import type { Tally } from './tally.ts';

/** How many sit at a table of each game, and how many of them are people. */
const SIZES = {
  inflation: [3, 2],
  charms: [3, 3],
  inversion: [2, 2],
  escalation: [4, 2],
  cryptrick: [6, 3],
} as const;
export type GameId = keyof typeof SIZES;
export const GAME_IDS = Object.keys(SIZES) as GameId[];

/** A match that was played to its end, for the last look into the store. */
export interface Sitting {
  readonly table: string;
  readonly people: readonly string[];
  readonly acknowledged: readonly (Acknowledged & { readonly person: string })[];
  readonly length: number;
}

/** Opens a table, plays a match at it and judges what everybody was told. */
export async function sitDown(
  url: string,
  game: GameId,
  name: string,
  chance: Chance,
  tally: Tally,
): Promise<Sitting> {
  const [players, humans] = SIZES[game];
  const people = Array.from(
    { length: humans },
    (_, seat) => new Person(url, `${name}-${seat}`, chance, tally),
  );
  const watcher = new Person(url, `${name}-watcher`, chance, tally);
  await Promise.all([...people, watcher].map((person) => person.arrive()));
  const bots = Array.from({ length: players - humans }, (): Level => 'novice');
  const input = { game, players, bots, public: chance.happens(0.5), seat: null };
  const { id } = await people[0].insist('POST /api/tables', { input, key: `open-${name}` });
  tally.opened++;
  const seated = people.map((person, seat) => new Player(person, id, seat, chance, tally));
  const spectator = new Ear(watcher, id, chance, tally);
  try {
    await begin(seated);
    await Promise.all(seated.map((player) => player.play()));
    await spectator.until((ear) => ear.room?.status === 'over', 'the end');
    const { length, holds } = await judge(
      id,
      game,
      seated,
      { person: watcher, ear: spectator },
      chance,
      tally,
    );
    if (holds) tally.verified++;
    return {
      table: id,
      people: people.map((person) => person.id),
      acknowledged: seated.flatMap(({ person, acknowledged }) =>
        acknowledged.map((each) => ({ ...each, person: person.id })),
      ),
      length,
    };
  } finally {
    spectator.close();
    for (const { ear } of seated) ear.close();
  }
}

async function begin(seated: readonly Player[]): Promise<void> {
  const [host] = seated;
  await host.ear.until((ear) => ear.room !== null, 'the room');
  const { commitment } = host.ear.room!;
  await Promise.all(
    seated.map(async (player) => {
      await player.sit();
      await player.ready(commitment);
    }),
  );
  await host.start();
  await Promise.all(seated.map((player) => player.reveal()));
}
