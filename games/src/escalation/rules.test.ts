import { awaitsDeal, checkSetup, explain, FastRandom, isOver, winnersOf } from '@overtrick/engine';
import { cards } from '@overtrick/testing';
import { describe, expect, test } from 'vitest';
import { KINDS, makeCard, ORDER, parseCard } from './deck.ts';
import { escalation } from './index.ts';
import { dealtHands, lateHands, read, setupFor, write } from './positions.ts';
import { MAX_LEGAL } from './rules.ts';
import { addCard, type EscalationState, removeCards } from './state.ts';

/** Every byte of a state. */
const bytesOf = (state: EscalationState): string =>
  JSON.stringify(state, (_, value: unknown) =>
    ArrayBuffer.isView(value) ? Array.from(value as Uint8Array) : value,
  );
const handOf = (state: EscalationState, seat: number): string => escalation.hand(state, seat).join(' ');
const pileOf = (state: EscalationState): string[] =>
  Array.from(state.deck.subarray(state.drawn), (kind) => makeCard(kind));
const count = (all: readonly string[], card: string): number => all.filter((each) => each === card).length;

function dealFrom(seed: string | number, players: number, options: object = {}): EscalationState {
  const state = escalation.create(setupFor(players, options));
  escalation.deal(state, new FastRandom(seed));
  return state;
}

/** All cards of a deal that has just been dealt. */
function allCards(state: EscalationState): string[] {
  const hands = Array.from({ length: state.players }, (_, seat) => escalation.hand(state, seat));
  return [...hands.flat(), ...pileOf(state)];
}

/** The rulebook's example: four players, A is seat 0. */
const example = () =>
  dealtHands(
    ['2 5 5 W 1 1', '3 3 P 1 1 1', '8 7 7 7 2 2', '12 4 6 6 6 6'],
    '9 9 9 10 10 10 11 11 13 13 12 8',
  );
const EXAMPLE_TURNS = ['play:2', 'play:3,3', 'play:8', 'play:12', 'play:5,5,W', 'pass', 'play:7,7,7'];

describe('1 Deck', () => {
  test('ESC-1.1 56 cards: 54 number cards with values 1 to 13 and wilds, and 2 pass cards', () => {
    const all = allCards(dealFrom('deck', 3));
    expect(all.length).toBe(56);
    expect(count(all, 'P')).toBe(2);
    expect([...new Set(all)].sort((a, b) => parseCard(a) - parseCard(b))).toEqual(
      cards('P 1 2 3 4 5 6 7 8 9 10 11 12 13 W'),
    );
  });

  test('ESC-1.2 1–7 five each, 8–10 three each, 11–13 two each, four wilds', () => {
    const all = allCards(dealFrom('copies', 2));
    const copies = ORDER.map((kind) => count(all, makeCard(kind)));
    expect(copies).toEqual([5, 5, 5, 5, 5, 5, 5, 3, 3, 3, 2, 2, 2, 4, 2]);
  });

  test.each([{ W: 54 }, { 1: 54 }, { 13: 54 }, { 4: 27, 9: 26, W: 1 }])(
    'ESC-1.2 the table may count otherwise: %o',
    (copies) => {
      const all = allCards(dealFrom('other', 6, { copies }));
      expect(all.length).toBe(56);
      for (const [card, number] of Object.entries(copies)) expect(count(all, card)).toBe(number);
      expect(count(all, 'P')).toBe(2);
    },
  );

  test.each([
    [{ W: 53 }, 'must add up to 54, not 53'],
    [{ W: 50, 1: 5 }, 'must add up to 54, not 55'],
    [{ W: 54, P: 2 }, 'there is no “P”'],
    [{ 14: 54 }, 'there is no “14”'],
    [{ W: 55, 1: -1 }, '“1” must be a whole number'],
  ])('ESC-1.2 copies that do not make a deck are refused: %o', (copies, problem) => {
    const setup = checkSetup(escalation, 4, { copies });
    expect(setup.ok ? 'fine' : explain(setup.error)).toContain(problem);
  });

  test.each([2, 3, 4, 5, 6])(
    'ESC-1.3 six cards each with %i players, the rest is the draw pile',
    (players) => {
      const state = dealFrom('six', players);
      for (let seat = 0; seat < players; seat++) {
        expect(escalation.hand(state, seat).length).toBe(6);
        expect(state.held[seat]).toBe(6);
      }
      expect(pileOf(state).length).toBe(56 - 6 * players);
      expect(state.stack).toEqual(new Uint8Array(players));
    },
  );

  test('ESC-1.3 the first player is drawn', () => {
    const firsts = Array.from({ length: 60 }, (_, seed) => dealFrom(seed, 3));
    expect(new Set(firsts.map((state) => state.first))).toEqual(new Set([0, 1, 2]));
    for (const state of firsts) expect(escalation.actors(state)).toBe(1 << state.first);
  });

  test('ESC-1.3 every card can lie everywhere', () => {
    const hands = new Set<string>();
    const firstDrawn = new Set<string>();
    for (let seed = 0; seed < 300; seed++) {
      const state = dealFrom(seed, 2);
      for (const card of escalation.hand(state, 0)) hands.add(card);
      firstDrawn.add(pileOf(state)[0]);
    }
    expect(hands.size).toBe(15);
    expect(firstDrawn.size).toBe(15);
  });

  test('ESC-1.3 the same stream deals the same, whatever was on the table', () => {
    const used = dealFrom('before', 4);
    const out = new Int32Array(MAX_LEGAL);
    for (let i = 0; i < 25; i++)
      escalation.apply(used, used.turn, out[escalation.legal(used, used.turn, out) - 1]);
    expect(Math.max(...used.stack)).toBeGreaterThan(0);
    expect(used.turns).toBeGreaterThan(0);
    used.deal = -1;
    escalation.deal(used, new FastRandom('again'));
    expect(bytesOf(used)).toBe(bytesOf(dealFrom('again', 4)));
  });
});

