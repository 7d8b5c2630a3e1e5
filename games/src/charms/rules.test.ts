import { FastRandom, isOver, type Random, winnersOf } from '@overtrick/engine';
import { cards, dealtPosition, type Position, positionOf } from '@overtrick/testing';
import { describe, expect, test } from 'vitest';
import { DECK, isSuit, KINDS, makeCard, parseCard } from './deck.ts';
import { charms } from './index.ts';
import { addCard, type CharmsState, lay } from './state.ts';

/** Three players, seat 2 deals, seat 0 begins; key is trump. Seat 2 has no coin. */
const threeHanded = {
  dealer: 2,
  first: 0,
  flipped: ['3', 'key'],
  trump: 'key',
  redealt: [],
  hands: [
    cards('coin coin key clover rabbit 1 1 2 3 4 5 7 8'),
    cards('coin coin coin key clover clover 2 2 4 5 6 7 8'),
    cards('key key clover rabbit rabbit 1 3 3 5 6 6 7 8'),
  ],
};
const afterBids = () => dealtPosition(charms, threeHanded).play('bid:3', 'bid:4', 'bid:5');
const plays = (text: string): string[] => cards(text).map((card) => `play:${card}`);

/** A trick in the middle of a deal: what everybody holds and shows. Seat 0 leads, unless told. */
function late(set: {
  trump: string;
  hands: string[];
  shows: string[];
  trick?: number;
  leader?: number;
  bids?: number[];
  taken?: number[];
}): Position<CharmsState> {
  const players = set.hands.length;
  const setup = { players, options: {}, rules: 1 };
  const state = charms.create(setup);
  charms.deal(state, new FastRandom('late'));
  state.hand.fill(0);
  state.kinds.fill(0);
  state.trump = parseCard(set.trump);
  state.bid.set(set.bids ?? Array(players).fill(0));
  state.taken.set(set.taken ?? []);
  state.trick = set.trick ?? 5;
  state.leader = set.leader ?? 0;
  state.turn = state.leader;
  for (const [seat, hand] of set.hands.entries()) {
    for (const card of cards(hand)) addCard(state, seat, parseCard(card));
    for (const [nth, card] of cards(set.shows[seat]).entries()) lay(state, seat, parseCard(card), nth);
  }
  return positionOf(charms, setup, state);
}

/** What a seat shows, as text. */
const shown = ({ state }: Position<CharmsState>, seat: number): string =>
  [state.shown[2 * seat], state.shown[2 * seat + 1]].map(makeCard).join(' ');

/**
 * Chance that deals what the test wants: `phases` are the heaps that are drawn from, each with the cards to come. A heap
 * is a function of all heaps so far as they lie after their draws.
 */
function stacked(phases: { heap: (done: number[][]) => number[]; draw: number[] }[]): Random {
  const done: number[][] = [];
  let at = 0;
  let heap: number[] = [];
  return {
    below(n) {
      if (at === 0) heap = phases[done.length].heap(done);
      const { draw } = phases[done.length];
      expect(n).toBe(heap.length - at);
      const found = heap.indexOf(draw[at], at);
      expect(found).toBeGreaterThanOrEqual(0);
      [heap[at], heap[found]] = [heap[found], heap[at]];
      const drawn = found - at;
      if (++at === draw.length) {
        done.push(heap);
        at = 0;
      }
      return drawn;
    },
  };
}
const kinds = (text: string): number[] => cards(text).map(parseCard);
const sorted = (hand: number[]): number[] => [...hand].sort((a, b) => a - b);
const wholeDeck = (): number[] => Array.from(DECK);

/** Deals from stacked chance, with this dealer. */
function dealStacked(players: number, dealer: number, random: Random): CharmsState {
  const state = charms.create({ players, options: {}, rules: 1 });
  state.deal = 0;
  state.dealer = (dealer + players - 1) % players;
  charms.deal(state, random);
  return state;
}
const handText = (state: CharmsState, seat: number): string => charms.hand(state, seat).join(' ');

