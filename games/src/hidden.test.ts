import {
  type ChoiceEvent,
  checkSetup,
  explain,
  FastRandom,
  type Game,
  isOver,
  type MatchState,
  Observation,
  type Setup,
  SPECTATOR,
  seatsOf,
  Table,
} from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import { everyDecision, everyTable } from '../testing/every.ts';
import { otherWorld, type World } from '../testing/otherWorld.ts';

const CHANCE = { kind: 'seed', seed: 'hidden', match: 0 } as const;

/** What a step may turn up for the seat itself: cards it draws, the trump card and the answers as they are turned over. */
const TURNED_UP = ['drew', 'revealed', 'trump', 'wants', 'buyer'];

function openWorld(game: Game, setup: Setup, world: World): Table {
  const start = game.parseDeal(setup, world.deal);
  if (!start.ok) throw new Error(explain(start.error));
  const table = new Table(game, setup, CHANCE, true, start.value);
  for (const { seat, text } of world.moves) {
    const decided = table.decide(seat, text);
    if (!decided.ok) throw new Error(`${text} by ${seat}: ${explain(decided.error)}`);
  }
  return table;
}

/** Every byte that a seat has received or could ask for now: record, view, and the answer to any decision. */
function bytesFor(table: Table, observer: number): string {
  const answers = everyDecision(table.game.id).map((text) => table.check(observer, text));
  return JSON.stringify([table.record(observer), table.view(observer), answers]);
}

/** The next event without what the step itself turned up for this seat. */
function bareEvent(table: Table, observer: number): string {
  const event = table.record(observer).at(-1) as ChoiceEvent;
  const shows = Object.entries(event.shows ?? {}).filter(([key]) => !TURNED_UP.includes(key));
  return JSON.stringify({ ...event, shows });
}

/** A random position inside one deal, as a world. */
function randomWorld(
  game: Game,
  setup: Setup,
  seed: number,
  steps: number,
): { world: World; next: World['moves'] } {
  const random = new FastRandom(`world ${seed}`);
  const table = new Table(game, setup, { kind: 'seed', seed: String(seed), match: 0 }, true);
  const deal = game.makeDeal(table.state);
  const moves: { seat: number; text: string }[] = [];
  for (let i = 0; i <= steps && table.state.turn >= 0; i++) {
    const asked = seatsOf(game.actors(table.state));
    const seat = asked[random.below(asked.length)];
    const legal = table.legal(seat);
    const text = legal[random.below(legal.length)];
    table.decide(seat, text);
    moves.push({ seat, text });
  }
  return { world: { deal, moves: moves.slice(0, steps) }, next: moves.slice(steps, steps + 1) };
}

interface Findings {
  worlds: number;
  leaks: number;
}

/** Looks for a difference that a seat could see between worlds in which it was told the same. */
function lookForLeaks(
  game: Game,
  players: number,
  options: object,
  positions: number,
  bytes = bytesFor,
): Findings {
  const setup = checkSetup(game, players, options);
  if (!setup.ok) throw new Error(explain(setup.error));
  const found: Findings = { worlds: 0, leaks: 0 };
  const random = new FastRandom('positions');
  const rnd = (n: number): number => random.below(n);
  for (let seed = 0; seed < positions; seed++) {
    const { world, next } = randomWorld(game, setup.value, seed, rnd(game.id === 'cryptrick' ? 90 : 45));
    for (const observer of [next[0]?.seat ?? 0, rnd(players), SPECTATOR]) {
      const seat = observer === SPECTATOR ? null : observer;
      const other = otherWorld(game.id, world, { ...setup.value.options }, seat, rnd);
      if (!other) continue;
      found.worlds++;
      const truth = openWorld(game, setup.value, world);
      const twin = openWorld(game, setup.value, other);
      if (bytes(twin, observer) !== bytes(truth, observer)) found.leaks++;
      if (differsNext(truth, twin, next, observer)) found.leaks++;
    }
  }
  return found;
}