describe('2 A turn', () => {
  test('ESC-2.1 number cards of one value, with a total higher than the last', () => {
    const position = lateHands(['8 1', '4 4 4 8 13 2']).play('play:8');
    expect(position.state.total).toBe(8);
    expect(position.legal()).toEqual(['play:13', 'play:4,4,4', 'take']);
    expect(position.why('play:4,4')).toBe('ESC-2.1');
    expect(position.why('play:8')).toBe('ESC-2.1');
    expect(position.why('play:2')).toBe('ESC-2.1');
    expect(position.why('play:4,4,4')).toBeNull();
    expect(position.why('play:13')).toBeNull();
  });

  test('ESC-2.1 one more than the last total is enough', () => {
    const position = lateHands(['11 1', '12 6 6 4 4 4']).play('play:11');
    expect(position.legal()).toEqual(['play:12', 'play:4,4,4', 'play:6,6', 'take']);
    position.play('play:6,6');
    expect(position.state.total).toBe(12);
  });

  test('ESC-2.1 the total is the value times the cards', () => {
    for (const [play, total] of [
      ['play:3,3,3,3', 12],
      ['play:13,13', 26],
      ['play:10', 10],
      ['play:1,1,1', 3],
    ] as const) {
      expect(lateHands(['3 3 3 3 13 13 10 1 1 1', '1']).play(play).state.total).toBe(total);
    }
  });

  test('ESC-2.1 a first lead is any set of one value', () => {
    const position = dealtHands(['3 3 3 9 13 P', '1 1 1 1 1 2']);
    expect(position.legal()).toEqual(['play:13', 'play:3', 'play:3,3', 'play:3,3,3', 'play:9']);
  });

  test('ESC-2.1 cards that are not in the hand cannot be played', () => {
    const position = lateHands(['5 5 W', '1']);
    const why = (text: string) => escalation.whyNot(position.state, 0, escalation.encode(read(text)));
    expect(why('play:6')).toEqual({ notHeld: '6' });
    expect(why('play:5,5,5')).toEqual({ notHeld: '5,5,5' });
    expect(why('play:5,W,W')).toEqual({ notHeld: 'W,W' });
    expect(why('play:W,W=9')).toEqual({ notHeld: 'W,W' });
    expect(why('pass')).toEqual({ notHeld: 'P' });
    expect(why('play:5,5,W')).toBeNull();
    expect(why('take')).toEqual({ rule: 'ESC-2.7' });
  });

  test('ESC-2.2 a wild joins the values 1 to 7 or stands for one of them', () => {
    const lead = lateHands(['3 8 W W', '1']);
    const alone = [1, 2, 3, 4, 5, 6, 7].flatMap((value) => [`play:W,W=${value}`, `play:W=${value}`]);
    expect(lead.legal()).toEqual(['play:3', 'play:3,W', 'play:3,W,W', 'play:8', ...alone].sort());
  });

  test('ESC-2.2 it is neither an 8 nor joins one', () => {
    const lead = lateHands(['7 8 13 W', '1']);
    expect(lead.why('play:7,W')).toBeNull();
    expect(lead.why('play:W=7')).toBeNull();
    expect(lead.why('play:8,W')).toBe('ESC-2.2');
    expect(lead.why('play:W=8')).toBe('ESC-2.2');
    expect(lead.why('play:13,W')).toBe('ESC-2.2');
    expect(lead.legal()).not.toContain('play:8,W');
  });

  test('ESC-2.2 wilds count for the total', () => {
    const position = lateHands(['7 7 1', '7 8 W W 13 1', '6 W']).play('play:7,7');
    expect(position.legal()).toEqual(['play:7,W,W', 'take']);
    expect(position.why('play:7,W')).toBe('ESC-2.1');
    expect(position.why('play:W,W=7')).toBe('ESC-2.1');
    expect(position.play('play:7,W,W').state.total).toBe(21);
  });

  test('ESC-2.2 several wilds alone are one value', () => {
    const position = lateHands(['6 6 1', 'W W 1']).play('play:6,6');
    expect(position.legal()).toEqual(['play:W,W=7', 'take']);
    expect(position.play('play:W,W=7').state.total).toBe(14);
    expect(handOf(position.state, 1)).toBe('1');
  });

  test('ESC-2.2 as many wilds as it takes, with as many natural cards as wanted', () => {
    const position = lateHands(['10 1', '5 5 W W']).play('play:10');
    expect(position.legal()).toEqual(
      ['play:5,5,W', 'play:5,5,W,W', 'play:5,W,W', 'play:W,W=6', 'play:W,W=7', 'take'].sort(),
    );
  });

  test('ESC-2.2 a deck of wilds can be played', () => {
    const lead = dealtHands(['W W W W W W', 'W W W W W W'], '', 0, { copies: { W: 54 } });
    expect(lead.legal().length).toBe(42);
    lead.play('play:W,W,W,W,W,W=7');
    expect(lead.state.total).toBe(42);
    expect(lead.legal()).toEqual(['take']);
  });

  test('ESC-2.2 no seat ever has more than 42 decisions', () => {
    const state = escalation.create(setupFor(2));
    const out = new Int32Array(200);
    let most = 0;
    everyHand(state, () => {
      // A lead, and the lowest total that can stand.
      for (const total of [0, 1]) {
        state.middle = total;
        state.total = total;
        most = Math.max(most, escalation.legal(state, 0, out));
      }
    });
    expect(most).toBe(MAX_LEGAL);
    expect(escalation.maxLegal).toBe(42);
  });

  test('ESC-2.3 a pass card announces the same total again', () => {
    const position = lateHands(['9 1', 'P 8 1', '9 10 1']).play('play:9', 'pass');
    expect(position.state.total).toBe(9);
    expect(position.state.middle).toBe(2);
    expect(handOf(position.state, 1)).toBe('1 8');
    expect(position.state.turn).toBe(2);
    expect(position.legal()).toEqual(['play:10', 'take']);
  });

  test('ESC-2.3 a pass may follow a pass', () => {
    const position = lateHands(['9 1', 'P 8', 'P 1']).play('play:9', 'pass');
    expect(position.legal()).toEqual(['pass', 'take']);
    expect(position.play('pass').state.total).toBe(9);
  });

  test('ESC-2.4 taking: all cards of the middle go on the own stack, then the same seat leads anything', () => {
    const position = lateHands(['9 1', 'P 8', '1 2 P']).play('play:9', 'pass', 'take');
    expect(Array.from(position.state.stack)).toEqual([0, 0, 2]);
    expect(handOf(position.state, 2)).toBe('1 2 P');
    expect(position.state.turn).toBe(2);
    expect(position.state.total).toBe(0);
    expect(position.state.middle).toBe(0);
    expect(position.legal()).toEqual(['play:1', 'play:2']);
    position.play('play:1');
    expect(position.state.total).toBe(1);
    expect(position.state.turn).toBe(0);
    position.play('take');
    expect(Array.from(position.state.stack)).toEqual([1, 0, 2]);
  });

  test('ESC-2.4 stacks grow', () => {
    const position = lateHands(['1 1 1', '2 2 2']).play('play:1', 'take', 'play:2', 'take', 'play:1', 'take');
    expect(Array.from(position.state.stack)).toEqual([1, 2]);
  });

  test('ESC-2.5 who could play may take all the same', () => {
    const position = lateHands(['1 1', '13 13 P']).play('play:1');
    expect(position.legal()).toEqual(['pass', 'play:13', 'play:13,13', 'take']);
    for (const text of position.legal()) {
      expect(escalation.whyNot(position.state, 1, escalation.encode(read(text)))).toBeNull();
    }
  });

  test('ESC-2.6 a pass card cannot be led on the first turn', () => {
    const position = dealtHands(['P P 1 1 1 1', '2 2 2 2 2 3']);
    expect(position.legal()).toEqual(['play:1', 'play:1,1', 'play:1,1,1', 'play:1,1,1,1']);
    expect(position.why('pass')).toBe('ESC-2.6');
  });

  test('ESC-2.6 nor after taking', () => {
    const position = lateHands(['9 1', 'P 8']).play('play:9', 'take');
    expect(position.legal()).toEqual(['play:8']);
    expect(position.why('pass')).toBe('ESC-2.6');
  });

  test('ESC-2.6 with only pass cards taking is not allowed, passing is', () => {
    const position = lateHands(['9 1', 'P P', '1']).play('play:9');
    expect(position.legal()).toEqual(['pass']);
    expect(position.why('take')).toBe('ESC-2.6');
    expect(position.why('pass')).toBeNull();
  });

  test.each(['1', '13', 'W'])('ESC-2.6 one %s beside a pass card is enough to take', (card) => {
    const position = lateHands(['13 13 1', `P ${card}`]).play('play:13,13');
    expect(position.legal()).toEqual(['pass', 'take']);
  });

  test('ESC-2.7 with an empty middle there is nothing to take', () => {
    const first = dealtHands(['1 1 1 1 1 2', '3 3 3 3 3 4']);
    expect(first.why('take')).toBe('ESC-2.7');
    expect(first.legal()).not.toContain('take');
    const taken = first.play('play:1', 'take');
    expect(taken.why('take')).toBe('ESC-2.7');
    expect(taken.legal()).not.toContain('take');
  });
});

