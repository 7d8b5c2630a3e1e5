import { FastRandom, isOver, seatsOf, winnersOf } from '@overtrick/engine';
import { cards, type Position } from '@overtrick/testing';
import { describe, expect, test } from 'vitest';
import { cryptrick } from './index.ts';
import {
  acquires,
  dealt,
  lateTrick,
  nobody,
  plays,
  read,
  setupFor,
  sixHanded,
  trickOf,
  wantedBy,
} from './positions.ts';
import { acquirer } from './rules.ts';
import { type CryptrickState, cardsOf, undealtOf } from './state.ts';

type At = Position<CryptrickState>;
const handOf = ({ state }: At, seat: number): string => cryptrick.hand(state, seat).join(' ');
const board = ({ state }: At) => cryptrick.board(state, -1);
const asked = ({ state }: At): number[] => seatsOf(cryptrick.actors(state));
/** The seats that the strongest cards of the trick belong to, one an acquisition card. */
const orderOf = ({ state }: At): number[] => Array.from(state.best, (_, at) => acquirer(state, at));
const decide = ({ state }: At, seat: number, text: string): void => {
  cryptrick.apply(state, seat, cryptrick.encode(read(text)));
};
const newDeal = (players: number, seed: string | number, options: object = {}): CryptrickState => {
  const state = cryptrick.create(setupFor(players, options));
  cryptrick.deal(state, new FastRandom(seed));
  return state;
};
const deckOf = (players: number, whites: number): string[] => {
  const deck = [...'YBRPGK'].flatMap((colour) =>
    Array.from({ length: players }, (_, rank) => `${colour}${rank + 1}`),
  );
  return [...deck, ...Array<string>(whites).fill('W')];
};