const GOOD = 'coin coin coin 1 1 1 2 2 2 3 3 3 4';
const MANY_SUITS = 'clover clover clover clover clover rabbit rabbit rabbit rabbit rabbit 5 5 5';
const TWO_SUITS = 'key key 4 4 4 6 6 6 7 7 7 8 8';
const TWO_NUMBERS = 'key key key key coin coin coin clover clover rabbit rabbit 8 8';

describe('1 Deck', () => {
  test('CHA-1.1 64 cards: 8 of each suit, 4 of each number 1–8', () => {
    expect(DECK.length).toBe(64);
    const count = (card: string): number => DECK.filter((kind) => makeCard(kind) === card).length;
    for (const suit of ['coin', 'key', 'clover', 'rabbit']) expect(count(suit)).toBe(8);
    for (let number = 1; number <= 8; number++) expect(count(String(number))).toBe(4);
  });

  test.each([3, 4])('CHA-1.2 13 cards each with %i players, no card more often than it exists', (players) => {
    const state = charms.create({ players, options: {}, rules: 1 });
    const held = Array.from({ length: players }, () => new Set<string>());
    for (let i = 0; i < 100; i++) {
      state.deal = -1;
      charms.deal(state, new FastRandom(i));
      const hands = Array.from({ length: players }, (_, seat) => charms.hand(state, seat));
      expect(hands.map((hand) => hand.length)).toEqual(Array(players).fill(13));
      const all = [...hands.flat(), ...state.flipped.map(makeCard)];
      for (let kind = 0; kind < KINDS; kind++) {
        const copies = all.filter((card) => card === makeCard(kind)).length;
        expect(copies).toBeLessThanOrEqual(isSuit(kind) ? 8 : 4);
        for (let seat = 0; seat < players; seat++)
          if (state.kinds[seat] & (1 << kind)) held[seat].add(makeCard(kind));
      }
    }
    for (const seat of held) expect(seat.size).toBe(KINDS);
  });

  test('CHA-1.3 fewer than 3 suits, or fewer than 3 numbers: shown, shuffled in, dealt again until it has both', () => {
    const again = 'key key key 4 4 4 5 6 7 7 7 8 8';
    const random = stacked([
      { heap: wholeDeck, draw: kinds(`${TWO_SUITS} ${GOOD} ${MANY_SUITS}`) },
      {
        heap: ([all]) => [...sorted(all.slice(0, 13)), ...all.slice(39)],
        draw: kinds(TWO_NUMBERS),
      },
      {
        heap: ([, pool]) => [...sorted(pool.slice(0, 13)), ...pool.slice(13)],
        draw: kinds(again),
      },
      { heap: ([, , pool]) => pool.slice(13), draw: kinds('6 coin') },
    ]);
    const state = dealStacked(3, 2, random);
    expect(state.redealt.map(({ seat, shown: hand }) => [seat, hand.map(makeCard).join(' ')])).toEqual([
      [0, TWO_SUITS],
      [0, 'coin coin coin key key key key clover clover rabbit rabbit 8 8'],
    ]);
    expect(handText(state, 0)).toBe(again);
    expect(handText(state, 1)).toBe(GOOD);
    expect(handText(state, 2)).toBe(MANY_SUITS);
    expect(state.flipped.map(makeCard)).toEqual(['6', 'coin']);
  });

  test('CHA-1.3 exactly 3 suits or exactly 3 numbers is enough', () => {
    const random = stacked([
      { heap: wholeDeck, draw: kinds(`${GOOD} ${MANY_SUITS} key key key 6 6 6 7 7 7 8 8 8 4`) },
      { heap: ([all]) => all.slice(39), draw: kinds('key') },
    ]);
    expect(dealStacked(3, 0, random).redealt).toEqual([]);
  });

  test('CHA-1.3 no hand is ever dealt with fewer, and about one in a hundred is shown', () => {
    const state = charms.create({ players: 4, options: {}, rules: 1 });
    let redeals = 0;
    for (let i = 0; i < 2000; i++) {
      state.deal = -1;
      charms.deal(state, new FastRandom(i));
      redeals += state.redealt.length;
      for (const { shown: hand } of state.redealt) {
        expect(hand).toHaveLength(13);
        const suits = hand.filter(isSuit).length;
        expect(suits < 3 || suits > 10).toBe(true);
      }
      for (let seat = 0; seat < 4; seat++) {
        const suits = charms.hand(state, seat).filter((card) => isSuit(parseCard(card))).length;
        expect(suits).toBeGreaterThanOrEqual(3);
        expect(suits).toBeLessThanOrEqual(10);
      }
    }
    expect(redeals).toBeGreaterThan(50);
    expect(redeals).toBeLessThan(120);
  });

  test('CHA-1.4 hands are checked from the dealer’s left, each until it is good, then the next', () => {
    const clovers = 'clover clover clover clover clover clover clover clover rabbit rabbit rabbit 5 5';
    const random = stacked([
      { heap: wholeDeck, draw: kinds(`${TWO_SUITS} ${GOOD} ${clovers}`) },
      {
        heap: ([all]) => [...sorted(all.slice(26, 39)), ...all.slice(39)],
        draw: kinds('clover clover clover key key key 5 5 5 5 6 7 8'),
      },
      {
        heap: ([all, pool]) => [...sorted(all.slice(0, 13)), ...pool.slice(13)],
        draw: kinds('clover clover clover clover clover rabbit 4 4 4 6 6 6 8'),
      },
      { heap: ([, , pool]) => pool.slice(13), draw: kinds('rabbit') },
    ]);
    const state = dealStacked(3, 1, random);
    expect(state.redealt.map(({ seat }) => seat)).toEqual([2, 0]);
    expect(state.redealt[0].shown.map(makeCard).join(' ')).toBe(clovers);
    expect(state.redealt[1].shown.map(makeCard).join(' ')).toBe(TWO_SUITS);
    expect(handText(state, 2)).toBe('key key key clover clover clover 5 5 5 5 6 7 8');
    expect(handText(state, 0)).toBe('clover clover clover clover clover rabbit 4 4 4 6 6 6 8');
  });
});