/** The same next decision in both worlds: apart from what it turns up, the seat must see the same event. */
function differsNext(a: Table, b: Table, next: World['moves'], observer: number): boolean {
  if (next.length === 0 || isOver(a.state)) return false;
  const [{ seat, text }] = next;
  if (!b.check(seat, text).ok) return false;
  a.decide(seat, text);
  b.decide(seat, text);
  if (a.state.turn < 0 || b.state.turn < 0) return false;
  return bareEvent(a, observer) !== bareEvent(b, observer);
}

describe('no byte that a seat receives depends on what it was not told', () => {
  test.each(everyTable())('$name', ({ game, players, options }) => {
    const positions = process.env.OVERTRICK_LONG ? 400 : 5;
    const found = lookForLeaks(game, players, options, positions);
    expect(found.leaks).toBe(0);
    // Two players of Inversion see everything, so there is no other world for them.
    const isOpen = game.id === 'inversion' && players === 2;
    if (!isOpen) expect(found.worlds).toBeGreaterThan(0.75 * positions);
  });
});

describe('no number of an observation depends on what a seat was not told', () => {
  const usual = everyTable().filter(({ options }) => Object.keys(options).length === 0);
  test.each(usual)('$name', ({ game, players, options }) => {
    const setup = checkSetup(game, players, options);
    if (!setup.ok) throw new Error(explain(setup.error));
    const observation = new Observation(game, setup.value);
    const numbers = new Int16Array(observation.size);
    const mask = new Uint8Array(observation.actions.length);
    const bytes = (table: Table, observer: number): string => {
      const view = table.view(observer);
      observation.observe(view, numbers);
      observation.mask(view, mask);
      return `${numbers.join()} ${mask.join()}`;
    };
    const found = lookForLeaks(game, players, options, process.env.OVERTRICK_LONG ? 100 : 5, bytes);
    expect(found.leaks).toBe(0);
    const isOpen = game.id === 'inversion' && players === 2;
    if (!isOpen) expect(found.worlds).toBeGreaterThan(3);
  });
});

/** Ways in which a program could give a card away. Each must be found by the very test above. */
const LEAKS: readonly [string, (game: Game) => Partial<Game>][] = [
  [
    'through the board',
    (game) => ({
      board: (state, observer) => ({
        board: game.board(state, observer),
        oops: neighbour(game, state, observer),
      }),
    }),
  ],
  [
    'through the event of a deal',
    (game) => ({
      dealt: (state, observer) => ({
        ...game.dealt(state, observer),
        oops: neighbour(game, state, observer),
      }),
    }),
  ],
  [
    'through the event of a decision',
    (game) => ({
      shows: (before, seat, decision, after, observer) => ({
        ...game.shows(before, seat, decision, after, observer),
        oops: neighbour(game, after, observer),
      }),
    }),
  ],
  [
    'through a refusal',
    (game) => ({
      whyNot: (state, seat, decision) => {
        const forbidden = game.whyNot(state, seat, decision);
        return forbidden && { notHeld: neighbour(game, state, seat) };
      },
    }),
  ],
  [
    'through the order of the own hand',
    (game) => ({
      hand: (state, seat) => {
        const hand = game.hand(state, seat);
        return neighbour(game, state, seat).charCodeAt(0) % 2 === 0 ? hand.reverse() : hand;
      },
    }),
  ],
];

/** A card of somebody else. */
function neighbour(game: Game, state: MatchState, observer: number): string {
  const hand = game.hand(state, (observer + 1) % state.players);
  return hand[hand.length >> 1] ?? '';
}

describe('the property can fail: a card given away is found', () => {
  const tables = everyTable().filter(({ game, players, options }) => {
    return players === game.seats.max && Object.keys(options).length === 0;
  });
  for (const { game, players, options } of tables) {
    test.each(LEAKS)(`${game.id}: %s`, (_, leak) => {
      const leaky: Game = { ...game, ...leak(game) };
      expect(lookForLeaks(leaky, players, options, 16).leaks).toBeGreaterThan(0);
    });
  }
});
