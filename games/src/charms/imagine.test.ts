import {
  type DealText,
  explain,
  FastRandom,
  type Sampler,
  SPECTATOR,
  Table,
  thisDeal,
} from '@overtrick/engine';
import { cards, surprise } from '@overtrick/testing';
import { describe, expect, test } from 'vitest';
import { COPIES, isSuit, KINDS, makeCard, parseCard } from './deck.ts';
import { imagine } from './imagine.ts';
import { type Charms, charms } from './index.ts';
import { type CharmsState, copy } from './state.ts';
import { type Portion, waysOf } from './ways.ts';

type Counts = number[];
type CharmsTable = Table<Charms>;

const setupFor = (players: number) => ({ players, options: {}, rules: 1 });
const countKinds = (texts: readonly string[]): Counts => {
  const counts = Array<number>(KINDS).fill(0);
  for (const text of texts) counts[parseCard(text)]++;
  return counts;
};

/** A table whose first deal is this one. */
function openWith(deal: DealText): CharmsTable {
  const setup = setupFor(deal.hands.length);
  const dealt = charms.parseDeal(setup, deal);
  if (!dealt.ok) throw new Error(explain(dealt.error));
  const game = { ...charms, deal: (state: CharmsState) => copy(dealt.value, state) };
  return new Table(game, setup, { kind: 'seed', seed: 'x', match: 0 });
}

/** How a seat likes to play; chance decides otherwise. */
type Taste = (legal: readonly string[]) => readonly string[];
const anything: Taste = (legal) => legal;
const prefer =
  (wanted: (card: string) => boolean): Taste =>
  (legal) => {
    const liked = legal.filter((text) => wanted(text.slice(5)));
    return liked.length > 0 ? liked : legal;
  };
const savesSuits = prefer((card) => !isSuit(parseCard(card)));
const savesNumbers = prefer((card) => isSuit(parseCard(card)));

/** Plays until every hand has `left` cards. */
function playOn(table: CharmsTable, left: number, seed: string, tastes: readonly Taste[] = []): CharmsTable {
  const random = new FastRandom(seed);
  const { players } = table.setup;
  while (table.view(SPECTATOR).now.handSizes.some((size) => size > left)) {
    const seat = table.state.turn;
    const legal = (tastes[seat % tastes.length] ?? anything)(table.legal(seat));
    const decided = table.decide(seat, legal[random.below(legal.length)]);
    if (!decided.ok) throw new Error(explain(decided.error));
  }
  expect(table.state.deal).toBe(0);
  expect(players).toBe(table.state.players);
  return table;
}

/** Every choice of `size` cards out of these, as counts. */
function* picks(left: Counts, size: number, kind = 0): Generator<Counts> {
  if (kind === KINDS) {
    if (size === 0) yield [];
    return;
  }
  for (let count = 0; count <= Math.min(size, left[kind]); count++) {
    for (const rest of picks(left, size - count, kind + 1)) yield [count, ...rest];
  }
}

/**
 * In how many ways the physical cards of one kind can have moved as was seen. Every card is a bit; the deal is done again
 * with all choices of bits: first hands, shown hands, hands dealt again (CHA-1.3, 1.4), flipped and played cards.
 */