describe('1 Deck', () => {
  test('CRY-1.1 six colours of nine ranks and four whites', () => {
    const { hands, undealt } = cryptrick.makeDeal(newDeal(9, 1, { level: 'volatile' }));
    expect([...hands.flat(), ...(undealt as string[])].sort()).toEqual(deckOf(9, 4).sort());
  });

  test.each([
    [6, 'calm', 2],
    [7, 'calm', 2],
    [8, 'calm', 2],
    [9, 'calm', 2],
    [6, 'volatile', 4],
    [9, 'volatile', 4],
    [7, 'wild', 4],
    [8, 'wild', 4],
  ])(
    'CRY-1.2 %i players, level %s: ranks up to the players, %i whites, 6 cards each',
    (players, level, whites) => {
      for (let seed = 0; seed < 20; seed++) {
        const { hands, undealt } = cryptrick.makeDeal(newDeal(players, seed, { level }));
        expect(hands.map((hand) => hand.length)).toEqual(Array(players).fill(6));
        expect(undealt).toHaveLength(whites);
        expect([...hands.flat(), ...(undealt as string[])].sort()).toEqual(deckOf(players, whites).sort());
      }
    },
  );

  test('CRY-1.2 every card can come to every hand and to the undealt ones', () => {
    const first = new Set<string>();
    const last = new Set<string>();
    const turned = new Set<string>();
    const hidden = new Set<string>();
    for (let seed = 0; seed < 400; seed++) {
      const state = newDeal(6, seed);
      for (const card of cryptrick.hand(state, 0)) first.add(card);
      for (const card of cryptrick.hand(state, 5)) last.add(card);
      turned.add(String(cryptrick.makeDeal(state).revealed));
      hidden.add(cardsOf(state.hand, undealtOf(state)).join());
    }
    for (const seen of [first, last, turned, hidden]) expect(seen.size).toBe(37);
  });

  test('CRY-1.2 the same chance gives the same deal, whatever was on the table before', () => {
    const fresh = newDeal(6, 'same', { level: 'wild' });
    const used = newDeal(6, 'other', { level: 'wild' });
    const out = new Int32Array(cryptrick.maxLegal);
    const random = new FastRandom('used');
    for (let i = 0; i < 60; i++) {
      const count = cryptrick.legal(used, used.turn, out);
      cryptrick.apply(used, used.turn, out[random.below(count)]);
    }
    used.deal = -1;
    cryptrick.deal(used, new FastRandom('same'));
    expect(used).toEqual(fresh);
  });

  test('CRY-1.2 at level wild only white is trump in trick 1; then the colour of the trump card is, too', () => {
    const wild = { options: { level: 'wild' }, revealed: 'G1' };
    expect(orderOf(trickOf('Y1 Y2 G6 Y3 W Y4', { ...wild, trick: 0 }))).toEqual([4, 5, 3]);
    expect(orderOf(trickOf('Y1 Y2 G6 Y3 W Y4', { ...wild, trick: 1 }))).toEqual([4, 2, 5]);
    const afterTrick1 = trickOf('Y2 Y4 G6 Y6 W B2', { ...wild, trick: 0 });
    expect(afterTrick1.state.trick).toBe(1);
    expect(afterTrick1.state.trump).toBe(4);
  });

  test('CRY-1.3 the colour of the turned-up card is trump', () => {
    expect(orderOf(trickOf('Y6 G2 Y5 B6 Y4 R6', { revealed: 'G1' }))).toEqual([1, 0, 2]);
    expect(orderOf(trickOf('Y6 G2 Y5 B6 Y4 R6', { revealed: 'B1' }))).toEqual([3, 0, 2]);
  });

  test('CRY-1.3 a white card turned up: only white is trump', () => {
    expect(orderOf(trickOf('Y6 G2 Y5 B6 Y4 R6', { revealed: 'W' }))).toEqual([0, 2, 4]);
    expect(orderOf(trickOf('Y6 G2 W B6 Y4 R6', { revealed: 'W' }))).toEqual([2, 0, 4]);
  });

  test('CRY-1.4 odd ranks carry a block, even ranks and whites none', () => {
    const trick = trickOf('Y1 B2 R3 P4 G5 W');
    expect(trick.legal()).toEqual(acquires('G5 R3 Y1'));
    const nine = trickOf('Y9 B8 R7 P7 G8 K9 Y6 W Y3');
    expect(nine.legal()).toEqual(acquires('K9 P7 R7 Y3 Y9'));
  });

  test('CRY-1.2 a preparation card of one’s own: colours, ranks and whites', () => {
    const own = { colours: ['K', 'Y', 'B', 'R', 'P'], ranks: [2, 3, 4, 5, 6, 7, 8, 9], whites: 3 };
    const { hands, undealt } = cryptrick.makeDeal(newDeal(6, 1, own));
    const expected = [...'YBRPK'].flatMap((colour) => own.ranks.map((rank) => `${colour}${rank}`));
    const all = [...hands.flat(), ...(undealt as string[])].sort();
    expect(all).toEqual([...expected, 'W', 'W', 'W'].sort());
    expect(undealt).toHaveLength(43 - 36);
  });

  test('CRY-1.4 a card may carry several blocks, and each counts', () => {
    const options = { blocksPerCard: { 3: 2, 5: 6 } };
    const trick = trickOf('Y3 R5 K1 B2 P4 W', { options, revealed: 'G1' });
    trick.play('acquire:R5', 'acquire:Y3', 'acquire:K1');
    // White takes the six blocks of one card, the led yellow 3 two of one colour, and red 5, the best of the rest, one.
    expect(Array.from(trick.state.points)).toEqual([2, 1, 0, 0, 0, 6]);
  });

  test('CRY-1.4 the ranks with a block are an option', () => {
    expect(trickOf('Y1 B2 R3 P4 G5 W', { options: { blocks: [2, 4] } }).legal()).toEqual(acquires('B2 P4'));
    expect(trickOf('Y1 B2 R3 P4 G5 W', { options: { blocks: [1, 2, 3, 4, 5, 6] } }).legal()).toEqual(
      acquires('B2 G5 P4 R3 Y1'),
    );
  });
});