describe('2 Trump', () => {
  test('CHA-2.1 undealt cards are turned up until a suit comes: that is trump', () => {
    const hands = `${GOOD} ${MANY_SUITS} key key key 6 6 6 7 7 7 8 8 8 4`;
    const random = stacked([
      { heap: wholeDeck, draw: kinds(hands) },
      { heap: ([all]) => all.slice(39), draw: kinds('8 3 4 rabbit') },
    ]);
    const state = dealStacked(3, 2, random);
    expect(state.flipped.map(makeCard)).toEqual(['8', '3', '4', 'rabbit']);
    expect(makeCard(state.trump)).toBe('rabbit');
  });

  test('CHA-2.1 a suit at once is trump, and nothing more is turned up', () => {
    const state = charms.create({ players: 4, options: {}, rules: 1 });
    const trumps = new Set<number>();
    for (let i = 0; i < 200; i++) {
      state.deal = -1;
      charms.deal(state, new FastRandom(i));
      expect(state.flipped.filter(isSuit)).toEqual([state.trump]);
      expect(state.flipped.at(-1)).toBe(state.trump);
      trumps.add(state.trump);
    }
    expect([...trumps].sort()).toEqual([0, 1, 2, 3]);
  });

  test('CHA-2.2 without a suit among the undealt cards all is dealt again; what was shown leaves no trace', () => {
    const withoutSuits = [
      'rabbit rabbit 3 3 4 4 4 4 5 5 5 5 6',
      `${'coin '.repeat(8)} key key 1 1 1`,
      `${'key '.repeat(6)} clover clover clover clover 1 2 2`,
      `${'clover '.repeat(4)} rabbit rabbit rabbit rabbit rabbit 2 2 3 3`,
    ];
    const next = [GOOD, MANY_SUITS, 'key key key 6 6 6 7 7 7 8 8 8 4', 'key key key key key 1 2 3 4 4 6 7 8'];
    const random = stacked([
      { heap: wholeDeck, draw: kinds(withoutSuits.join(' ')) },
      {
        heap: ([all]) => [...sorted(all.slice(0, 13)), ...all.slice(52)],
        draw: kinds('rabbit rabbit rabbit 3 3 4 4 4 4 5 5 5 5'),
      },
      { heap: ([, pool]) => pool.slice(13), draw: kinds('6 6 6 6 7 7 7 7 8 8 8 8') },
      { heap: wholeDeck, draw: kinds(next.join(' ')) },
      { heap: ([, , , all]) => all.slice(52), draw: kinds('5 clover') },
    ]);
    const state = dealStacked(4, 3, random);
    for (const [seat, hand] of next.entries()) {
      expect(charms.hand(state, seat).map(parseCard)).toEqual(sorted(kinds(hand)));
    }
    expect(state.flipped.map(makeCard)).toEqual(['5', 'clover']);
    expect(makeCard(state.trump)).toBe('clover');
    expect(state.redealt).toEqual([]);
  });

  test('CHA-2.2 a hand that no undealt card can make good: all is dealt again, and what was dealt leaves no trace', () => {
    const hopeless = [
      'rabbit rabbit 3 4 4 4 4 5 5 5 5 6 6',
      `${'coin '.repeat(8)} key key 1 1 1`,
      `${'key '.repeat(6)} clover clover clover clover 1 2 2`,
      `${'clover '.repeat(4)} rabbit rabbit rabbit rabbit rabbit rabbit 2 2 3`,
    ];
    const next = [GOOD, MANY_SUITS, 'key key key 6 6 6 7 7 7 8 8 8 4', 'key key key key key 1 2 3 4 4 6 7 8'];
    const random = stacked([
      { heap: wholeDeck, draw: kinds(hopeless.join(' ')) },
      { heap: wholeDeck, draw: kinds(next.join(' ')) },
      { heap: ([, all]) => all.slice(52), draw: kinds('clover') },
    ]);
    const state = dealStacked(4, 3, random);
    for (const [seat, hand] of next.entries()) {
      expect(charms.hand(state, seat).map(parseCard)).toEqual(sorted(kinds(hand)));
    }
    expect(state.redealt).toEqual([]);
  });

  test('CHA-2.2 nothing of an earlier deal is left when the next one is dealt', () => {
    const used = charms.create({ players: 3, options: {}, rules: 1 });
    const random = new FastRandom('earlier');
    const out = new Int32Array(charms.maxLegal);
    charms.deal(used, random);
    for (let i = 0; i < 30; i++) {
      charms.apply(used, used.turn, out[random.below(charms.legal(used, used.turn, out))]);
    }
    const fresh = charms.create({ players: 3, options: {}, rules: 1 });
    fresh.deal = 0;
    fresh.dealer = used.dealer;
    charms.deal(used, new FastRandom('next'));
    charms.deal(fresh, new FastRandom('next'));
    expect(used).toEqual(fresh);
  });
});