function historiesOf(
  copies: number,
  finals: readonly number[],
  redeals: readonly { readonly seat: number; readonly shown: number }[],
  seen: readonly number[],
  flipped: number,
): number {
  const inTurn = (cardsThere: number, times: number): number =>
    times === 0 ? 1 : cardsThere * inTurn(cardsThere - 1, times - 1);
  const deal = (seat: number, hands: readonly number[], rest: number): number => {
    if (seat === finals.length) return redeal(0, hands, rest);
    const size = redeals.find((each) => each.seat === seat)?.shown ?? finals[seat];
    let ways = 0;
    for (const hand of subsets(rest, size)) ways += deal(seat + 1, [...hands, hand], rest & ~hand);
    return ways;
  };
  const redeal = (at: number, hands: readonly number[], rest: number): number => {
    if (at === redeals.length) {
      return hands.reduce(
        (ways, hand, seat) => ways * inTurn(popCount(hand), seen[seat]),
        inTurn(popCount(rest), flipped),
      );
    }
    const { seat } = redeals[at];
    const next = redeals[at + 1];
    const size = next?.seat === seat ? next.shown : finals[seat];
    const pool = rest | hands[seat];
    let ways = 0;
    for (const hand of subsets(pool, size)) {
      const after = hands.map((each, who) => (who === seat ? hand : each));
      ways += redeal(at + 1, after, pool & ~hand);
    }
    return ways;
  };
  return deal(0, [], (1 << copies) - 1);
}
/** All choices of so many bits. */
const subsets = (of: number, size: number): readonly number[] => {
  const known = SUBSETS.get(of * 16 + size);
  if (known) return known;
  const found: number[] = [];
  for (let bits = of; ; bits = (bits - 1) & of) {
    if (popCount(bits) === size) found.push(bits);
    if (bits === 0) break;
  }
  SUBSETS.set(of * 16 + size, found);
  return found;
};
const SUBSETS = new Map<number, readonly number[]>();
const popCount = (bits: number): number => (bits === 0 ? 0 : 1 + popCount(bits & (bits - 1)));

/** Every world that fits what the observer was told, with the number of physical stories that lead to it. */
function worldsByBruteForce(table: CharmsTable, observer: number): Map<string, number> {
  const { players } = table.setup;
  const { now, past } = table.view(observer);
  const [dealEvent] = past;
  if (dealEvent.t !== 'deal') throw new Error('the first event is no deal');
  const { dealer, first, flipped, trump, redealt } = dealEvent.setup;
  const { played } = now.board;
  const left = COPIES.map((copies, kind) =>
    [flipped, now.hand, ...played].reduce((sum, each) => sum - countKinds(each)[kind], copies),
  );
  const truth = JSON.stringify(past);
  const fits = (hands: readonly (readonly string[])[]): boolean => {
    const parsed = charms.parseDeal(table.setup, { dealer, first, flipped, trump, redealt, hands });
    if (!parsed.ok) return false;
    const state = parsed.value;
    for (const { seat, code } of table.moves) {
      if (state.turn !== seat || charms.whyNot(state, seat, code)) return false;
      charms.apply(state, seat, code);
    }
    return true;
  };
  const known = new Map<string, number>();
  const stories = (hands: readonly Counts[]): number => {
    let ways = 1;
    for (let kind = 0; kind < KINDS && ways > 0; kind++) {
      const ofKind = (texts: readonly string[]): number => countKinds(texts)[kind];
      const whole = hands.map((hand, seat) => hand[kind] + ofKind(played[seat]));
      const key = `${kind}:${whole}`;
      const counted =
        known.get(key) ??
        historiesOf(
          COPIES[kind],
          whole,
          redealt.map(({ seat, shown }) => ({ seat, shown: ofKind(shown) })),
          played.map((each, seat) => (seat === observer ? 0 : ofKind(each))),
          ofKind(flipped),
        );
      known.set(key, counted);
      ways *= counted;
    }
    return ways;
  };
  const worlds = new Map<string, number>();
  let checked = 0;
  const fill = (seat: number, hands: Counts[]): void => {
    if (seat === players) {
      const whole = hands.map((hand, who) => [...played[who], ...asCards(hand)]);
      if (!fits(whole)) return;
      // Now and then the whole record is compared, byte for byte; the rest of the time it cannot differ.
      if (checked++ % 97 === 0) expect(JSON.stringify(recordOf(table, whole, observer))).toBe(truth);
      const ways = stories(hands);
      if (ways > 0) worlds.set(hands.map((hand) => asCards(hand).join(' ')).join('|'), ways);
      return;
    }
    const own = seat === observer;
    for (const pick of own ? [countKinds(now.hand)] : picks(left, now.handSizes[seat])) {
      if (!own) for (const [kind, count] of pick.entries()) left[kind] -= count;
      fill(seat + 1, [...hands, pick]);
      if (!own) for (const [kind, count] of pick.entries()) left[kind] += count;
    }
  };
  fill(0, []);
  return worlds;
}
const asCards = (counts: Counts): string[] =>
  counts.flatMap((count, kind) => Array<string>(count).fill(makeCard(kind)));