describe('2 The lead is for sale', () => {
  test('CRY-2.1 the lead player reveals any card of the hand, each kind once', () => {
    const start = dealt();
    expect(asked(start)).toEqual([0]);
    expect(start.legal()).toEqual(cards('B1 R1 W Y1 Y2 Y3').map((card) => `reveal:${card}`));
    const twoWhites = lateTrick({ hands: ['W W K1', 'Y1', 'Y2', 'Y3', 'Y4', 'Y5'] });
    expect(twoWhites.legal()).toEqual(['reveal:K1', 'reveal:W']);
    expect(handOf(twoWhites.play('reveal:W'), 0)).toBe('K1 W');
  });

  test('CRY-2.1 it is out of the hand and shown, but not the lead yet', () => {
    const start = dealt().play('reveal:Y2');
    expect(handOf(start, 0)).toBe('Y1 Y3 B1 R1 W');
    expect(board(start)).toMatchObject({ phase: 'answer', offered: 'Y2', seller: 0, cards: [], order: [] });
  });

  test('CRY-2.1 nothing else is asked, and only cards of the hand will do', () => {
    const start = dealt();
    for (const text of ['play:Y1', 'want', 'decline', 'give:Y1', 'acquire:Y1']) {
      expect(start.why(text)).toBe('CRY-2.1');
    }
    expect(start.why('reveal:Y4')).toBe('not in hand');
    expect(start.why('reveal:G9')).toBe('not in hand');
    expect(start.why('reveal:W')).toBeNull();
  });

  test('CRY-2.1 the first lead of the match is drawn, then moves one seat clockwise each deal', () => {
    const firsts = new Set<number>();
    for (let seed = 0; seed < 60; seed++) {
      const state = newDeal(6, seed);
      firsts.add(state.first);
      expect([state.lead, state.turn]).toEqual([state.first, state.first]);
      const { first } = state;
      for (const step of [1, 2]) {
        state.lead = (state.first + 3) % 6;
        cryptrick.deal(state, new FastRandom(seed));
        expect(state.first).toBe((first + step) % 6);
        expect([state.lead, state.turn]).toEqual([state.first, state.first]);
        expect(state.deal).toBe(step);
      }
    }
    expect(firsts.size).toBe(6);
  });

  test('CRY-2.1 within a deal the winner of the trick reveals next', () => {
    const next = dealt().play('reveal:Y2', ...nobody(), ...plays('Y4 Y5 G2 Y6 K4'), 'acquire:Y5');
    expect(next.state.trick).toBe(1);
    expect(asked(next)).toEqual([3]);
    expect(next.legal()).toEqual(cards('B5 K2 P3 P4 R5').map((card) => `reveal:${card}`));
  });

  test('CRY-2.1 what was led before binds neither the next reveal nor the next gift', () => {
    const next = dealt().play('reveal:Y2', ...nobody(), ...plays('Y4 Y5 B5 Y6 K4'));
    next.play('acquire:B5', 'acquire:Y5');
    expect(board(next)).toMatchObject({
      phase: 'reveal',
      lead: 4,
      offered: null,
      gone: cards('Y2 Y4 Y6 K4'),
    });
    expect(next.legal()).toEqual(cards('G3 G4 K3 P5 R6').map((card) => `reveal:${card}`));
    next.play('reveal:G3', ...wantedBy(4, [0]));
    expect(next.legal()).toEqual(cards('B1 R1 W Y1 Y3').map((card) => `give:${card}`));
    expect(next.why('give:W')).toBeNull();
    next.play('give:Y3', ...plays('G1 K1 G2 G4 G5'));
    expect(asked(next)).toEqual([5]);
    next.play('acquire:G5', 'acquire:G3', 'acquire:G1', 'acquire:K1');
    expect(next.legal()).toEqual(cards('B6 K5 P6 W').map((card) => `reveal:${card}`));
    const led = lateTrick({ hands: ['K1 K3 Y1', 'K2 B1 B2', 'R1', 'R2', 'R3', 'R4'], trick: 3 });
    led.play('reveal:K3', ...nobody(), ...plays('K2 R1 R2 R3 R4'), ...acquires('K3 R3 R1'));
    expect(led.legal()).toEqual(['reveal:K1', 'reveal:Y1']);
    expect(led.why('reveal:Y1')).toBeNull();
  });

  test('CRY-2.2 all others are asked at the same time, and may answer in any order', () => {
    const start = dealt({ first: 2 }).play('reveal:R3');
    expect(asked(start)).toEqual([0, 1, 3, 4, 5]);
    expect(start.state.turn).toBe(3);
    for (const seat of [0, 1, 3, 4, 5]) expect(start.legal(seat)).toEqual(['decline', 'want']);
    decide(start, 4, 'decline');
    expect(asked(start)).toEqual([0, 1, 3, 5]);
    expect(start.state.turn).toBe(3);
    decide(start, 3, 'want');
    expect(asked(start)).toEqual([0, 1, 5]);
    expect(start.state.turn).toBe(5);
    decide(start, 0, 'decline');
    expect(start.state.turn).toBe(5);
    decide(start, 5, 'decline');
    expect(start.state.turn).toBe(1);
    expect(board(start)).toMatchObject({ phase: 'answer', buyer: null });
    decide(start, 1, 'want');
    expect(board(start)).toMatchObject({ phase: 'give', buyer: 1 });
    expect(asked(start)).toEqual([1]);
  });

  test('CRY-2.2 one answers only whether one wants it', () => {
    const start = dealt().play('reveal:Y2');
    for (const text of ['play:Y4', 'reveal:Y4', 'give:Y4', 'acquire:Y2']) {
      expect(start.why(text)).toBe('CRY-2.2');
    }
    expect(start.why('want')).toBeNull();
    expect(start.why('decline')).toBeNull();
  });

  test('CRY-2.2 an answer from an earlier trick does not count again', () => {
    const next = dealt()
      .play('reveal:Y2', ...wantedBy(0, [5]), 'give:K4', ...plays('Y1 Y4 Y5 B5 Y6'))
      .play('acquire:Y5', 'acquire:B5', 'acquire:Y1');
    expect(next.state.trick).toBe(1);
    next.play(`reveal:${handOf(next, next.state.turn).split(' ')[0]}`);
    const seller = next.state.seller;
    expect(asked(next)).toEqual([0, 1, 2, 3, 4, 5].filter((seat) => seat !== seller));
    next.play(...nobody());
    expect(board(next)).toMatchObject({ phase: 'play', lead: seller, buyer: null });
  });

  test.each([
    [0, [1], 1],
    [0, [1, 4], 4],
    [0, [1, 2, 3, 4, 5], 5],
    [3, [4, 2], 2],
    [3, [5, 4], 5],
    [3, [0, 4, 5], 0],
    [5, [0, 1], 1],
  ])('CRY-2.3 seat %i sells, %j want it: seat %i, nearest counter-clockwise, buys', (first, wants, buyer) => {
    const start = dealt({ first });
    const offered = handOf(start, first).split(' ')[0];
    const sold = start.play(`reveal:${offered}`, ...wantedBy(first, wants));
    expect(asked(sold)).toEqual([buyer]);
    expect(board(sold)).toMatchObject({ phase: 'give', seller: first, buyer, offered });
    expect(sold.legal()).toEqual(sixHanded.hands[buyer].map((card) => `give:${card}`).sort());
  });

  test('CRY-2.3 the buyer gives a card to the seller, leads the bought card, and is the lead player of the trick', () => {
    const sold = dealt().play('reveal:Y2', ...wantedBy(0, [1, 4]), 'give:K3');
    expect(handOf(sold, 0)).toBe('Y1 Y3 B1 R1 K3 W');
    expect(handOf(sold, 4)).toBe('Y6 R6 P5 G3 G4');
    expect(board(sold)).toMatchObject({
      phase: 'play',
      lead: 4,
      seller: 0,
      buyer: 4,
      offered: null,
      cards: [{ seat: 4, card: 'Y2' }],
      order: [4],
    });
    expect(asked(sold)).toEqual([5]);
  });

  test('CRY-2.3 a buyer is asked for nothing but the gift', () => {
    const sold = dealt().play('reveal:Y2', ...wantedBy(0, [4]));
    for (const text of ['play:K3', 'reveal:K3', 'want', 'decline', 'acquire:Y2']) {
      expect(sold.why(text)).toBe('CRY-2.3');
    }
  });

  test('CRY-2.4 nobody wants it: the lead player leads it', () => {
    const kept = dealt().play('reveal:Y2', ...nobody());
    expect(board(kept)).toMatchObject({
      phase: 'play',
      lead: 0,
      seller: 0,
      buyer: null,
      offered: null,
      cards: [{ seat: 0, card: 'Y2' }],
    });
    expect(asked(kept)).toEqual([1]);
    expect(handOf(kept, 0)).toBe('Y1 Y3 B1 R1 W');
  });

  test('CRY-2.5 any card may be given, but the revealed one is not in the hand', () => {
    const sold = dealt().play('reveal:Y2', ...wantedBy(0, [4]));
    expect(sold.legal()).toEqual(cards('G3 G4 K3 P5 R6 Y6').map((card) => `give:${card}`));
    expect(sold.why('give:Y2')).toBe('CRY-2.5');
    expect(sold.why('give:Y1')).toBe('not in hand');
    expect(sold.why('give:Y6')).toBeNull();
    const white = dealt().play('reveal:W', ...wantedBy(0, [4]));
    expect(white.why('give:W')).toBe('CRY-2.5');
    const bothWhite = dealt().play('reveal:W', ...wantedBy(0, [5]));
    expect(bothWhite.why('give:W')).toBeNull();
  });

  test('CRY-2.5 the last card of a hand can be given', () => {
    const last = lateTrick({ hands: ['Y2', 'Y4', 'B2', 'B4', 'R2', 'R4'] });
    last.play('reveal:Y2', ...wantedBy(0, [5]), 'give:R4');
    expect([handOf(last, 0), handOf(last, 5)]).toEqual(['R4', '']);
    expect(asked(last)).toEqual([0]);
    last.play(...plays('R4 Y4 B2 B4'));
    expect(isOver(last.state)).toBe(false);
    last.play('play:R2');
    expect(last.state.turn).toBe(-1);
    expect(orderOf(last)).toEqual([1, 5, 3]);
  });
});

