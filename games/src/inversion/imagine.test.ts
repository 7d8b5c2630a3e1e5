import { type DealText, FastRandom, SPECTATOR, Table } from '@overtrick/engine';
import { surprise } from '@overtrick/testing';
import { describe, expect, test } from 'vitest';
import { naive } from '../../naive/naive.ts';
import { type Inversion, inversion } from './index.ts';

type InversionTable = Table<Inversion>;
interface TextMove {
  readonly seat: number;
  readonly text: string;
}
interface Late {
  readonly table: InversionTable;
  readonly deal: DealText;
  readonly moves: readonly TextMove[];
}

const suitOf = (card: string): string => card.charAt(0);
const rankOf = (card: string): number => Number(card.slice(1));
const handsText = (hands: readonly (readonly string[])[]): string =>
  hands.map((hand) => [...hand].sort().join(' ')).join('|');

/** A match with `left` cards in the leader's hand, `extra` more plays later. */
function lateTable(players: number, left: number, extra: number, seed: string): Late {
  const setup = { players, options: {}, rules: 1 };
  const table = new Table(inversion, setup, { kind: 'seed', seed, match: 0 });
  const deal = inversion.makeDeal(table.state);
  const random = new FastRandom(seed);
  let plays = players * (10 - left) + extra;
  while (plays > 0) {
    const legal = table.legal(table.state.turn);
    // Low declarations, so that auctions are long, and swaps wherever they are possible.
    const auction = table.view(SPECTATOR).now.board.phase === 'auction';
    const text = auction
      ? [...legal].sort((a, b) => order(a) - order(b))[random.below(2)]
      : pick(legal, table, random);
    table.decide(table.state.turn, text);
    if (text.startsWith('play:')) plays--;
  }
  const moves = table.moves.map(({ seat, code }) => ({
    seat,
    text: inversion.makeDecision(inversion.decode(code)),
  }));
  return { table, deal, moves };
}
const order = (call: string): number => (call === 'pass' ? 0 : Number(call.slice(8)));

function pick(legal: string[], table: InversionTable, random: FastRandom): string {
  const { follow } = table.view(SPECTATOR).now.board;
  const elevens = legal.filter((text) => follow && rankOf(text.slice(5)) + rankOf(follow) === 11);
  const from = elevens.length > 0 && random.below(2) === 0 ? elevens : legal;
  return from[random.below(from.length)];
}

/** Every choice of `size` out of these cards. */
function* choices(from: readonly string[], size: number): Generator<string[]> {
  if (size === 0) yield [];
  else if (from.length >= size) {
    const [card, ...rest] = from;
    for (const others of choices(rest, size - 1)) yield [card, ...others];
    yield* choices(rest, size);
  }
}

/** Every way to give the unseen cards to the other seats, whether it fits or not. */
function* ways(unseen: readonly string[], sizes: readonly number[]): Generator<string[][]> {
  const [size, ...later] = sizes;
  if (size === undefined) {
    yield [];
    return;
  }
  for (const mine of choices(unseen, size)) {
    const left = unseen.filter((card) => !mine.includes(card));
    for (const rest of ways(left, later)) yield [mine, ...rest];
  }
}

/** The hands of every world in which the observer was told the same, found by trying all on the naive game. */
function worldsByBruteForce(
  late: Late,
  observer: number,
): { worlds: Map<string, string[][]>; tried: number } {
  const { table, deal, moves } = late;
  const { players } = table.setup;
  const told = (hands: readonly (readonly string[])[]): string | null => {
    const game = naive('inversion', { ...deal, deal: 0, hands });
    for (const { seat, text } of moves) {
      if (!game.legal(seat).includes(text)) return null;
      game.apply(seat, text);
    }
    return game.told(observer === SPECTATOR ? null : observer).join('\n');
  };
  const truth = told(deal.hands);
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const played = seats.map((seat) =>
    moves
      .filter((move) => move.seat === seat && move.text.startsWith('play:'))
      .map((move) => move.text.slice(5)),
  );
  const now = seats.map((seat) => deal.hands[seat].filter((card) => !played[seat].includes(card)));
  const others = seats.filter((seat) => seat !== observer);
  const unseen = others.flatMap((seat) => now[seat]).sort();
  const worlds = new Map<string, string[][]>();
  let tried = 0;
  for (const way of ways(
    unseen,
    others.map((seat) => now[seat].length),
  )) {
    const hands = seats.map((seat) => (seat === observer ? now[seat] : way[others.indexOf(seat)]));
    tried++;
    if (told(hands.map((hand, seat) => [...played[seat], ...hand])) === truth)
      worlds.set(handsText(hands), hands);
  }
  return { worlds, tried };
}

/** How often each world is drawn. */
function drawWorlds(late: Late, observer: number, draws: number, random: FastRandom): Map<string, number> {
  const { table } = late;
  const sampler = inversion.imagine(table.view(observer));
  const into = inversion.create(table.setup);
  const seen = new Map<string, number>();
  for (let i = 0; i < draws; i++) {
    sampler.draw(random, into);
    const hands = Array.from({ length: table.setup.players }, (_, seat) => inversion.hand(into, seat));
    const world = handsText(hands);
    seen.set(world, (seen.get(world) ?? 0) + 1);
  }
  return seen;
}