describe('3 After the turn', () => {
  test('ESC-3.1 draw back up to six, the next card first', () => {
    const position = dealtHands(['5 5 5 1 2 3', '9 9 9 8 8 8'], '13 W 7 P 10').play('play:5,5,5');
    expect(handOf(position.state, 0)).toBe('1 2 3 7 13 W');
    expect(position.state.held[0]).toBe(6);
    position.play('take', 'play:8');
    expect(handOf(position.state, 1)).toBe('8 8 9 9 9 P');
    expect(pileOf(position.state)[0]).toBe('10');
  });

  test('ESC-3.1 taking draws nothing; the lead after it does', () => {
    const position = dealtHands(['5 5 5 1 2 3', '9 9 9 8 8 8'], '13 W 7 P 10').play('play:5', 'take');
    expect(position.state.held[1]).toBe(6);
    expect(pileOf(position.state)[0]).toBe('W');
  });

  test('ESC-3.1 while the draw pile lasts', () => {
    const position = lateHands(['5 5 5 1 2 3', '9'], '13 W').play('play:5,5,5');
    expect(handOf(position.state, 0)).toBe('1 2 3 13 W');
    expect(pileOf(position.state)).toEqual([]);
    expect(lateHands(['5 1 2', '9']).play('play:5').state.held[0]).toBe(2);
  });

  test('ESC-3.1 a pass card is replaced as well', () => {
    const position = lateHands(['5 1', '2 3 4 5 6 P'], '8').play('play:5');
    expect(handOf(position.state, 0)).toBe('1 8');
    expect(handOf(position.play('pass').state, 1)).toBe('2 3 4 5 6');
  });

  test('ESC-3.2 the deal ends at once with the last card', () => {
    const position = lateHands(['5', '9 9', '1 1 1']).play('play:5');
    expect(isOver(position.state)).toBe(true);
    expect(position.state.turn).toBe(-1);
    expect(escalation.actors(position.state)).toBe(0);
    expect(Array.from(position.state.points)).toEqual([0, 2, 3]);
  });

  test('ESC-3.2 also with several cards, with a pass card, and with the lead after taking', () => {
    expect(isOver(lateHands(['5 5 W', '9']).play('play:5,5,W').state)).toBe(true);
    expect(isOver(lateHands(['5 5', 'P', '1']).play('play:5', 'pass').state)).toBe(true);
    const taken = lateHands(['5 5', '1', '1']).play('play:5', 'take');
    expect(isOver(taken.state)).toBe(false);
    expect(Array.from(taken.play('play:1').state.points)).toEqual([1, 1, 1]);
  });

  test('ESC-3.2 all six cards while there is a draw pile: a full refill', () => {
    const position = lateHands(['5 5 5 5 5 W', '9'], '1 2 3 4 5 6 7').play('play:5,5,5,5,5,W');
    expect(isOver(position.state)).toBe(false);
    expect(handOf(position.state, 0)).toBe('1 2 3 4 5 6');
    expect(position.state.turn).toBe(1);
  });

  test('ESC-3.2 one card to draw is enough to go on', () => {
    const position = lateHands(['5', '9'], '4').play('play:5');
    expect(isOver(position.state)).toBe(false);
    expect(handOf(position.state, 0)).toBe('4');
  });

  test('ESC-3.3 the others add their hands to their stacks; the middle counts for nobody', () => {
    const position = lateHands(['2 5 5 5', '9 1 1', '10 3 3 3 3']);
    position.play('play:2', 'play:9', 'take', 'play:10');
    position.play('play:5,5,5');
    expect(Array.from(position.state.stack)).toEqual([0, 2, 6]);
    expect(Array.from(position.state.points)).toEqual([0, 2, 6]);
    expect(Array.from(position.state.held)).toEqual([0, 0, 0]);
    expect([0, 1, 2].map((seat) => handOf(position.state, seat))).toEqual(['', '', '']);
    expect(Array.from(position.state.kinds)).toEqual([0, 0, 0]);
  });

  test('ESC-3.3 who went out keeps an own stack', () => {
    const position = lateHands(['2 5', '9 1']).play('play:2', 'play:9', 'take', 'play:5');
    expect(Array.from(position.state.points)).toEqual([2, 1]);
  });
});

