import { type DealText, FastRandom, SPECTATOR, Table } from '@overtrick/engine';
import { surprise } from '@overtrick/testing';
import { describe, expect, test } from 'vitest';
import { naive } from '../../naive/naive.ts';
import { makeCard } from './deck.ts';
import { type EscalationState, escalation } from './index.ts';
import { type dealOf, type EscalationTable, setupFor, tableWith, write } from './positions.ts';
import { PASS } from './rules.ts';

interface Reached {
  readonly table: EscalationTable;
  readonly deal: DealText;
}

/** Plays at random, but saves the pass cards, until a position is as wanted; tries deals until one leads there. */
function find(players: number, options: object, wanted: (state: EscalationState) => boolean): Reached {
  const setup = setupFor(players, options);
  const state = escalation.create(setup);
  const out = new Int32Array(escalation.maxLegal);
  const random = new FastRandom('find');
  for (let tries = 0; tries < 50_000; tries++) {
    state.deal = -1;
    escalation.deal(state, random);
    const deal = escalation.makeDeal(state) as ReturnType<typeof dealOf>;
    const decisions: number[] = [];
    while (state.turn >= 0) {
      if (wanted(state)) return { table: tableWith(deal, decisions.map(write), options), deal };
      const count = escalation.legal(state, state.turn, out);
      const liked = out.subarray(0, count).filter((decision) => count === 1 || decision !== PASS);
      decisions.push(liked[random.below(liked.length)]);
      escalation.apply(state, state.turn, decisions[decisions.length - 1]);
    }
  }
  throw new Error('no deal leads to such a position');
}

/** Places in a deal that hold a card nobody but its holder has seen: of the other hands, then of the draw pile. */
function hiddenPlaces({ table, deal }: Reached, observer: number): { hands: number[][]; pile: number[] } {
  const all = [...deal.hands.flat(), ...(deal.deck as string[])];
  const hands = deal.hands.map((hand, seat) => hand.map((_, at) => seat * 6 + at));
  const pile = (deal.deck as string[]).map((_, at) => deal.hands.length * 6 + at);
  for (const { seat, code } of table.moves) {
    if (write(code) === 'take') continue;
    for (const card of escalation.cardsOf(escalation.decode(code))) {
      const at = hands[seat].findIndex((place) => all[place] === card);
      hands[seat].splice(at, 1);
    }
    while (hands[seat].length < 6 && pile.length > 0) hands[seat].push(...pile.splice(0, 1));
  }
  return { hands: hands.map((places, seat) => (seat === observer ? [] : places)), pile };
}

/**
 * Every world that fits what the observer was told, found by trying all of them on the naive game: every order of the
 * hidden cards over the hidden places, equal cards taken as different. Which place a card came from that has been
 * played makes no difference: it was one of those its player had then, whatever lies in the others.
 */
function worldsByBruteForce(reached: Reached, observer: number): { fit: Map<string, number>; all: number } {
  const { table, deal } = reached;
  const places = hiddenPlaces(reached, observer);
  const flat = [...places.hands.flat(), ...places.pile];
  const truth = [...deal.hands.flat(), ...(deal.deck as string[])];
  const left = new Map<string, number>();
  for (const place of flat) left.set(truth[place], (left.get(truth[place]) ?? 0) + 1);
  const told = (all: readonly string[]): string | null => {
    const hands = deal.hands.map((_, seat) => all.slice(seat * 6, seat * 6 + 6));
    const game = naive(
      'escalation',
      { ...deal, deal: 0, hands, deck: all.slice(hands.length * 6) },
      { ...table.setup.options },
    );
    for (const { seat, code } of table.moves) {
      const text = write(code);
      if (!game.legal(seat).includes(text)) return null;
      game.apply(seat, text);
    }
    return game.told(observer === SPECTATOR ? null : observer).join('\n');
  };
  const record = told(truth);
  const world = [...truth];
  const fit = new Map<string, number>();
  let all = 0;
  const fill = (at: number, ways: number): void => {
    if (at === flat.length) {
      all += ways;
      if (told(world) !== record) return;
      const hands = places.hands.map((mine) => mine.map((place) => world[place]).sort());
      const name = nameOf(
        hands,
        places.pile.map((place) => world[place]),
      );
      fit.set(name, (fit.get(name) ?? 0) + ways);
      return;
    }
    for (const [card, count] of left) {
      if (count === 0) continue;
      left.set(card, count - 1);
      world[flat[at]] = card;
      fill(at + 1, ways * count);
      left.set(card, count);
    }
  };
  fill(0, 1);
  return { fit, all };
}

const nameOf = (hands: readonly (readonly string[])[], pile: readonly string[]): string =>
  `${hands.map((hand) => hand.join(' ')).join('|')} pile ${pile.join(' ')}`;

/** Draws often, and names what came as the brute force does. */
function drawn({ table }: Reached, observer: number, draws: number): Map<string, number> {
  const view = table.view(observer);
  const once = escalation.imagine(view);
  const into = escalation.create(table.setup);
  const random = new FastRandom('draw');
  const seen = new Map<string, number>();
  for (let i = 0; i < draws; i++) {
    // Every other time a new sampler: its first draw is as good as any.
    (i % 2 === 0 ? once : escalation.imagine(view)).draw(random, into);
    const hands = Array.from({ length: into.players }, (_, seat) =>
      seat === observer ? [] : escalation.hand(into, seat).sort(),
    );
    const name = nameOf(hands, Array.from(into.deck.subarray(into.drawn), makeCard));
    seen.set(name, (seen.get(name) ?? 0) + 1);
  }
  return seen;
}

