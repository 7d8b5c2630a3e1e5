import { honestly, leave, type Manner, type Visitor } from './crowd.ts';
import type { Guest, SimulatedServer } from './simulatedServer.ts';

/** People who want a place that they have not earned. All of them are of middling strength. */
export interface Farm {
  readonly name: string;
  readonly about: string;
  /** Who comes, and who of them goes to the lobby like everybody else. */
  join(server: SimulatedServer): Promise<Gang>;
}

export interface Gang {
  /** Whom the farm is for. */
  readonly boss: Guest;
  readonly visitors: readonly Visitor[];
  /** What they do among themselves every day. */
  readonly day: (day: number) => Promise<void>;
}

const MIDDLING = 25;
/** A match that nobody thinks about. */
const QUICK = 13_000;

/** Whoever is new moves nobody: a clever farm first lets its accounts become known. */
const WARM_UP = 4;

const nothing = async (): Promise<void> => {};

/** Accounts, each from an address of its own. */
async function accounts(server: SimulatedServer, count: number): Promise<Guest[]> {
  const all: Guest[] = [];
  for (let n = 0; n < count; n++) all.push(await server.join(MIDDLING, `203.0.113.${n}`));
  return all;
}

/** Every fifth day all against all: every account wins against all that come after it. */
async function roundRobin(server: SimulatedServer, all: readonly Guest[], day: number): Promise<void> {
  if (day % 5 > 0) return;
  for (const [at, better] of all.entries()) {
    for (const worse of all.slice(at + 1)) await server.play([{ guest: better }, { guest: worse }], QUICK);
  }
}

/** One account wins against all others. */
async function beatAll(server: SimulatedServer, boss: Guest, losers: readonly Guest[]): Promise<void> {
  for (const guest of losers) await server.play([{ guest: boss }, { guest }], QUICK);
}

/** Comes in last wherever the boss sits too. */
const throwFor =
  (boss: Guest): Manner =>
  (order, me, server) =>
    order.some(({ guest }) => guest === boss)
      ? [...order.filter(({ guest }) => guest !== me), { guest: me }]
      : honestly(order, me, server);

/** Leaves every match that would not be won. */
const stall: Manner = (order, me) => (order[0].guest === me ? order : leave(order, me));

/** Accounts that play honestly, and lose to one that plays nobody else. */
const sleepers = (name: string, count: number): Farm => ({
  name,
  about: `one account that beats ${count} others once a day and plays nobody else; those others play honestly in the lobby`,
  async join(server) {
    const [boss, ...losers] = await accounts(server, 1 + count);
    return {
      boss,
      visitors: losers.map((guest) => ({ guest, manner: honestly })),
      async day(day) {
        if (day >= WARM_UP) await beatAll(server, boss, losers);
      },
    };
  },
});

export const FARMS: readonly Farm[] = [
  {
    name: 'one address',
    about: 'one person and five new guests a day, all from one address; 20 quick wins a day',
    async join(server) {
      const address = '203.0.113.7';
      const boss = await server.join(MIDDLING, address);
      return {
        boss,
        visitors: [],
        async day() {
          const guests: Guest[] = [];
          for (let n = 0; n < 5; n++) guests.push(await server.join(MIDDLING, address));
          for (let n = 0; n < 20; n++) await server.play([{ guest: boss }, { guest: guests[n % 5] }], QUICK);
        },
      };
    },
  },
  {
    name: 'many addresses',
    about:
      'one account and 23 that first get known among themselves and then lose to it every day, each from an address of its own; they play nobody else',
    async join(server) {
      const [boss, ...losers] = await accounts(server, 24);
      return {
        boss,
        visitors: [],
        async day(day) {
          const shuffled = server.shuffle(losers);
          while (shuffled.length >= 2) {
            await server.play(
              shuffled.splice(0, 4).map((guest) => ({ guest })),
              QUICK,
            );
          }
          if (day >= WARM_UP) await beatAll(server, boss, losers);
        },
      };
    },
  },
  {
    name: 'ring of smurfs',
    about:
      'sixteen accounts of one person, each from an address of its own; every fifth day all against all, with the wins arranged',
    async join(server) {
      const ring = await accounts(server, 16);
      return { boss: ring[0], visitors: [], day: (day) => roundRobin(server, ring, day) };
    },
  },
  {
    name: 'ring that mixes',
    about: 'the same ring, and half of its accounts also play honestly in the lobby',
    async join(server) {
      const ring = await accounts(server, 16);
      const visitors = ring.slice(8).map((guest) => ({ guest, manner: honestly }));
      return { boss: ring[0], visitors, day: (day) => roundRobin(server, ring, day) };
    },
  },
  sleepers('sleepers', 11),
  sleepers('many sleepers', 23),
  {
    name: 'win traders',
    about: 'two people who give each other ten wins a day in turn, and play honestly in the lobby',
    async join(server) {
      const [a, b] = await accounts(server, 2);
      return {
        boss: a,
        visitors: [a, b].map((guest) => ({ guest, manner: honestly })),
        async day() {
          for (let n = 0; n < 20; n++) {
            const order = n % 2 === 0 ? [a, b] : [b, a];
            await server.play(
              order.map((guest) => ({ guest })),
              QUICK,
            );
          }
        },
      };
    },
  },
  {
    name: 'throwers',
    about:
      'one person and five friends, all in the lobby; the friends lose to that person at every table, and once a day on purpose',
    async join(server) {
      const [boss, ...friends] = await accounts(server, 6);
      return {
        boss,
        visitors: [
          { guest: boss, manner: honestly },
          ...friends.map((guest) => ({ guest, manner: throwFor(boss) })),
        ],
        day: () => beatAll(server, boss, friends),
      };
    },
  },
  {
    name: 'staller',
    about: 'somebody in the lobby who leaves every match that would not be won',
    async join(server) {
      const [boss] = await accounts(server, 1);
      return { boss, visitors: [{ guest: boss, manner: stall }], day: nothing };
    },
  },
  {
    name: 'nobody',
    about: 'for comparison: somebody of the same strength who plays honestly',
    async join(server) {
      const [boss] = await accounts(server, 1);
      return { boss, visitors: [{ guest: boss, manner: honestly }], day: nothing };
    },
  },
];