describe('4 Winner', () => {
  test('ESC-4.1 fewest cards in the stack wins', () => {
    const position = lateHands(['2 5', '9', '13 1 1']).play('play:2', 'play:9');
    expect(Array.from(position.state.points)).toEqual([1, 0, 3]);
    expect(winnersOf(position.state, escalation.best)).toEqual([1]);
    // Going out is not yet winning.
    const eaten = lateHands(['2 2 5', '9']).play('play:2,2', 'take', 'play:9');
    expect(winnersOf(eaten.state, escalation.best)).toEqual([0]);
    expect(Array.from(eaten.state.points)).toEqual([1, 2]);
  });

  test('ESC-4.1 ties share the win', () => {
    const position = lateHands(['2 5', '1', '13 1']).play('play:2', 'take', 'play:1');
    expect(Array.from(position.state.points)).toEqual([1, 1, 2]);
    expect(winnersOf(position.state, escalation.best)).toEqual([0, 1]);
  });

  test('ESC-4.1 a match is one deal unless the table wants more', () => {
    expect(dealFrom('one', 5).deals).toBe(1);
    expect(dealFrom('one', 5, { rounds: 'one' }).deals).toBe(1);
  });

  test.each([2, 3, 4, 5, 6])('ESC-4.2 each-starts: %i deals, each seat starts once, clockwise', (players) => {
    const state = escalation.create(setupFor(players, { rounds: 'each-starts' }));
    expect(state.deals).toBe(players);
    const random = new FastRandom(`rounds ${players}`);
    const out = new Int32Array(MAX_LEGAL);
    const firsts: number[] = [];
    const sums = Array<number>(players).fill(0);
    for (let number = 0; number < players; number++) {
      expect(isOver(state)).toBe(false);
      expect(awaitsDeal(state)).toBe(true);
      escalation.deal(state, random);
      expect(state.deal).toBe(number);
      expect(state.turn).toBe(state.first);
      firsts.push(state.first);
      while (state.turn >= 0) {
        escalation.apply(state, state.turn, out[random.below(escalation.legal(state, state.turn, out))]);
      }
      for (let seat = 0; seat < players; seat++) {
        expect(state.sheet[number * players + seat]).toBe(state.stack[seat]);
        sums[seat] += state.stack[seat];
      }
    }
    expect(isOver(state)).toBe(true);
    expect(Array.from(state.points)).toEqual(sums);
    expect(firsts).toEqual(firsts.map((_, number) => (firsts[0] + number) % players));
  });
});