describe('3 Bids', () => {
  test('CHA-3.1 everyone bids before the first card, and once; zero is allowed', () => {
    const position = dealtPosition(charms, threeHanded);
    for (const bid of ['bid:0', 'bid:4', 'bid:5']) {
      expect(position.why('play:coin+5')).toBe('CHA-3.1');
      expect(position.why('play:coin')).toBe('CHA-3.1');
      position.play(bid);
    }
    expect(Array.from(position.state.bid)).toEqual([0, 4, 5]);
    expect(position.why('bid:0')).toBe('CHA-3.1');
    expect(position.why('bid:13')).toBe('CHA-3.1');
    expect(position.state.turn).toBe(0);
    expect(position.legal().every((decision) => decision.startsWith('play:'))).toBe(true);
  });

  test('CHA-3.2 0 to 12, openly, in turn from the dealer’s left', () => {
    const all = Array.from({ length: 13 }, (_, bid) => `bid:${bid}`).sort();
    const position = dealtPosition(charms, { ...threeHanded, dealer: 0, first: 1 });
    const order = [];
    for (const bid of ['bid:12', 'bid:0', 'bid:7']) {
      order.push(position.state.turn);
      expect(position.legal()).toEqual(all);
      expect(position.why('bid:0')).toBeNull();
      expect(position.why('bid:12')).toBeNull();
      expect(position.why('bid:13')).toBe('CHA-3.2');
      position.play(bid);
    }
    expect(order).toEqual([1, 2, 0]);
    expect(Array.from(position.state.bid)).toEqual([7, 12, 0]);
  });
});

