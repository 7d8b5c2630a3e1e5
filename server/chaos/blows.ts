import { type Chance, pass } from './chance.ts';
import type { ServerNode } from './node.ts';
import type { RunData } from './runData.ts';
import type { Tally } from './tally.ts';

/** Longer than a lease, so that another node takes over what the sleeping one believes to be its own. */
const SLEEP = 8_000;
const HOLD = 2_500;
/** Even when nothing is acknowledged there is a blow after this: longer than a server takes to start and answer on a machine that is overloaded. */
const STANDSTILL = 60_000;

const SQLITE_BLOWS = ['kill'] as const;
/** Kills are what is counted; the others come between. */
const POSTGRES_BLOWS = [
  ...Array<'kill'>(14).fill('kill'),
  'terminate',
  'terminate',
  'cut',
  'cut',
  'hold',
  'sleep',
] as const;

/** Strikes the nodes in turn and their database again and again until it is enough. */
export async function strike(
  nodes: readonly ServerNode[],
  { database }: RunData,
  enough: () => boolean,
  /** What is acknowledged between two blows at most. */
  mostWork: number,
  chance: Chance,
  tally: Tally,
): Promise<void> {
  const starting = new Map<ServerNode, Promise<void>>();
  /** Those that are killed come back by themselves; with many nodes one at least is always there. */
  const mostDown = Math.max(1, nodes.length - 1);
  const restart = async (node: ServerNode): Promise<void> => {
    await pass(chance.between(0, 400));
    await node.start();
    starting.delete(node);
  };
  for (let turn = 0; !enough(); ) {
    while (starting.size >= mostDown) await Promise.race(starting.values());
    await someWork(mostWork, enough, chance, tally);
    const up = nodes.filter((node) => !starting.has(node));
    const node = up[turn % up.length];
    const blow = chance.of(database ? POSTGRES_BLOWS : SQLITE_BLOWS);
    if (blow === 'kill') {
      turn++;
      await node.kill();
      tally.kills++;
      starting.set(node, restart(node));
    } else if (blow === 'sleep') {
      tally.pauses++;
      node.pause();
      await pass(SLEEP);
      node.resume();
    } else if (database) {
      tally.databaseCuts++;
      await harm(database, blow);
    }
  }
  await Promise.all(starting.values());
}

/** Blows fall while people play, on a slow machine as on a fast one: after so much work, at any moment of the next. */
async function someWork(most: number, enough: () => boolean, chance: Chance, tally: Tally): Promise<void> {
  const wanted = tally.acknowledged + chance.between(1, most);
  const end = Date.now() + STANDSTILL;
  while (tally.acknowledged < wanted && Date.now() < end && !enough()) await pass(5);
  await pass(chance.between(0, 60));
}

async function harm(
  { cable, terminate }: NonNullable<RunData['database']>,
  blow: 'terminate' | 'cut' | 'hold',
): Promise<void> {
  if (blow === 'terminate') await terminate();
  else if (blow === 'cut') cable.cut();
  else {
    cable.hold();
    await pass(HOLD);
    cable.release();
  }
}