function expectUniform(reached: Reached, observer: number): { fit: number; all: number } {
  const { fit, all } = worldsByBruteForce(reached, observer);
  const seen = drawn(reached, observer, Math.max(10_000, fit.size * 30));
  for (const world of seen.keys()) expect(fit.has(world), world).toBe(true);
  expect(seen.size).toBe(fit.size);
  expect(Math.abs(surprise(fit, seen))).toBeLessThan(4.5);
  return { fit: [...fit.values()].reduce((sum, ways) => sum + ways, 0), all };
}

const pileLeft = (state: EscalationState): number => state.deck.length - state.drawn;
const handsLeft = (state: EscalationState): number => state.held.reduce((sum, held) => sum + held, 0);
const mustLead = (state: EscalationState): boolean => state.middle === 0;
const passesOf = (state: EscalationState, seat: number): number => state.hand[seat * 15];

describe('imagine draws every world that fits, and each equally often', () => {
  test.each([
    [3, 0, {}],
    [4, 2, {}],
    [5, SPECTATOR, {}],
    [3, 1, { copies: { 2: 18, 7: 18, W: 18 } }],
  ])('%i players without a draw pile, as seat %i sees it %o', (players, observer, options) => {
    const reached = find(
      players,
      options,
      (state) =>
        pileLeft(state) === 0 && !mustLead(state) && handsLeft(state) - (state.held[observer] ?? 0) <= 5,
    );
    const { fit, all } = expectUniform(reached, observer);
    expect(fit).toBe(all);
  });

  test.each([
    [2, 0, 2, { copies: { 3: 40, W: 14 } }],
    [2, 1, 4, { copies: { 3: 50, 4: 4 } }],
    [3, 2, 1, { copies: { 1: 50, W: 4 } }],
  ])(
    '%i players, seat %i, %i cards to draw: their order is unknown too %o',
    (players, observer, pile, options) => {
      const reached = find(players, options, (state) => pileLeft(state) === pile);
      const { fit, all } = expectUniform(reached, observer);
      expect(fit).toBe(all);
    },
  );

  test.each([
    [1, 3, {}],
    [2, 3, {}],
    [1, 4, { copies: { 2: 18, 7: 18, W: 18 } }],
    [2, 4, { copies: { 13: 54 } }],
  ])('who took with %i cards left holds a number card (ESC-2.6): %i players %o', (size, players, options) => {
    let observer = 0;
    const reached = find(players, options, (state) => {
      observer = (state.turn + 1) % players;
      return (
        mustLead(state) &&
        state.held[state.turn] === size &&
        state.seen[0] === 0 &&
        passesOf(state, observer) === 0 &&
        handsLeft(state) - state.held[observer] <= 5
      );
    });
    const { fit, all } = expectUniform(reached, observer);
    expect(fit).toBeLessThan(all);
  });

  test('who took and holds the only pass card left out of sight', () => {
    let observer = 0;
    const reached = find(3, {}, (state) => {
      observer = (state.turn + 2) % 3;
      return (
        mustLead(state) &&
        state.held[state.turn] === 1 &&
        passesOf(state, observer) === 1 &&
        state.seen[0] === 0 &&
        handsLeft(state) - state.held[observer] <= 5
      );
    });
    const { fit, all } = expectUniform(reached, observer);
    expect(fit).toBeLessThan(all);
  });

  test('once the lead is played, taking says nothing any more', () => {
    const took = find(
      3,
      {},
      (state) =>
        mustLead(state) && state.held[state.turn] === 3 && handsLeft(state) <= 8 && state.seen[0] === 0,
    );
    const { table } = took;
    const observer = (table.state.turn + 1) % 3;
    const single = table.legal(table.state.turn).find((text) => !text.includes(',')) ?? '';
    expect(table.decide(table.state.turn, single).ok).toBe(true);
    const { fit, all } = expectUniform(took, observer);
    expect(fit).toBe(all);
  });
});

describe('imagine keeps what is known', () => {
  test('the own hand, the board, the turn and every hand size, at every moment of a match', () => {
    const random = new FastRandom('kept');
    const setup = setupFor(4, { rounds: 'each-starts' });
    const table: EscalationTable = new Table(
      escalation,
      setup,
      { kind: 'seed', seed: 'kept', match: 0 },
      true,
    );
    const into = escalation.create(setup);
    while (table.state.deal < 2) {
      for (const observer of [0, 1, 2, 3, SPECTATOR]) {
        const view = table.view(observer);
        escalation.imagine(view).draw(random, into);
        expect(escalation.board(into, observer)).toEqual(view.now.board);
        expect(into.turn).toBe(table.state.turn);
        expect(Array.from(into.held)).toEqual(view.now.handSizes);
        if (observer !== SPECTATOR) expect(escalation.hand(into, observer)).toEqual(view.now.hand);
      }
      const legal = table.legal(table.state.turn);
      if (legal.length === 0) table.dealNext();
      else table.decide(table.state.turn, legal[random.below(legal.length)]);
    }
  });

  test('a drawn world is a whole deck', () => {
    const reached = find(3, {}, (state) => pileLeft(state) < 15);
    const into = escalation.create(reached.table.setup);
    escalation.imagine(reached.table.view(1)).draw(new FastRandom(1), into);
    const counts = Array.from(into.seen);
    for (const [at, held] of into.hand.entries()) counts[at % 15] += held;
    for (const kind of into.deck.subarray(into.drawn)) counts[kind]++;
    expect(counts).toEqual(Array.from(into.copies));
  });
});