describe('4 First trick', () => {
  test('CHA-4.1 the dealer’s left leads; each plays one suit and one number, two piles', () => {
    const position = afterBids();
    expect(position.state.turn).toBe(0);
    expect(position.why('play:coin')).toBe('CHA-4.1');
    expect(position.why('play:5')).toBe('CHA-4.1');
    position.play('play:coin+5');
    expect(position.state.turn).toBe(1);
    expect(position.why('play:coin')).toBe('CHA-4.1');
    position.play('play:coin+4', 'play:rabbit+8');
    expect([0, 1, 2].map((seat) => shown(position, seat))).toEqual(['coin 5', 'coin 4', 'rabbit 8']);
    expect(charms.hand(position.state, 0).join(' ')).toBe('coin key clover rabbit 1 1 2 3 4 7 8');
    expect(charms.hand(position.state, 2).join(' ')).toBe('key key clover rabbit 1 3 3 5 6 6 7');
    expect(position.state.trick).toBe(1);
  });

  test('CHA-4.2 the leader plays any', () => {
    const numbers = ['1', '2', '3', '4', '5', '7', '8'];
    const all = ['clover', 'coin', 'key', 'rabbit'].flatMap((suit) =>
      numbers.map((number) => `play:${suit}+${number}`),
    );
    const position = afterBids();
    expect(position.legal()).toEqual(all);
    expect(position.why('play:rabbit+8')).toBeNull();
    expect(position.why('play:coin+6')).toBe('not in hand');
  });

  test('CHA-4.3 a follower who holds the led suit must play it', () => {
    const position = afterBids().play('play:coin+5');
    expect(position.legal()).toEqual(['2', '4', '5', '6', '7', '8'].map((number) => `play:coin+${number}`));
    expect(position.why('play:coin+8')).toBeNull();
    expect(position.why('play:key+8')).toBe('CHA-4.3');
    expect(position.why('play:clover+2')).toBe('CHA-4.3');
    expect(position.why('play:rabbit+2')).toBe('not in hand');
    expect(position.why('play:coin+1')).toBe('not in hand');
    expect(position.why('play:key+1')).toBe('not in hand');
  });

  test('CHA-4.3 without it any suit will do', () => {
    const position = afterBids().play('play:coin+5', 'play:coin+4');
    const numbers = ['1', '3', '5', '6', '7', '8'];
    expect(position.legal()).toEqual(
      ['clover', 'key', 'rabbit'].flatMap((suit) => numbers.map((number) => `play:${suit}+${number}`)),
    );
    expect(position.why('play:coin+1')).toBe('not in hand');
  });

  test('CHA-4.4 the number is always free', () => {
    expect(shown(afterBids().play('play:coin+1'), 0)).toBe('coin 1');
    const position = afterBids().play('play:clover+1');
    expect(position.legal()).toEqual(['2', '4', '5', '6', '7', '8'].map((number) => `play:clover+${number}`));
    for (const number of ['2', '8']) expect(position.why(`play:clover+${number}`)).toBeNull();
  });

  test('a card that is not held is named', () => {
    const { state } = afterBids().play('play:coin+5');
    const why = (text: string) => {
      const parsed = charms.parseDecision(text);
      return parsed.ok && charms.whyNot(state, 1, charms.encode(parsed.value));
    };
    expect(why('play:rabbit+2')).toEqual({ notHeld: 'rabbit' });
    expect(why('play:coin+1')).toEqual({ notHeld: '1' });
    expect(why('play:rabbit+1')).toEqual({ notHeld: 'rabbit' });
  });
});

