import { FastRandom, type Observer, SPECTATOR, Table, thisDeal } from '@overtrick/engine';
import { surprise } from '@overtrick/testing';
import { describe, expect, test } from 'vitest';
import { handsText } from './bruteForce.ts';
import { makeCard } from './deck.ts';
import { type Cryptrick, type CryptrickState, cryptrick } from './index.ts';
import { setupFor, sixHanded } from './positions.ts';

type CryptrickTable = Table<Cryptrick>;

/** The deal of the rule tests, as a table. */
function opened(): CryptrickTable {
  const setup = setupFor(6);
  const start = cryptrick.parseDeal(setup, sixHanded);
  if (!start.ok) throw new Error('this deal should be right');
  return new Table(cryptrick, setup, { kind: 'seed', seed: '', match: 0 }, true, start.value);
}
function played(...calls: string[]): CryptrickTable {
  return play(opened(), ...calls);
}
function play(table: CryptrickTable, ...calls: string[]): CryptrickTable {
  for (const call of calls) {
    const decided = table.decide(table.state.turn, call);
    if (!decided.ok) throw new Error(`${call} by seat ${table.state.turn} is refused`);
  }
  return table;
}

/** How often something holds in a hundred worlds that fit. */
function often(table: CryptrickTable, observer: Observer, holds: (world: CryptrickState) => boolean): number {
  const sampler = cryptrick.imagine(table.view(observer));
  const into = cryptrick.create(table.setup);
  const random = new FastRandom('often');
  let times = 0;
  for (let i = 0; i < 100; i++) {
    sampler.draw(random, into);
    if (holds(into)) times++;
  }
  return times;
}
const holds = (seat: number, card: string) => (world: CryptrickState) =>
  cryptrick.hand(world, seat).includes(card);
const holdsColour = (seat: number, colour: string) => (world: CryptrickState) =>
  cryptrick.hand(world, seat).some((card) => card[0] === colour);

describe('where a hidden card can be', () => {
  test('at the start it can be anywhere', () => {
    const table = opened();
    const into = cryptrick.create(table.setup);
    const sampler = cryptrick.imagine(table.view(0));
    const random = new FastRandom('start');
    const seen = new Map<string, number>();
    for (let i = 0; i < 20_000; i++) {
      sampler.draw(random, into);
      for (const card of cryptrick.hand(into, 6)) seen.set(card, (seen.get(card) ?? 0) + 1);
      if (i % 1000 === 0) expect(cryptrick.makeDeal(into).hands[0]).toEqual(sixHanded.hands[0]);
    }
    const hidden = [...sixHanded.hands.slice(1).flat(), 'K6'];
    expect(surprise(new Map(hidden.map((card) => [card, 1])), seen)).toBeLessThan(5);
    expect(seen.size).toBe(31);
  });

  test('a white that was shown tells nothing about the other one: it is equally likely in every hidden place', () => {
    // Seat 0 reveals one of the two whites. The other is one of its 5 cards, of 6 in four hands, or undealt.
    const table = played('reveal:W');
    const into = cryptrick.create(table.setup);
    const sampler = cryptrick.imagine(table.view(1));
    const random = new FastRandom('white');
    const seen = new Map<string, number>();
    for (let i = 0; i < 20_000; i++) {
      sampler.draw(random, into);
      const holder = [0, 1, 2, 3, 4, 5, 6].find((seat) => cryptrick.hand(into, seat).includes('W'));
      seen.set(`${holder}`, (seen.get(`${holder}`) ?? 0) + 1);
    }
    const places = { 0: 5, 2: 6, 3: 6, 4: 6, 5: 6, 6: 1 };
    expect(surprise(new Map(Object.entries(places)), seen)).toBeLessThan(5);
    expect(seen.has('1')).toBe(false);
  });
});