/** What the observer would have been told if these had been the hands. */
function recordOf(table: CharmsTable, hands: readonly (readonly string[])[], observer: number): unknown {
  const { setup } = thisDeal(table.record(SPECTATOR)).dealt;
  const other = openWith({ ...setup, hands });
  for (const { seat, code } of table.moves) other.decide(seat, charms.decode(code));
  return other.record(observer);
}

/** Draws worlds, with hands counted one by one and with hands dealt from a heap, and compares them with all that fit. */
function check(table: CharmsTable, observer: number): Map<string, number> {
  const expected = worldsByBruteForce(table, observer);
  const { players } = table.setup;
  const truth = Array.from({ length: players }, (_, seat) => charms.hand(table.state, seat).join(' '));
  expect(expected.has(truth.join('|'))).toBe(true);
  for (const big of [1, 14]) compare(table, imagine(table.view(observer), big), expected);
  return expected;
}

function compare(table: CharmsTable, sampler: Sampler<CharmsState>, expected: Map<string, number>): void {
  const { players } = table.setup;
  const into = charms.create(table.setup);
  const random = new FastRandom('compare');
  const seen = new Map<string, number>();
  const draws = Math.min(60_000, Math.max(20_000, expected.size * 10));
  for (let i = 0; i < draws; i++) {
    sampler.draw(random, into);
    const hands = Array.from({ length: players }, (_, seat) => charms.hand(into, seat).join(' '));
    const world = hands.join('|');
    seen.set(world, (seen.get(world) ?? 0) + 1);
  }
  expect([...seen.keys()].filter((world) => !expected.has(world))).toEqual([]);
  expect(Math.abs(surprise(expected, seen))).toBeLessThan(4.5);
  let total = 0;
  for (const ways of expected.values()) total += ways;
  const missed = [...expected].filter(([world, ways]) => (ways / total) * draws > 25 && !seen.has(world));
  expect(missed).toEqual([]);
}

const suitsIn = (played: readonly string[]): number =>
  played.filter((card) => isSuit(parseCard(card))).length;

/** Seats that covered the led suit with another one (CHA-5.5). */
function covered(table: CharmsTable): number[] {
  const seats: number[] = [];
  const twin = openWith(charms.makeDeal(dealtBy(table)));
  for (const { seat, code } of table.moves) {
    const { led, trick, shown } = twin.state;
    const kind = code - 100;
    if (trick > 0 && led >= 0 && shown[2 * seat] === led && kind !== led && isSuit(kind)) seats.push(seat);
    twin.decide(seat, charms.decode(code));
  }
  return seats;
}
function dealtBy(table: CharmsTable): CharmsState {
  const played = table.view(SPECTATOR).now.board.played;
  const { setup } = thisDeal(table.record(SPECTATOR)).dealt;
  const hands = played.map((each, seat) => [...each, ...charms.hand(table.state, seat)]);
  const parsed = charms.parseDeal(table.setup, { ...setup, hands });
  if (!parsed.ok) throw new Error(explain(parsed.error));
  return parsed.value;
}

const openSeed = (players: number, seed: string): CharmsTable =>
  new Table(charms, setupFor(players), { kind: 'seed', seed, match: 0 });