/** Compares what is drawn with what fits; gives how surprising the frequencies are. */
function compare(late: Late, observer: number, random: FastRandom, perWorld: number) {
  const { worlds, tried } = worldsByBruteForce(late, observer);
  const seen = drawWorlds(late, observer, worlds.size * perWorld, random);
  for (const world of seen.keys()) expect(worlds.has(world), `${world} does not fit`).toBe(true);
  for (const world of worlds.keys()) expect(seen.has(world), `${world} is never drawn`).toBe(true);
  const expected = new Map([...worlds.keys()].map((world) => [world, 1]));
  return { worlds, tried, surprise: surprise(expected, seen) };
}

/** What each card was played on. */
function* playsOf({ deal, moves, table }: Late) {
  const lane = [...(deal.lane as string[])];
  let laid = 0;
  let trick = 0;
  let atLead = lane[0];
  for (const { seat, text } of moves) {
    if (!text.startsWith('play:')) continue;
    const card = text.slice(5);
    const follow = lane[trick];
    const eleven = rankOf(card) + rankOf(follow) === 11;
    yield { seat, card, follow, atLead, eleven, follows: suitOf(card) === suitOf(follow) };
    if (eleven) lane[trick] = card;
    if (++laid === table.setup.players) {
      laid = 0;
      atLead = lane[++trick];
    }
  }
}

describe('imagine draws every world that fits, no other, and each equally often', () => {
  test('three players, many late positions, what each play shows and what it does not', () => {
    const random = new FastRandom('three');
    const met = { pruned: 0, elevenShowsNothing: 0, ownElevenShowsNothing: 0, voidAfterSwap: 0 };
    let sum = 0;
    let positions = 0;
    for (let seed = 0; seed < 60; seed++) {
      const late = lateTable(3, 3, seed % 3, `three ${seed}`);
      const observer = seed % 3;
      const found = compare(late, observer, random, 60);
      expect(found.surprise).toBeLessThan(6);
      sum += found.surprise;
      positions++;
      if (found.worlds.size < found.tried) met.pruned++;
      const mayHold = (seat: number, suit: string): boolean =>
        [...found.worlds.values()].some((hands) => hands[seat].some((card) => suitOf(card) === suit));
      for (const { seat, follow, atLead, eleven, follows } of playsOf(late)) {
        if (seat === observer) continue;
        const may = mayHold(seat, suitOf(follow));
        if (eleven && !follows && may) met.elevenShowsNothing++;
        if (eleven && follows && may) met.ownElevenShowsNothing++;
        if (eleven || follows) continue;
        expect(may).toBe(false);
        if (suitOf(atLead) !== suitOf(follow) && mayHold(seat, suitOf(atLead))) met.voidAfterSwap++;
      }
    }
    expect(Math.abs(sum / positions)).toBeLessThan(0.5);
    for (const times of Object.values(met)) expect(times).toBeGreaterThan(2);
  });

  test.each([
    [4, 2, 0, 0],
    [4, 2, 2, 1],
    [4, 2, 3, 3],
    [4, 3, 3, 2],
    [3, 4, 0, 1],
    [3, 2, 1, SPECTATOR],
    [4, 2, 2, SPECTATOR],
    [2, 4, 1, SPECTATOR],
  ])(
    '%i players with %i cards left, %i played since, as seat %i sees it',
    (players, left, extra, observer) => {
      const random = new FastRandom('bigger');
      const late = lateTable(players, left, extra, `bigger ${players} ${left} ${extra}`);
      const found = compare(late, observer, random, 60);
      expect(found.worlds.size).toBeGreaterThan(1);
      expect(Math.abs(found.surprise)).toBeLessThan(4.5);
    },
  );

  test('two players see everything: there is exactly one world', () => {
    for (let plays = 0; plays < 20; plays += 3) {
      const { table } = lateTable(2, 10, plays, `two ${plays}`);
      const into = inversion.create(table.setup);
      const random = new FastRandom(plays);
      for (const observer of [0, 1]) {
        const sampler = inversion.imagine(table.view(observer));
        for (let i = 0; i < 5; i++) {
          sampler.draw(random, into);
          for (const seat of [0, 1])
            expect(inversion.hand(into, seat)).toEqual(inversion.hand(table.state, seat));
        }
      }
    }
  });

  test('from the auction to the last card everything public is kept, and the match can be played on', () => {
    const out = new Int32Array(inversion.maxLegal);
    for (const players of [2, 3, 4]) {
      const setup = { players, options: {}, rules: 1 };
      const table = new Table(inversion, setup, { kind: 'seed', seed: 'kept', match: players });
      const random = new FastRandom('kept');
      const into = inversion.create(setup);
      for (;;) {
        for (const observer of [0, players - 1, SPECTATOR]) {
          const view = table.view(observer);
          inversion.imagine(view).draw(random, into);
          expect(inversion.board(into, observer)).toEqual(view.now.board);
          expect(into.turn).toBe(table.state.turn);
          const hands = Array.from({ length: players }, (_, seat) => inversion.hand(into, seat));
          expect(hands.map((hand) => hand.length)).toEqual(view.now.handSizes);
          if (observer !== SPECTATOR) expect(hands[observer]).toEqual(view.now.hand);
          while (into.turn >= 0) {
            const count = inversion.legal(into, into.turn, out);
            inversion.apply(into, into.turn, out[random.below(count)]);
          }
          expect(Array.from(into.taken).reduce((a, b) => a + b)).toBe(10);
        }
        if (table.state.turn < 0) break;
        const legal = table.legal(table.state.turn);
        table.decide(table.state.turn, legal[random.below(legal.length)]);
      }
    }
  });
});
