import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PersonRow } from '../src/store/schema.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { Store } from '../src/store/store.ts';
import { Device } from './seatDevice.ts';
import { type Doors, openDoors } from './seatDoors.ts';
import type { Met } from './seatMet.ts';
import { PLAYERS, SeatWorld } from './seatWorld.ts';

/** Evenings at tables beside each other, and how often. */
const TABLES = 5;
const RUNS = process.env.OVERTRICK_LONG ? 10_000 : 80;
const PEOPLE = 6;
/** One of those who often sit there at the first deal is an outside bot. */
const ROBOT = 2;
const LONG = 1_800_000;

let store: Store;
let doors: Doors;
beforeAll(async () => {
  store = await Store.open(openSqlite(':memory:'));
  doors = openDoors(store);
  const people = Array.from({ length: PEOPLE }, (_, at) => guest(at));
  await store.db.insertInto('people').values(people).execute();
});
afterAll(async () => {
  await doors.close();
  await store.close();
});

const guest = (at: number): PersonRow => ({
  ...{ id: `guest-${at}`.padEnd(20, '0'), name: `Guest ${at}`, recovery: null },
  ...{ robot: at === ROBOT ? 1 : 0, banned: 0, epoch: 0, created: 0, seen: 0, face: null },
  ...{ banned_until: null, muted_until: null },
});

const met: Met = {
  ...{ takeovers: 0, refusedTakeovers: 0, rematches: 0, shutOut: 0, told: 0 },
  ...{ gaveWay: 0, claimed: 0, refusedComing: 0, robotsAgreed: 0 },
};

const often = <T extends string>(times: number, deed: T): T[] => Array<T>(times).fill(deed);
const DEEDS = [
  ...often(6, 'ask'),
  ...often(6, 'answer'),
  ...often(2, 'vote'),
  ...often(3, 'stand'),
  ...often(2, 'timeOut'),
  ...often(2, 'connect'),
  ...often(2, 'cut'),
  ...often(2, 'look'),
  ...often(2, 'sit'),
  ...often(3, 'come'),
  ...often(2, 'endDeal'),
  ...often(1, 'rematch'),
  ...([
    'back',
    'remove',
    'bot',
    'begin',
    'play',
    'deal',
    'pause',
    'resume',
    'takeback',
    'close',
    'agree',
  ] as const),
];

const step = fc.record({
  deed: fc.constantFrom(...DEEDS),
  who: fc.nat(PEOPLE - 1),
  other: fc.nat(PEOPLE - 1),
  seat: fc.nat(PLAYERS - 1),
  yes: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const evening = fc.record({
  spectators: fc.boolean(),
  giveWay: fc.boolean(),
  /** How many sit there when the first hands are dealt; 0 for a table that is still open. */
  dealtIn: fc.nat(PLAYERS),
  steps: fc.array(step, { maxLength: 60, size: 'max' }),
});

type Evening = typeof evening extends fc.Arbitrary<infer T> ? T : never;

/** One evening at a table: guests with two devices each, and one who has not said who they are. */
async function live({ spectators, giveWay, dealtIn, steps }: Evening) {
  const people = Array.from({ length: PEOPLE }, (_, at) => guest(at));
  const devices = [...people, ...people, null].map((person) => new Device(person));
  const world = new SeatWorld(doors, devices, met);
  await world.open(people[0], spectators, giveWay);
  for (const device of devices.slice(0, 4)) await world.connect(device);
  for (let seat = 1; seat < dealtIn; seat++) await world.sit(people[seat], seat, seat === 1);
  if (dealtIn > 0) await world.begin();
  try {
    for (const each of steps) await take(world, each, people, devices);
  } finally {
    for (const device of devices) device.cut();
  }
}

async function take(world: SeatWorld, step: Step, people: readonly PersonRow[], devices: readonly Device[]) {
  const { deed, seat, yes } = step;
  const [who, other] = [people[step.who], people[step.other]];
  const device = devices[step.who + (yes ? PEOPLE : 0)];
  switch (deed) {
    case 'ask':
      return world.ask(people, step.who, seat);
    case 'answer':
      return world.answer(people, step.who, step.other, yes || step.seat > 0);
    case 'vote':
      return world.takeOver(who, seat, other, yes);
    case 'sit':
      return world.sit(who, seat, yes);
    case 'remove':
    case 'bot':
      return world[deed](who, seat);
    case 'stand':
    case 'back':
      return world[deed](who);
    case 'rematch':
      return world.rematch(people);
    case 'come':
      return world.come(people, step.who, seat);
    case 'begin':
    case 'endDeal':
      return world[deed]();
    case 'timeOut':
      return world.timeOut(seat);
    case 'play':
      return world.play(3);
    case 'deal':
      return world.play(40);
    case 'connect':
      return world.connect(device);
    case 'cut':
      return world.cut(device);
    case 'look':
      return world.look(step.other === 0 ? null : who);
    case 'agree':
      return world.agree(people);
    case 'takeback':
      return world.other('takeback', who, { seat, yes });
    case 'pause':
    case 'close':
      return world.other(deed, who, { yes: step.other > 0 });
    default:
      return world.other(deed, who);
  }
}

test(
  `nobody gains a hand without somebody who was dealt in, and nobody ever sees two: ${RUNS * TABLES} evenings`,
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(evening, { minLength: TABLES, maxLength: TABLES }), async (evenings) => {
        await Promise.all(evenings.map(live));
      }),
      { numRuns: RUNS },
    );
    for (const count of Object.values(met)) expect(count).toBeGreaterThan(RUNS / 20);
  },
  LONG,
);

describe('the search finds', () => {
  const people = [guest(0), guest(1)];

  test('a seat that is given away while nobody is there', async () => {
    const world = new SeatWorld(doors, [], met);
    await world.open(people[0], true);
    await world.begin();
    await world.timeOut(0);
    await expect(world.smuggle(people[1], 1)).rejects.toThrow('nobody who was dealt in has agreed');
  });

  test('a bot that gives way where nobody has agreed to it', async () => {
    const world = new SeatWorld(doors, [], met);
    await world.open(people[0], true);
    await world.begin();
    await expect(world.intrude(people[1], 1)).rejects.toThrow('nobody has agreed that bots give way');
  });

  test('a bot that gives way in the middle of a deal', async () => {
    const world = new SeatWorld(doors, [], met);
    await world.open(people[0], true, true);
    await world.begin();
    await expect(world.intrude(people[1], 1)).rejects.toThrow('in the middle of a deal');
  });

  test('a bot that gives way while nobody who was dealt in is there', async () => {
    const world = new SeatWorld(doors, [], met);
    await world.open(people[0], true, true);
    await world.begin();
    await world.endDeal();
    await world.timeOut(0);
    await expect(world.intrude(people[1], 2)).rejects.toThrow('nobody who was dealt in is there');
  });

  test('what is told on to other eyes', async () => {
    const device = new Device(people[1]);
    const world = new SeatWorld(doors, [device], met);
    await world.open(people[0], true);
    await world.connect(device);
    await world.cut(device);
    await world.sit(people[1], 1, false);
    world.forgetMoves();
    await expect(world.connect(device)).rejects.toThrow('with other eyes');
  });
});