describe('3 Tricks', () => {
  test('CRY-3.1 clockwise from the left of the lead player, one card each', () => {
    const trick = dealt({ first: 4 }).play('reveal:Y6', ...nobody());
    const asks: number[][] = [];
    for (const play of plays('B6 Y1 Y4 Y5 B5')) {
      asks.push(asked(trick));
      trick.play(play);
    }
    expect(asks).toEqual([[5], [0], [1], [2], [3]]);
    expect(board(trick).cards.map(({ seat, card }) => `${seat} ${card}`)).toEqual(
      cards('4·Y6 5·B6 0·Y1 1·Y4 2·Y5 3·B5').map((each) => each.replace('·', ' ')),
    );
    expect(handOf(trick, 0)).toBe('Y2 Y3 B1 R1 W');
  });

  test('CRY-3.1 who is to play plays', () => {
    const trick = dealt().play('reveal:Y2', ...nobody());
    for (const text of ['reveal:Y4', 'want', 'decline', 'give:Y4', 'acquire:Y2']) {
      expect(trick.why(text)).toBe('CRY-3.1');
    }
    expect(trick.why('play:Y5')).toBe('not in hand');
  });

  test('CRY-3.2 holding the led colour you must play it', () => {
    const trick = dealt().play('reveal:Y2', ...nobody());
    expect(trick.legal()).toEqual(['play:Y4']);
    expect(trick.why('play:Y4')).toBeNull();
    for (const text of ['play:B2', 'play:G1']) expect(trick.why(text)).toBe('CRY-3.2');
    const several = dealt({ first: 5 }).play('reveal:K4', ...nobody(), ...plays('W G1'));
    expect(several.legal()).toEqual(['play:K1']);
    const three = dealt({ first: 1 }).play('reveal:Y4', ...nobody(), ...plays('Y5 K2 Y6 W'));
    expect(three.legal()).toEqual(plays('Y1 Y2 Y3'));
    expect(three.why('play:W')).toBe('CRY-3.2');
  });

  test('CRY-3.2 without it you may play anything, trump included', () => {
    const trick = dealt().play('reveal:Y2', ...nobody(), ...plays('Y4 Y5'));
    expect(trick.legal()).toEqual(plays('B5 G2 K2 P3 P4 R5'));
    expect(trick.why('play:G2')).toBeNull();
  });

  test('CRY-3.2 white is a colour of its own', () => {
    const white = dealt().play('reveal:W', ...nobody());
    expect(white.legal()).toEqual(plays('B2 B3 G1 P1 R2 Y4'));
    white.play(...plays('Y4 Y5 B5 Y6'));
    expect(white.legal()).toEqual(['play:W']);
    expect(white.why('play:G5')).toBe('CRY-3.2');
    const twoWhites = lateTrick({
      hands: ['W Y1', 'W W Y2', 'Y3', 'Y4', 'Y5', 'Y6'],
      options: { level: 'volatile' },
    });
    expect(twoWhites.play('reveal:W', ...nobody()).legal()).toEqual(['play:W']);
    expect(handOf(twoWhites.play('play:W'), 1)).toBe('Y2 W');
  });

  test('CRY-3.2 a trump colour is followed as its own colour, and white does not follow it', () => {
    const trick = dealt({ first: 4 }).play('reveal:G3', ...nobody());
    expect(trick.legal()).toEqual(['play:G5']);
    expect(trick.why('play:W')).toBe('CRY-3.2');
    trick.play('play:G5');
    expect(trick.legal()).toEqual(plays('B1 R1 W Y1 Y2 Y3'));
  });

  test('CRY-3.2 a gift counts: who got a card of the led colour must follow with it', () => {
    const hands = ['K2 B1', 'B2 R1', 'Y1 Y3', 'Y5 R2', 'R3 R4', 'K4 K6'];
    const sold = lateTrick({ hands, trick: 4 }).play('reveal:K2', ...wantedBy(0, [5]), 'give:K6');
    expect(sold.legal()).toEqual(['play:K6']);
    const other = lateTrick({ hands, trick: 4 }).play('reveal:K2', ...wantedBy(0, [1]), 'give:R1');
    other.play(...plays('Y1 Y5 R3 K4'));
    expect(other.legal()).toEqual(plays('B1 R1'));
  });

  test.each([
    ['the rulebook: trump, then the led colour, then the rest', 'Y3 R6 Y5 G1 Y1 B6', [3, 2, 0]],
    ['white is above every coloured trump', 'Y3 G6 W G5 Y1 B6', [2, 1, 3]],
    ['a higher trump beats a lower one', 'Y3 G4 G6 G5 Y1 B6', [2, 3, 1]],
    ['the lowest trump beats the highest led card', 'Y6 G1 Y5 Y4 Y3 Y2', [1, 0, 2]],
    ['the lowest led card beats the highest of the rest', 'Y1 B6 R6 P6 K6 Y2', [5, 0, 4]],
    ['of equal cards the later is stronger', 'Y1 W B2 W K3 P4', [3, 1, 0]],
    ['trump led', 'G2 G5 Y6 G3 B6 W', [5, 1, 3]],
    ['white led', 'W Y2 Y3 G2 B6 R6', [0, 3, 5]],
    ['white led and followed', 'W Y2 W G2 B6 R6', [2, 0, 3]],
  ])('CRY-3.3 %s', (_, trick, order) => {
    expect(orderOf(trickOf(trick, { revealed: 'G1' }))).toEqual(order);
  });

  test.each([
    ['a white with a number: below a higher trump', 5, 'Y3 G6 W G4 Y1 B6', [1, 2, 3]],
    ['a white with a number: the later of equal ones', 5, 'Y3 G5 W G4 Y1 B6', [2, 1, 3]],
    ['a white with a number: the later of equal ones, here the trump', 5, 'Y3 W G5 G4 Y1 B6', [2, 1, 3]],
    [
      'a white without a number: below the lowest trump, above the led colour',
      0,
      'Y6 W G1 Y4 Y1 B6',
      [2, 1, 0],
    ],
  ])('CRY-3.3 %s', (_, white, trick, order) => {
    expect(orderOf(trickOf(trick, { revealed: 'G2', options: { white } }))).toEqual(order);
  });

  test('CRY-3.3 the order is right while the cards fall', () => {
    const trick = dealt().play('reveal:Y2', ...nobody());
    const orders = ['', ...plays('Y4 Y5 G2 Y6 W')].map((play) => {
      if (play !== '') trick.play(play);
      return trick.state.laid === 6 ? orderOf(trick) : board(trick).order;
    });
    expect(orders).toEqual([[0], [1, 0], [2, 1, 0], [3, 2, 1], [3, 4, 2], [5, 3, 4]]);
  });

  test.each([
    ['by number', 'Y1 B2 R5 P4 K3 B6', [0, 5, 2]],
    ['the later of equal numbers', 'Y1 B5 R5 P5 K2 B4', [0, 3, 2]],
    ['the number before how late', 'Y1 B6 R5 P5 K5 R4', [0, 1, 4]],
  ])('CRY-3.4 the rest ranks among itself %s', (_, trick, order) => {
    expect(orderOf(trickOf(trick, { revealed: 'G1' }))).toEqual(order);
  });

  test('CRY-3.4 later counts from the lead, not from seat 0', () => {
    expect(orderOf(trickOf('Y1 B5 R5 P5 K2 B4', { lead: 4 }))).toEqual([4, 1, 0]);
  });
});