describe('5 Tricks 2–12', () => {
  const shows = ['coin 5', 'coin 4', 'rabbit 8'];

  test('CHA-5.1 the winner leads, everyone plays one card onto the pile of its kind', () => {
    const position = afterBids().play('play:coin+5', 'play:coin+7', 'play:rabbit+8');
    expect(position.state.leader).toBe(1);
    expect(position.state.turn).toBe(1);
    expect(position.legal()).toEqual(plays('2 4 5 6 8 clover coin key').sort());
    expect(position.why('play:coin+8')).toBe('CHA-5.1');
    position.play('play:8', 'play:key', 'play:8');
    expect([0, 1, 2].map((seat) => shown(position, seat))).toEqual(['coin 8', 'coin 8', 'key 8']);
    expect(charms.board(position.state, 0).played).toEqual([
      cards('coin 5 8'),
      cards('coin 7 8'),
      cards('rabbit 8 key'),
    ]);
  });

  test('CHA-5.2 the leader may play any card, a suit they show or another', () => {
    const position = late({ trump: 'key', hands: ['coin key 5 8', 'coin', 'coin'], shows });
    expect(position.legal()).toEqual(plays('5 8 coin key'));
    expect(position.why('play:key')).toBeNull();
    expect(position.why('play:clover')).toBe('not in hand');
  });

  test('CHA-5.2 the led suit is what the leader shows after playing a suit …', () => {
    const position = late({ trump: 'key', hands: ['key 1', 'key coin 5', '1 2'], shows });
    position.play('play:key');
    expect(makeCard(position.state.led)).toBe('key');
    expect(position.legal()).toEqual(['play:key']);
  });

  test('CHA-5.2 … and also after playing a number', () => {
    const position = late({ trump: 'key', hands: ['key 1', 'key coin 5', 'coin 2'], shows });
    position.play('play:1');
    expect(makeCard(position.state.led)).toBe('coin');
    expect(position.legal()).toEqual(plays('5 coin'));
    position.play('play:5');
    expect(position.legal()).toEqual(['play:coin']);
  });

  test('CHA-5.3 who does not show the led suit and holds it must play it', () => {
    const position = late({ trump: 'key', hands: ['rabbit 1', 'rabbit coin key 5', 'rabbit 2'], shows });
    position.play('play:rabbit');
    expect(position.legal()).toEqual(['play:rabbit']);
    expect(position.why('play:rabbit')).toBeNull();
    for (const card of ['coin', 'key', '5']) expect(position.why(`play:${card}`)).toBe('CHA-5.3');
    expect(position.why('play:clover')).toBe('not in hand');
  });

  test('CHA-5.4 who shows the led suit plays a number or that suit, never another', () => {
    const position = late({ trump: 'key', hands: ['coin 1', 'coin key clover 5 8', 'coin 2'], shows });
    position.play('play:coin');
    expect(position.legal()).toEqual(plays('5 8 coin'));
    expect(position.why('play:5')).toBeNull();
    expect(position.why('play:coin')).toBeNull();
    for (const card of ['key', 'clover']) expect(position.why(`play:${card}`)).toBe('CHA-5.4');
    expect(position.why('play:rabbit')).toBe('not in hand');
  });

  test('CHA-5.4 holds with nothing but the led suit or nothing but a number left beside other suits', () => {
    const onlyLed = late({ trump: 'key', hands: ['coin 1', 'coin key clover', 'coin 2'], shows });
    expect(onlyLed.play('play:coin').legal()).toEqual(['play:coin']);
    expect(onlyLed.why('play:key')).toBe('CHA-5.4');
    const onlyNumber = late({ trump: 'key', hands: ['coin 1', 'key clover 8', 'coin 2'], shows });
    expect(onlyNumber.play('play:coin').legal()).toEqual(['play:8']);
    expect(onlyNumber.why('play:clover')).toBe('CHA-5.4');
  });

  test('CHA-5.5 with only suits left and none of them led, any card may cover it', () => {
    const position = late({ trump: 'key', hands: ['coin 1', 'key clover rabbit', 'coin 2'], shows });
    position.play('play:coin');
    expect(position.legal()).toEqual(plays('clover key rabbit'));
    for (const card of ['key', 'clover', 'rabbit']) expect(position.why(`play:${card}`)).toBeNull();
    position.play('play:clover');
    expect(shown(position, 1)).toBe('clover 4');
  });

  test('CHA-5.6 who neither shows nor holds the led suit may play anything', () => {
    const position = late({ trump: 'key', hands: ['clover 1', 'coin key 5 8', 'coin 2'], shows });
    position.play('play:clover');
    expect(position.legal()).toEqual(plays('5 8 coin key'));
    for (const card of ['coin', 'key', '5', '8']) expect(position.why(`play:${card}`)).toBeNull();
  });

  test('CHA-5.1 there are 12 tricks, 13 cards: the last one ends the deal', () => {
    const set = { trump: 'key', hands: ['1', '2', '3'], shows };
    const eleventh = late({ ...set, trick: 10 }).play(...plays('1 2 3'));
    expect(eleventh.state.trick).toBe(11);
    expect(eleventh.state.turn).toBe(1);
    const last = late({ ...set, trick: 11 }).play(...plays('1 2'));
    expect(last.state.turn).toBe(2);
    expect(last.play('play:3').state.turn).toBe(-1);
  });
});

