import { checkSetup, explain, type Game } from '@overtrick/engine';
import type { World } from '../../games/testing/otherWorld.ts';
import type { Entry } from '../src/table/entry.ts';
import { LiveTable } from '../src/table/live.ts';
import { type Script, scripted } from './scriptedDeal.ts';

/** A table of bots at which this world was played; these people sit on its first seats. */
export function tableOf(
  game: Game,
  players: number,
  world: World,
  people: readonly string[] = [],
): LiveTable {
  const setup = checkSetup(game, players, {});
  if (!setup.ok) throw new Error(explain(setup.error));
  const script: Script = { next: { setup: setup.value, deal: world.deal } };
  const live = new LiveTable(
    't',
    {
      game: game.id,
      ...setup.value,
      code: '',
      public: false,
      rated: false,
      hints: false,
      spectators: true,
      auto: false,
      clock: { kind: 'none' },
      commitment: '0'.repeat(64),
    },
    scripted(game, script),
    '0'.repeat(64),
  );
  const entries: Entry[] = [
    { t: 'open', person: 'host' },
    ...Array.from({ length: players }, (_, seat): Entry => {
      const person = people[seat];
      return person ? { t: 'sit', seat, person, openHands: false } : { t: 'bot', seat, level: 'novice' };
    }),
    { t: 'start' },
    { t: 'deal', deal: 0 },
    ...world.moves.map(({ seat, text }) => ({ t: 'decide', seat, decision: text }) as const),
  ];
  for (const [n, entry] of entries.entries()) live.take({ n, at: 1000 + n, key: null, entry });
  return live;
}