describe('4 Acquiring', () => {
  test('CRY-4.1 with one acquisition card its holder takes everything', () => {
    const trick = trickOf('Y1 Y3 B2 R5 P2 K4', { options: { acquisitions: 1 } });
    expect(orderOf(trick)).toEqual([1]);
    trick.play(...acquires('Y1 Y3 R5'));
    expect(Array.from(trick.state.points)).toEqual([0, 6, 0, 0, 0, 0]);
  });

  test('CRY-4.1 with as many acquisition cards as players everybody has a place', () => {
    const trick = trickOf('Y1 Y3 B2 R5 P2 G4', { options: { acquisitions: 6 } });
    expect(orderOf(trick)).toEqual([5, 1, 0, 3, 4, 2]);
  });

  test('CRY-4.1 the three strongest acquire, with nine players too', () => {
    const trick = trickOf('Y1 Y3 Y5 Y7 Y9 B1 B3 B5 B7');
    expect(orderOf(trick)).toEqual([4, 3, 2]);
    const askedOnes: number[] = [];
    for (const take of acquires('Y1 Y3 Y5 Y7 Y9 B1 B3 B5 B7')) {
      askedOnes.push(...asked(trick));
      trick.play(take);
    }
    expect(askedOnes).toEqual([4, 3, 2, 4, 3, 2, 4, 3, 2]);
  });

  test('CRY-4.2 cards without a block leave the trick', () => {
    const trick = trickOf('Y1 Y2 B4 Y3 W Y6');
    expect(trick.legal()).toEqual(acquires('Y1 Y3'));
    for (const text of ['acquire:Y2', 'acquire:B4', 'acquire:W']) expect(trick.why(text)).toBe('CRY-4.2');
    expect(board(trick).gone).toEqual(cards('Y2 Y6 B4 W'));
  });

  test('CRY-4.2 with no block in the trick nothing is acquired', () => {
    const none = trickOf('Y2 Y4 B4 B6 W Y6', { trick: 2 });
    expect(none.state.trick).toBe(3);
    expect(board(none)).toMatchObject({ phase: 'reveal', lead: 4, cards: [], spoils: [] });
    const noBlocks = trickOf('Y1 Y3 B5 B6 W Y6', { trick: 2, options: { blocks: [] } });
    expect(noBlocks.state.trick).toBe(3);
    expect(board(noBlocks).gone).toEqual(cards('Y1 Y3 Y6 B5 B6 W'));
  });

  test('CRY-4.3 1, 2, 3 in turn take one card each until none is left', () => {
    const trick = trickOf('Y1 B3 R5 P1 G3 K5');
    expect(orderOf(trick)).toEqual([4, 0, 5]);
    expect(asked(trick)).toEqual([4]);
    expect(trick.legal()).toEqual(acquires('B3 G3 K5 P1 R5 Y1'));
    trick.play('acquire:P1');
    expect(asked(trick)).toEqual([0]);
    expect(trick.legal()).toEqual(acquires('B3 G3 K5 R5 Y1'));
    trick.play('acquire:B3');
    expect(asked(trick)).toEqual([5]);
    trick.play('acquire:K5');
    expect(asked(trick)).toEqual([4]);
    expect(trick.legal()).toEqual(acquires('G3 R5 Y1'));
    trick.play('acquire:G3', 'acquire:R5');
    expect(asked(trick)).toEqual([5]);
    expect(trick.legal()).toEqual(['acquire:Y1']);
    expect(board(trick).taken).toEqual([cards('B3 R5'), [], [], [], cards('P1 G3'), ['K5']]);
    trick.play('acquire:Y1');
    expect(board(trick).taken).toEqual([cards('B3 R5'), [], [], [], cards('P1 G3'), cards('Y1 K5')]);
    expect(trick.state.turn).toBe(-1);
  });

  test('CRY-4.3 only what is left in the trick can be taken', () => {
    const trick = trickOf('Y1 B3 R5 P1 G3 K5').play('acquire:P1');
    expect(trick.why('acquire:P1')).toBe('CRY-4.3');
    expect(trick.why('acquire:Y3')).toBe('CRY-4.3');
    expect(trick.why('acquire:Y2')).toBe('CRY-4.3');
    expect(trick.why('acquire:W')).toBe('CRY-4.3');
    for (const text of ['play:Y1', 'reveal:Y1', 'give:Y1', 'want', 'decline']) {
      expect(trick.why(text)).toBe('CRY-4.3');
    }
    expect(trick.why('acquire:Y1')).toBeNull();
  });

  test('CRY-4.3 the turn starts with number 1 again in the next trick', () => {
    const hands = ['Y1 Y3', 'B1 B3', 'R1 R3', 'P1 P3', 'K1 K3', 'W W'];
    const two = lateTrick({ hands, trick: 4 });
    two.play('reveal:Y1', ...nobody(), ...plays('B1 R1 P1 K1 W'));
    expect(orderOf(two)).toEqual([5, 0, 4]);
    two.play(...acquires('Y1 B1 R1 P1 K1'));
    two.play('reveal:W', ...nobody(), ...plays('Y3 B3 R3 P3 K3'));
    expect(asked(two)).toEqual([5]);
    expect(two.legal()).toEqual(acquires('B3 K3 P3 R3 Y3'));
  });

  test('CRY-4.4 number 1 is the next lead player', () => {
    const next = trickOf('Y1 B3 R5 P1 G3 K5', { trick: 3 }).play(...acquires('P1 B3 K5 G3 R5 Y1'));
    expect(board(next)).toMatchObject({ phase: 'reveal', lead: 4, seller: null, trick: 4 });
    expect(asked(next)).toEqual([4]);
    const bought = lateTrick({ hands: ['Y2 Y4', 'B2 B4', 'R2 R4', 'P2 P4', 'K2 K4', 'Y6 W'], trick: 2 });
    bought.play('reveal:Y4', ...wantedBy(0, [3]), 'give:P2', ...plays('K2 Y6 Y2 B2 R2'));
    expect(board(bought)).toMatchObject({ phase: 'reveal', lead: 5, trick: 3 });
  });
});