describe('6 Winner of a trick', () => {
  /** Who wins when these pairs show at the end; seat 0 leads, everybody covers a number. */
  const winner = (trump: string, ...shows: string[]): number => {
    const hands = shows.map((pair) => cards(pair)[1]);
    const before = shows.map((pair) => `${cards(pair)[0]} 1`);
    const position = late({ trump, hands, shows: before });
    return position.play(...hands.map((card) => `play:${card}`)).state.leader;
  };

  test('CHA-6.1 if anyone shows trump, the highest number beside trump wins', () => {
    expect(winner('key', 'coin 8', 'key 1', 'coin 8')).toBe(1);
    expect(winner('key', 'coin 8', 'key 1', 'key 2', 'clover 8')).toBe(2);
    expect(winner('key', 'coin 8', 'key 3', 'key 2')).toBe(1);
    expect(winner('key', 'key 1', 'clover 8', 'rabbit 8')).toBe(0);
    expect(winner('rabbit', 'coin 8', 'clover 8', 'clover 8', 'rabbit 1')).toBe(3);
  });

  test('CHA-6.1 otherwise the highest number beside the led suit', () => {
    expect(winner('key', 'coin 2', 'clover 8', 'rabbit 7')).toBe(0);
    expect(winner('key', 'coin 2', 'coin 3', 'rabbit 8')).toBe(1);
    expect(winner('key', 'coin 2', 'clover 8', 'rabbit 7', 'coin 3')).toBe(3);
    expect(winner('coin', 'rabbit 1', 'clover 8', 'key 8')).toBe(0);
  });

  test('CHA-6.1 led trump is trump: the highest number beside it', () => {
    expect(winner('coin', 'coin 2', 'coin 8', 'coin 7')).toBe(1);
    expect(winner('coin', 'coin 2', 'key 8', 'clover 7')).toBe(0);
  });

  test('CHA-6.1 what shows counts, also a card from an earlier trick', () => {
    const position = late({
      trump: 'key',
      hands: ['coin 1', 'clover 8', 'rabbit 2'],
      shows: ['coin 5', 'clover 2', 'key 1'],
    });
    expect(position.play(...plays('coin 8 2')).state.leader).toBe(2);
  });

  test('CHA-6.1 trump that is covered in this trick counts no more', () => {
    const position = late({
      trump: 'key',
      hands: ['coin 1', '3 8', 'coin 2'],
      shows: ['coin 5', 'coin 2', 'key 8'],
    });
    expect(position.play(...plays('coin 3 coin')).state.leader).toBe(2);
    expect(shown(position, 2)).toBe('coin 8');
    const beaten = late({
      trump: 'key',
      hands: ['coin 1', '8 3', 'coin 2'],
      shows: ['coin 5', 'coin 2', 'key 7'],
    });
    expect(beaten.play(...plays('coin 8 coin')).state.leader).toBe(1);
  });

  test('CHA-6.1 the first trick is decided in the same way', () => {
    expect(afterBids().play('play:coin+5', 'play:coin+7', 'play:rabbit+8').state.leader).toBe(1);
    expect(afterBids().play('play:coin+5', 'play:coin+7', 'play:key+1').state.leader).toBe(2);
    expect(afterBids().play('play:coin+8', 'play:coin+7', 'play:clover+8').state.leader).toBe(0);
  });

  test('CHA-6.2 of equals the one who played later in this trick wins', () => {
    expect(winner('key', 'coin 8', 'coin 8', 'clover 1')).toBe(1);
    expect(winner('key', 'key 4', 'coin 8', 'key 4', 'key 3')).toBe(2);
    const around = late({
      trump: 'key',
      leader: 2,
      hands: ['8', '7', '8'],
      shows: ['coin 1', 'coin 1', 'coin 1'],
    });
    expect(around.play(...plays('8 8 7')).state.leader).toBe(0);
    const four = late({
      trump: 'key',
      leader: 1,
      hands: ['8', '8', '8', '7'],
      shows: ['coin 1', 'coin 1', 'coin 1', 'coin 1'],
    });
    expect(four.play(...plays('8 8 7 8')).state.leader).toBe(0);
  });

  test('the winner has one trick more', () => {
    const position = afterBids().play('play:coin+5', 'play:coin+7', 'play:rabbit+8');
    expect(Array.from(position.state.taken)).toEqual([0, 1, 0]);
    position.play('play:coin', 'play:key', 'play:coin');
    expect(Array.from(position.state.taken)).toEqual([0, 1, 1]);
  });
});