describe('what a gift tells', () => {
  const sold = ['reveal:Y2', 'decline', 'decline', 'decline', 'want', 'decline', 'give:K3'];

  test('the giver knows that the receiver holds it, the receiver knows that the giver does not', () => {
    const table = played(...sold);
    expect(often(table, 4, holds(0, 'K3'))).toBe(100);
    expect(often(table, 0, holds(4, 'K3'))).toBe(0);
    expect(often(table, 0, holds(0, 'K3'))).toBe(100);
  });

  test('nobody else knows', () => {
    const table = played(...sold);
    for (const observer of [1, 2, 3, 5, SPECTATOR]) {
      expect(often(table, observer, holds(0, 'K3'))).toBeGreaterThan(5);
      expect(often(table, observer, holds(0, 'K3'))).toBeLessThan(50);
    }
  });

  test('a shown void holds until a gift ends it', () => {
    const table = played(...sold);
    expect(often(table, 1, holdsColour(5, 'Y'))).toBeGreaterThan(20);
    play(table, 'play:K4');
    for (const observer of [1, SPECTATOR]) expect(often(table, observer, holdsColour(5, 'Y'))).toBe(0);
    play(table, 'play:Y1', 'play:Y4', 'play:Y5', 'play:G2', 'acquire:Y5', 'acquire:Y1');
    // Seat 3, who has shown to hold no yellow card, sells to seat 1.
    play(table, 'reveal:K2', 'decline', 'decline', 'decline', 'want', 'decline');
    expect(often(table, 0, holdsColour(3, 'Y'))).toBe(0);
    play(table, 'give:B2');
    expect(often(table, 0, holdsColour(3, 'Y'))).toBeGreaterThan(0);
    expect(often(table, 0, holdsColour(3, 'Y'))).toBeLessThan(50);
    expect(often(table, 0, holdsColour(5, 'Y'))).toBe(0);
    // The giver knows what it was.
    expect(often(table, 1, holdsColour(3, 'Y'))).toBe(0);
    expect(often(table, 1, holds(3, 'B2'))).toBe(100);
  });

  test('what the observer gave may have been given on, and a void proves it', () => {
    const table = played(
      ...sold,
      'play:K4',
      'play:Y1',
      'play:Y4',
      'play:Y5',
      'play:G2',
      'acquire:Y5',
      'acquire:Y1',
    );
    play(table, 'reveal:P3', 'decline', 'decline', 'want', 'decline', 'decline');
    expect(often(table, 4, holds(0, 'K3'))).toBe(100);
    play(table, 'give:K3');
    const still = often(table, 4, holds(0, 'K3'));
    expect(still).toBeGreaterThan(50);
    expect(still + often(table, 4, holds(3, 'K3'))).toBe(100);
    expect(still).toBeLessThan(100);
    play(
      table,
      'play:P1',
      'play:P2',
      'play:P4',
      'play:P5',
      'play:P6',
      'acquire:P1',
      'acquire:P5',
      'acquire:P3',
    );
    play(table, 'reveal:K5', 'decline', 'decline', 'decline', 'decline', 'decline', 'play:B1');
    expect(often(table, 4, holds(3, 'K3'))).toBe(100);
  });

  test('a card that nobody but the giver of another can have explains a gift', () => {
    // Seat 3 shows no yellow, is given a card, and then plays yellow: the gift was that card.
    const table = played(
      ...sold,
      'play:K4',
      'play:Y1',
      'play:Y4',
      'play:Y5',
      'play:G2',
      'acquire:Y5',
      'acquire:Y1',
    );
    play(table, 'reveal:K2', 'decline', 'decline', 'want', 'decline', 'decline', 'give:Y3');
    expect(often(table, SPECTATOR, holds(3, 'Y3'))).toBeLessThan(50);
    play(table, 'play:P1', 'play:K1', 'play:Y3', 'play:P5', 'play:K5');
    expect(often(table, SPECTATOR, holdsColour(3, 'Y'))).toBe(0);
  });
});

describe('a drawn world', () => {
  test.each([6, 7, 8, 9])(
    'has every card once, the right hands and the same choices, with %i players',
    (players) => {
      const random = new FastRandom(`world ${players}`);
      for (const level of ['calm', 'volatile', 'wild']) {
        const setup = setupFor(players, { level });
        const table = new Table(cryptrick, setup, { kind: 'seed', seed: level, match: players });
        const into = cryptrick.create(setup);
        for (let i = 0; table.state.deal === 0; i++) {
          if (i % 9 === 0) {
            for (const observer of [SPECTATOR, random.below(players)]) {
              const view = table.view(observer);
              const sampler = cryptrick.imagine(view);
              for (let draw = 0; draw < 3; draw++) {
                sampler.draw(random, into);
                const hands = Array.from({ length: players }, (_, seat) => cryptrick.hand(into, seat));
                expect(hands.map((hand) => hand.length)).toEqual(view.now.handSizes);
                if (observer >= 0) expect(hands[observer]).toEqual(view.now.hand);
                const { undealt } = cryptrick.makeDeal(into);
                const { board } = view.now;
                const trick = board.phase === 'acquire' ? board.spoils : board.cards.map(({ card }) => card);
                const shown = [...board.gone, ...board.taken.flat(), ...trick];
                const all = [...hands.flat(), ...(undealt as string[]), ...shown];
                if (board.offered) all.push(board.offered);
                const deck = Array.from(table.state.deck, makeCard);
                expect(all.sort()).toEqual(deck.sort());
                expect(cryptrick.board(into, SPECTATOR)).toMatchObject({
                  phase: board.phase,
                  order: board.order,
                  spoils: board.spoils,
                  taken: board.taken,
                  gone: board.gone,
                  revealed: board.revealed,
                });
              }
            }
          }
          const { turn } = table.state;
          const legal = table.legal(turn);
          table.decide(turn, legal[random.below(legal.length)]);
        }
      }
    },
  );

  test('leaves the pending answers of others open, and keeps the own', () => {
    const table = played('reveal:Y2');
    for (const [seat, answer] of [
      [1, 'want'],
      [3, 'decline'],
      [4, 'want'],
    ] as const) {
      table.decide(seat, answer);
    }
    const actors = (observer: Observer): number => {
      const into = cryptrick.create(table.setup);
      cryptrick.imagine(table.view(observer)).draw(new FastRandom(1), into);
      expect(into.wants).toBe(observer === 1 || observer === 4 ? 1 << observer : 0);
      expect((cryptrick.actors(into) >> into.turn) & 1).toBe(1);
      return cryptrick.actors(into);
    };
    expect([0, 2, 5, SPECTATOR].map(actors)).toEqual(Array(4).fill(0b111110));
    expect([1, 3, 4].map(actors)).toEqual([0b111100, 0b110110, 0b101110]);
  });

  test('can be made when a deal is over', () => {
    const table = played('reveal:Y2');
    const random = new FastRandom('over');
    while (table.state.turn >= 0) {
      const legal = table.legal(table.state.turn);
      table.decide(table.state.turn, legal[random.below(legal.length)]);
    }
    expect(thisDeal(table.record(SPECTATOR)).choices.length).toBeGreaterThan(60);
    expect(often(table, SPECTATOR, (world) => handsText([cryptrick.hand(world, 6)]) === 'K6')).toBe(100);
    expect(often(table, 2, (world) => world.turn === -1)).toBe(100);
  });
});