describe('imagine draws every world that fits, each as often as there are physical stories of it', () => {
  test.each([
    [3, 2, 1, 'seed 2', anything],
    [4, 1, 3, 'seed 2', anything],
    [3, 1, SPECTATOR, 'seed 3', anything],
  ])('%i players with %i cards each, as seat %i sees it (%s)', (players, left, observer, seed, taste) => {
    const table = playOn(openSeed(players, seed), left, seed, [taste]);
    expect(table.state.redealt).toEqual([]);
    check(table, observer);
  });

  test('CHA-5.5 who covered the led suit had only other suits', () => {
    const table = playOn(openSeed(3, 'seed 9'), 2, 'seed 9', [savesSuits]);
    expect(covered(table)).toEqual([1, 2]);
    for (const world of check(table, 0).keys()) {
      const [, second, third] = world.split('|');
      for (const card of cards(`${second} ${third}`)) expect(isSuit(parseCard(card))).toBe(true);
    }
  });

  test('CHA-1.3 who has played one suit still has two', () => {
    const table = playOn(openSeed(3, 'seed 96'), 2, 'seed 96', [savesSuits]);
    expect(suitsIn(table.view(1).now.board.played[0])).toBe(1);
    for (const world of check(table, 1).keys()) expect(suitsIn(cards(world.split('|')[0]))).toBe(2);
  });

  test('CHA-1.3 who has played two numbers still has one', () => {
    const table = playOn(openSeed(3, 'seed 7'), 2, 'seed 7', [savesNumbers]);
    expect(suitsIn(table.view(0).now.board.played[2])).toBe(9);
    for (const world of check(table, 0).keys()) {
      expect(suitsIn(cards(world.split('|')[2]))).toBeLessThan(2);
    }
  });

  test('the own hand, the board and the points are kept', () => {
    const table = playOn(openSeed(4, 'kept'), 5, 'kept');
    const view = table.view(2);
    const into = charms.create(table.setup);
    charms.imagine(view).draw(new FastRandom(1), into);
    expect(charms.hand(into, 2)).toEqual(view.now.hand);
    expect(charms.board(into, 2)).toEqual(view.now.board);
    expect(into.turn).toBe(table.state.turn);
    expect(into.points).toEqual(table.state.points);
  });

  test.each([3, 4])(
    'every hand of a fresh deal is a good one, and dealt out whole (%i players)',
    (players) => {
      const table = openSeed(players, 'fresh');
      const into = charms.create(table.setup);
      const random = new FastRandom('fresh');
      const sampler = charms.imagine(table.view(1));
      for (let i = 0; i < 3000; i++) {
        sampler.draw(random, into);
        expect(charms.parseDeal(table.setup, charms.makeDeal(into)).ok).toBe(true);
      }
    },
  );
});

describe('CHA-1.3, 1.4 what shown hands imply', () => {
  const once: DealText = {
    dealer: 2,
    first: 0,
    flipped: ['3', 'key'],
    trump: 'key',
    redealt: [{ seat: 1, shown: cards('coin key 1 2 2 4 4 5 6 6 7 7 8') }],
    hands: [
      cards('coin coin key clover rabbit 1 1 2 3 4 5 7 8'),
      cards('coin coin coin key clover clover 2 2 4 5 6 7 8'),
      cards('key key clover rabbit rabbit 1 3 3 5 6 6 7 8'),
    ],
  };
  const often: DealText = {
    ...once,
    redealt: [
      { seat: 0, shown: cards('coin key 1 1 2 2 3 3 4 4 6 6 8') },
      { seat: 0, shown: cards('coin coin coin coin coin key key key clover clover rabbit 7 8') },
      { seat: 2, shown: cards('key key clover clover clover rabbit rabbit rabbit rabbit rabbit rabbit 5 6') },
    ],
  };
  test.each([
    ['once', once, 0],
    ['once', once, 1],
    ['twice, and another hand later', often, 0],
    ['twice, and another hand later', often, 1],
    ['twice, and another hand later', often, 2],
  ])('a hand dealt again %s, as one seat sees it (%#)', (_, deal, observer) => {
    check(playOn(openWith(deal), 2, 'first'), observer);
  });

  test.each([
    [3, 'seed 134', SPECTATOR, 1],
    [3, 'seed 174', 2, 2],
    [4, 'seed 149', 0, 1],
  ])('%i players, %s, as seat %i sees it with %i cards each', (players, seed, observer, left) => {
    const table = playOn(openSeed(players, seed), left, seed);
    expect(table.state.redealt).toHaveLength(1);
    check(table, observer);
  });

  test('cards that were shown are in no hand that was good then', () => {
    // All four 6s and six keys were shown by seat 1, so seats 0 and 2 can have none of these 6s and two keys at most.
    const shown = cards('key key 1 1 2 2 6 6 6 6 8 8 8');
    const hands = [
      cards('coin coin key clover rabbit 1 2 3 3 4 5 7 8'),
      cards('coin coin coin key clover clover 2 4 5 6 6 7 8'),
      cards('key key clover rabbit rabbit 1 3 3 4 4 5 5 7'),
    ];
    const table = openWith({ ...once, flipped: ['key'], redealt: [{ seat: 1, shown }], hands });
    for (const observer of [0, 1, SPECTATOR]) {
      const sampler = charms.imagine(table.view(observer));
      const into = charms.create(table.setup);
      const random = new FastRandom(observer);
      let sixes = 0;
      let misplaced = 0;
      for (let i = 0; i < 2000; i++) {
        sampler.draw(random, into);
        if ([0, 2].some((seat) => charms.hand(into, seat).includes('6'))) misplaced++;
        if (charms.hand(into, 1).includes('6')) sixes++;
        if (!charms.parseDeal(table.setup, charms.makeDeal(into)).ok) misplaced++;
      }
      expect(misplaced).toBe(0);
      expect(sixes).toBeGreaterThan(1000);
    }
  });
});