describe('5 Points of a deal', () => {
  /** Seat 0 has acquired these; the last trick brings nobody anything. */
  const worthOf = (taken: string, scoring = 'product', options: object = {}): number =>
    trickOf('Y2 B2 R2 P2 K2 Y4', { taken: [taken], options: { scoring, ...options } }).state.points[0];

  test.each([
    ['', 0, 0, 0],
    ['Y1', 1, 2, 1],
    ['Y1 Y3', 2, 3, 2],
    ['Y1 B1', 4, 4, 4],
    ['Y1 Y3 Y5', 3, 4, 3],
    ['Y1 Y3 K5', 6, 5, 6],
    ['Y1 P3 K5', 9, 6, 9],
    ['Y1 B3 P5 K5', 4, 4, 0],
    ['Y1 Y3 Y5 P1', 4, 4, 0],
    ['Y1 B1 R1 P1 G1 K1', 6, 6, 0],
    ['Y1 Y3 B1 B3 R1 R3 P1 G1 G3 K1', 10, 10, 0],
  ])('CRY-5.1 %s: %i points as a product, %i as a sum, %i with a crash', (taken, product, sum, crash) => {
    expect(worthOf(taken)).toBe(product);
    expect(worthOf(taken, 'sum')).toBe(sum);
    expect(worthOf(taken, 'crash')).toBe(crash);
  });

  test('CRY-5.1 what the last trick brings counts, for every seat', () => {
    const taken = ['Y1 B1 R1', 'P1', '', '', 'K1 K3', ''];
    const end = trickOf('Y3 B3 R5 P3 G3 K5', { taken }).play(...acquires('R5 Y3 B3 G3 P3 K5'));
    // Number 1 is seat 4, then seats 0 and 5.
    expect(Array.from(end.state.points)).toEqual([5, 1, 0, 0, 4, 4]);
    expect(Array.from(end.state.sheet.slice(0, 6))).toEqual([5, 1, 0, 0, 4, 4]);
  });

  test('CRY-5.1 a deal has six tricks', () => {
    const fifth = trickOf('Y2 B2 R2 P2 K2 Y4', { taken: ['Y1'], trick: 4 });
    expect(fifth.state.turn).toBe(5);
    expect(Array.from(fifth.state.points)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(trickOf('Y2 B2 R2 P2 K2 Y4', { trick: 5 }).state.turn).toBe(-1);
    expect(asked(trickOf('Y2 B2 R2 P2 K2 Y4', { trick: 5 }))).toEqual([]);
  });

  test('CRY-5.2 three deals, whose points add up; the most wins', () => {
    const { state } = trickOf('Y2 B2 R2 P2 K2 Y4', { taken: ['Y1 B1', 'Y3'] });
    expect(Array.from(state.points)).toEqual([4, 1, 0, 0, 0, 0]);
    expect(isOver(state)).toBe(false);
    trickOf('Y2 B2 R2 P2 K2 Y4', { taken: ['', 'Y1 B1 R1'], match: state });
    expect(Array.from(state.points)).toEqual([4, 10, 0, 0, 0, 0]);
    expect(isOver(state)).toBe(false);
    trickOf('Y2 B2 R2 P2 K2 Y4', { taken: ['Y1 B1 R1', 'B3 G3 K1 K3', 'Y3'], match: state });
    expect(Array.from(state.points)).toEqual([13, 14, 1, 0, 0, 0]);
    expect(isOver(state)).toBe(true);
    expect(winnersOf(state, cryptrick.best)).toEqual([1]);
  });

  test('CRY-5.2 a tie is a shared win', () => {
    const { state: tied } = trickOf('Y2 B2 R2 P2 K2 Y4', { taken: ['Y1 B1 R1', '', 'Y3'] });
    trickOf('Y2 B2 R2 P2 K2 Y4', { taken: ['', 'P1 G1 K1'], match: tied });
    trickOf('Y2 B2 R2 P2 K2 Y4', { match: tied });
    expect(winnersOf(tied, cryptrick.best)).toEqual([0, 1]);
  });

  test('CRY-5.2 acquired cards go back each deal, and a whole match is three deals', () => {
    const random = new FastRandom('match');
    const state = cryptrick.create(setupFor(6));
    const out = new Int32Array(cryptrick.maxLegal);
    const totals = Array<number>(6).fill(0);
    for (let deal = 0; deal < 3; deal++) {
      expect(isOver(state)).toBe(false);
      cryptrick.deal(state, random);
      expect(state.deal).toBe(deal);
      expect(Array.from(state.taken)).toEqual(Array(12).fill(0));
      while (state.turn >= 0) {
        const count = cryptrick.legal(state, state.turn, out);
        cryptrick.apply(state, state.turn, out[random.below(count)]);
      }
      for (let seat = 0; seat < 6; seat++) totals[seat] += state.sheet[deal * 6 + seat];
      expect(Array.from(state.points)).toEqual(totals);
    }
    expect(isOver(state)).toBe(true);
  });
});