describe('7 Points', () => {
  /** The points when seat 0 takes the last trick, with these tricks before it. */
  const points = (bids: number[], taken: number[]): number[] => {
    const hands = bids.map((_, seat) => (seat === 0 ? '8' : '1'));
    const shows = bids.map((_, seat) => (seat === 0 ? 'coin 2' : 'key 2'));
    const position = late({ trump: 'coin', hands, shows, trick: 11, bids, taken });
    return Array.from(position.play(...hands.map((card) => `play:${card}`)).state.points);
  };

  test('CHA-7.1 off the bid by 0: 0, by 1: 1, by 2: 3, by 3 or more: 5', () => {
    expect(points([4, 4, 4], [3, 4, 4])).toEqual([0, 0, 0]);
    expect(points([3, 5, 3], [3, 4, 4])).toEqual([1, 1, 1]);
    expect(points([2, 6, 2], [3, 4, 4])).toEqual([3, 3, 3]);
    expect(points([1, 7, 1], [3, 4, 4])).toEqual([5, 5, 5]);
    expect(points([0, 12, 0], [3, 4, 4])).toEqual([5, 5, 5]);
    expect(points([1, 0, 0, 12], [0, 1, 2, 8])).toEqual([0, 1, 3, 5]);
  });

  const playOut = (players: number, seed: number): { state: CharmsState; dealers: number[] } => {
    const random = new FastRandom(seed);
    const state = charms.create({ players, options: {}, rules: 1 });
    const out = new Int32Array(charms.maxLegal);
    const dealers = [];
    while (!isOver(state)) {
      charms.deal(state, random);
      dealers.push(state.dealer);
      expect(state.turn).toBe((state.dealer + 1) % players);
      while (state.turn >= 0) {
        charms.apply(state, state.turn, out[random.below(charms.legal(state, state.turn, out))]);
      }
      expect(Array.from(state.taken).reduce((sum, taken) => sum + taken)).toBe(12);
    }
    return { state, dealers };
  };

  test.each([3, 4])('CHA-7.2 with %i players 4 deals; fewest points wins', (players) => {
    const { state, dealers } = playOut(players, 11);
    expect(dealers).toHaveLength(4);
    const totals = Array.from({ length: players }, (_, seat) =>
      [0, 1, 2, 3].reduce((sum, deal) => sum + state.sheet[deal * players + seat], 0),
    );
    expect(Array.from(state.points)).toEqual(totals);
    const fewest = Math.min(...totals);
    expect(winnersOf(state, charms.best)).toEqual(
      totals.flatMap((total, seat) => (total === fewest ? [seat] : [])),
    );
  });

  test.each([3, 4])('CHA-7.3 with %i players the dealer moves clockwise, the first is drawn', (players) => {
    const first = new Set<number>();
    for (let seed = 0; seed < 40; seed++) {
      const { dealers } = playOut(players, seed);
      first.add(dealers[0]);
      for (let i = 1; i < 4; i++) expect(dealers[i]).toBe((dealers[i - 1] + 1) % players);
    }
    expect([...first].sort()).toEqual(Array.from({ length: players }, (_, seat) => seat));
  });

  test('CHA-7.3 ties share the win', () => {
    const { state } = playOut(3, 1);
    state.points.set([4, 9, 4]);
    expect(winnersOf(state, charms.best)).toEqual([0, 2]);
  });
});