describe('waysOf counts the stories of a whole small deal', () => {
  /** 8 cards: suits a a a b, numbers 1 1 1 2 as kinds 0–3. Three hands of two, each with a suit and a number. */
  const kindOf = [0, 0, 0, 1, 2, 2, 2, 3];
  const ALL = 0b11111111;
  const counts = (bits: number): Counts => {
    const found = [0, 0, 0, 0];
    for (let card = 0; card < 8; card++) if ((bits >> card) & 1) found[kindOf[card]]++;
    return found;
  };
  const isGood = (bits: number): boolean => {
    const [a, b] = counts(bits);
    return a + b === 1;
  };
  const pairsOf = (bits: number): readonly number[] => subsets(bits, 2);
  const TEXT = Array.from({ length: 256 }, (_, bits) => String(counts(bits)));
  interface Shown {
    readonly seat: number;
    readonly hand: number;
  }
  interface Told {
    readonly redeals: readonly { readonly seat: number; readonly shown: Counts }[];
    readonly flip: Counts;
    readonly play: Counts;
    readonly own: string;
    readonly worlds: Map<string, number>;
  }

  /** Deals everything that can be dealt with at most three redeals; one card is flipped, seat 1 plays one. */
  function everyRecord(observer: number): Map<string, Told> {
    const records = new Map<string, Told>();
    const finish = (hands: readonly number[], rest: number, redeals: readonly Shown[]): void => {
      const own = observer < 0 ? 0 : hands[observer];
      const told = `${redeals.map(({ seat, hand }) => `${seat} shows ${TEXT[hand]}`)}, own ${TEXT[own]}`;
      const world = hands.map((hand) => TEXT[hand]).join('|');
      for (const flipped of subsets(rest, 1)) {
        for (const played of subsets(hands[1], 1)) {
          const key = `${told}, ${TEXT[flipped]} flipped, ${TEXT[played]} played`;
          const record = records.get(key) ?? {
            redeals: redeals.map(({ seat, hand }) => ({ seat, shown: counts(hand) })),
            flip: counts(flipped),
            play: counts(played),
            own: TEXT[own],
            worlds: new Map<string, number>(),
          };
          record.worlds.set(world, (record.worlds.get(world) ?? 0) + 1);
          records.set(key, record);
        }
      }
    };
    const inspect = (
      seat: number,
      hands: readonly number[],
      rest: number,
      redeals: readonly Shown[],
    ): void => {
      if (seat === 3) finish(hands, rest, redeals);
      else if (isGood(hands[seat])) inspect(seat + 1, hands, rest, redeals);
      else if (redeals.length < 3) {
        const pool = hands[seat] | rest;
        for (const hand of pairsOf(pool)) {
          const after = hands.map((each, who) => (who === seat ? hand : each));
          inspect(seat, after, pool & ~hand, [...redeals, { seat, hand: hands[seat] }]);
        }
      }
    };
    for (const a of pairsOf(ALL)) {
      for (const b of pairsOf(ALL & ~a)) {
        for (const c of pairsOf(ALL & ~a & ~b)) inspect(0, [a, b, c], ALL & ~a & ~b & ~c, []);
      }
    }
    return records;
  }

  /** Every way to have three hands of this deck, each with one suit and one number. */
  const everyWorld = (): Counts[][] => {
    const hands = [
      [1, 0, 1, 0],
      [1, 0, 0, 1],
      [0, 1, 1, 0],
      [0, 1, 0, 1],
    ];
    const worlds = hands.flatMap((a) => hands.flatMap((b) => hands.map((c) => [a, b, c])));
    return worlds.filter((world) => [3, 1, 3, 1].every((copies, kind) => sumOf(world, kind) <= copies));
  };
  const sumOf = (world: readonly Counts[], kind: number): number =>
    world.reduce((sum, hand) => sum + hand[kind], 0);
  /** The weight that `waysOf` gives a world, kind by kind and place by place. */
  function weightOf(record: Told, observer: number, world: readonly Counts[]): number {
    const seats = [0, 1, 2].sort(
      (a, b) =>
        Number(record.redeals.some(({ seat }) => seat === a)) -
        Number(record.redeals.some(({ seat }) => seat === b)),
    );
    const rest = [3, 1, 3, 1].map((copies, kind) => copies - sumOf(world, kind));
    const seen = seats.map((seat) => {
      if (seat === observer) return world[seat];
      return seat === 1 ? record.play : [0, 0, 0, 0];
    });
    const portions: Portion[] = seats.map((seat, at) => ({
      size: 2,
      known: seen[at],
      shown: record.redeals.filter((each) => each.seat === seat).map((each) => each.shown),
    }));
    portions.push({ size: 1, known: record.flip, shown: [] });
    const whole = [...seats.map((seat) => world[seat]), rest];
    const ways = waysOf(portions);
    let weight = 1;
    for (let kind = 0; kind < 4; kind++) {
      const unseen = whole.map((hand, at) => hand[kind] - portions[at].known[kind]);
      if (unseen.some((count) => count < 0)) return 0;
      let left = unseen.reduce((sum, count) => sum + count);
      for (const [at, x] of unseen.entries()) {
        weight *= ways(kind, at, left, x);
        left -= x;
      }
    }
    return weight;
  }

  test.each([SPECTATOR, 0, 1, 2])('as seat %i sees it', (observer) => {
    const records = [...everyRecord(observer).values()];
    expect(records.some(({ redeals }) => redeals.length === 3)).toBe(true);
    const all = everyWorld();
    const wrong: unknown[] = [];
    let uneven = 0;
    for (const record of records) {
      const worlds = all.filter((world) => observer < 0 || String(world[observer]) === record.own);
      const weights = worlds.map((world) => weightOf(record, observer, world));
      const stories = worlds.map((world) => record.worlds.get(world.join('|')) ?? 0);
      const at = stories.findIndex((count) => count > 0);
      const ratio = weights[at] / stories[at];
      const off = weights.some((weight, i) => Math.abs(weight - ratio * stories[i]) > 1e-9 * weight);
      if (!(ratio > 0) || off) wrong.push({ record, weights, stories });
      if (new Set(record.worlds.values()).size > 1) uneven++;
    }
    expect(wrong).toEqual([]);
    expect(uneven).toBeGreaterThan(observer < 0 ? 100 : 10);
  });
});