test('the worked example: D takes all twelve cards and leads a 4', () => {
  const position = example();
  const totals = EXAMPLE_TURNS.map((turn) => position.play(turn).state.total);
  expect(totals).toEqual([2, 6, 8, 12, 15, 15, 21]);
  expect(position.state.turn).toBe(3);
  expect(position.state.middle).toBe(12);
  expect(position.state.leader).toBe(0);
  position.play('take');
  expect(Array.from(position.state.stack)).toEqual([0, 0, 0, 12]);
  position.play('play:4');
  expect(position.state.total).toBe(4);
  expect(position.state.turn).toBe(0);
  expect(position.state.leader).toBe(3);
  expect(position.state.middle).toBe(1);
  // Everything that was played has been seen: 2, 3 3, 4, 5 5, 7 7 7, 8, 12, a wild and a pass card.
  expect(Array.from(position.state.seen)).toEqual([1, 0, 1, 2, 1, 2, 0, 3, 1, 0, 0, 0, 1, 0, 1]);
});

describe('every deal ends', () => {
  /*
   * A card that has been played never comes back into a hand, so at most 56 decisions play cards. Between them there is
   * at most one take, because after it the middle is empty (ESC-2.7). So no deal has more than 112 decisions.
   * Nobody is ever stuck: an asked hand has a card (ESC-3.2). A number card can be led, or else taken for; a hand of pass
   * cards alone can pass, because it never leads: it did not take (ESC-2.6), and a first hand has at least four numbers.
   */
  test.each([
    {},
    { copies: { W: 54 } },
    { copies: { 1: 54 } },
    { copies: { 13: 54 } },
    { copies: { 1: 27, 13: 27 } },
    { copies: { 7: 30, W: 24 } },
  ])('at random and when everybody saves the pass cards or takes whenever it can be done: %o', (options) => {
    const out = new Int32Array(MAX_LEGAL);
    const random = new FastRandom('ends');
    for (let players = 2; players <= 6; players++) {
      const state = escalation.create(setupFor(players, options));
      for (const habit of ['none', 'save', 'take', 'single'] as const) {
        for (let i = 0; i < 15; i++) {
          state.deal = -1;
          escalation.deal(state, random);
          let decisions = 0;
          while (state.turn >= 0) {
            const texts = Array.from(out.subarray(0, escalation.legal(state, state.turn, out)));
            expect(texts.length).toBeGreaterThan(0);
            const liked = texts.filter((decision) => {
              const text = write(decision);
              if (habit === 'save') return text !== 'pass';
              if (habit === 'take') return text === 'take';
              return habit === 'single' ? !text.includes(',') : true;
            });
            const from = liked.length > 0 ? liked : texts;
            escalation.apply(state, state.turn, from[random.below(from.length)]);
            decisions++;
          }
          expect(decisions).toBeLessThanOrEqual(112);
          const down = state.stack.reduce((sum, size) => sum + size, 0);
          expect(down + state.middle).toBe(56);
        }
      }
    }
  });
});

/** Gives seat 0 every hand of six cards, one after the other. */
function everyHand(state: EscalationState, look: () => void, lowest = 0, left = 6): void {
  if (left === 0) {
    look();
    return;
  }
  for (let kind = lowest; kind < KINDS; kind++) {
    addCard(state, 0, kind);
    everyHand(state, look, kind, left - 1);
    removeCards(state, 0, kind, 1);
  }
}
