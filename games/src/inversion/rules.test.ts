import { type DealText, FastRandom, isOver, SPECTATOR, Table, winnersOf } from '@overtrick/engine';
import { cards, dealtPosition, type Position } from '@overtrick/testing';
import { describe, expect, test } from 'vitest';
import { deckOf, makeCard } from './deck.ts';
import { inversion } from './index.ts';
import { lateTricks, plays } from './positions.ts';
import { winning } from './rules.ts';
import type { InversionState } from './state.ts';

/** Two players, seat 0 leads. */
const twoHanded = {
  first: 0,
  hands: [cards('C1 C2 C3 C4 C5 S6 S7 S8 S9 H10'), cards('C6 C7 C8 S1 S2 S3 H1 H2 H3 H4')],
  lane: cards('H9 H5 H6 H7 H8 C9 C10 S4 S5 S10'),
};

/** Three players, seat 1 declares first. */
const threeHanded = {
  first: 1,
  hands: [
    cards('C1 C2 C3 S1 S2 S3 D1 D2 D3 D4'),
    cards('C4 C5 C6 S4 S5 S6 D5 D6 D7 H1'),
    cards('C7 C8 C9 S7 S8 S9 H2 H3 H4 D8'),
  ],
  lane: cards('H9 H5 H6 H7 H8 H10 C10 S10 D9 D10'),
};

/** Four players, seat 0 declares first. */
const fourHanded = {
  first: 0,
  hands: ['C', 'S', 'H', 'D'].map((suit) => Array.from({ length: 10 }, (_, i) => `${suit}${i + 1}`)),
  lane: Array.from({ length: 10 }, (_, i) => `N${i + 1}`),
};

const declarations = (from: number, to = 10): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `declare:${from + i}`).sort();

const hands = (state: InversionState): string[][] =>
  Array.from({ length: state.players }, (_, seat) => inversion.hand(state, seat));

/** Every byte of a state. */
const bytesOf = (state: InversionState): string =>
  JSON.stringify(state, (_, value: unknown) =>
    ArrayBuffer.isView(value) ? Array.from(value as Uint8Array) : value,
  );

/** Plays a trick; gives the seat that took it. */
function winnerOf(position: Position<InversionState>, trick: string): number {
  const before = Array.from(position.state.taken);
  position.play(...plays(trick));
  const gains = Array.from(position.state.taken, (taken, seat) => taken - before[seat]);
  expect([...gains].sort()).toEqual([...Array<number>(gains.length - 1).fill(0), 1]);
  return gains.indexOf(1);
}

const deals = (players: number, suits?: string[]): InversionState => {
  const options: Record<string, string[]> = suits ? { suits } : {};
  return inversion.create({ players, options, rules: 1 });
};

describe('1 Deck', () => {
  test.each([
    [2, 'C S H'],
    [3, 'C S H D'],
    [4, 'C S H D N'],
  ])('INV-1.1 %i players use players + 1 suits, by default %s, ranks 1–10', (players, suits) => {
    const deck = Array.from(deals(players).deck, makeCard);
    expect(deck).toEqual(
      cards(suits).flatMap((suit) => Array.from({ length: 10 }, (_, i) => suit + (i + 1))),
    );
  });

  test('INV-1.1 the suits are an option', () => {
    const state = deals(2, ['N', 'C', 'D']);
    inversion.deal(state, new FastRandom('suits'));
    const all = [...hands(state).flat(), ...Array.from(state.lane, makeCard)].sort();
    expect(all).toEqual(Array.from(deckOf(['C', 'D', 'N']), makeCard).sort());
  });

  test.each([4, 3, 2])(
    'INV-1.2 10 cards each with %i players, the others in the lane, none twice',
    (players) => {
      const state = deals(players);
      for (let i = 0; i < 30; i++) {
        state.deal = -1;
        inversion.deal(state, new FastRandom(i));
        expect(hands(state).map((hand) => hand.length)).toEqual(Array(players).fill(10));
        const all = [...hands(state).flat(), ...Array.from(state.lane, makeCard)].sort();
        expect(all).toEqual(Array.from(state.deck, makeCard).sort());
        expect(state.deal).toBe(0);
      }
    },
  );

  test('INV-1.2 what was in the state before does not change a deal', () => {
    const fresh = deals(3);
    inversion.deal(fresh, new FastRandom('again'));
    const position = dealtPosition(inversion, threeHanded).play('declare:3', 'declare:4', 'pass', 'pass');
    // Into the third trick, which has been inverted.
    while (position.state.trick < 2 || position.state.laid < 2) position.play(position.legal()[0]);
    const used = position.state;
    used.inverted = true;
    used.deal = -1;
    inversion.deal(used, new FastRandom('again'));
    expect(bytesOf(used)).toBe(bytesOf(fresh));
  });

  test('INV-1.2, 1.3 every card comes to every seat and every place of the lane equally often', () => {
    const state = deals(3);
    const random = new FastRandom('even');
    const seat0 = new Map<string, number>();
    const seat2 = new Map<string, number>();
    const first = new Map<string, number>();
    const last = new Map<string, number>();
    const count = (map: Map<string, number>, card: string) => map.set(card, (map.get(card) ?? 0) + 1);
    for (let i = 0; i < 4000; i++) {
      state.deal = -1;
      inversion.deal(state, random);
      for (const card of inversion.hand(state, 0)) count(seat0, card);
      for (const card of inversion.hand(state, 2)) count(seat2, card);
      count(first, makeCard(state.lane[0]));
      count(last, makeCard(state.lane[9]));
    }
    // 1000 expected in each hand, 100 at each place of the lane; five standard deviations.
    for (const [map, mean, width] of [
      [seat0, 1000, 137],
      [seat2, 1000, 137],
      [first, 100, 50],
      [last, 100, 50],
    ] as const) {
      expect(map.size).toBe(40);
      for (const times of map.values()) expect(Math.abs(times - mean)).toBeLessThan(width);
    }
  });

  test('INV-1.3 the lane lies open in dealt order, its first card is to be followed first', () => {
    const table = new Table(
      inversion,
      { players: 3, options: {}, rules: 1 },
      { kind: 'seed', seed: 'lane', match: 0 },
    );
    const lane = Array.from(table.state.lane, makeCard);
    for (const observer of [0, 1, 2, SPECTATOR]) {
      expect(table.record(observer)[0]).toMatchObject({ setup: { lane } });
      expect(table.view(observer).now.board).toMatchObject({ lane, follow: lane[0] });
    }
    const position = lateTricks({ lane: 'C9 S3', hands: ['S1 S2', 'S4 S5'] });
    expect(inversion.board(position.state, 0).follow).toBe('C9');
    position.play(...plays('S1 S4'));
    expect(inversion.board(position.state, 0)).toMatchObject({ follow: 'S3', lane: ['S3'] });
  });
});

describe('2 Auction', () => {
  test('INV-2.1 the first declarer is drawn, each seat equally often', () => {
    for (const players of [2, 3, 4]) {
      const state = deals(players);
      const random = new FastRandom('first');
      const times = Array<number>(players).fill(0);
      for (let i = 0; i < 600; i++) {
        state.deal = -1;
        inversion.deal(state, random);
        times[state.first]++;
        expect(state.turn).toBe(state.first);
      }
      for (const each of times) expect(Math.abs(each - 600 / players)).toBeLessThan(65);
    }
  });

  test('INV-2.1 clockwise, more than anyone so far or pass; the last one in is the parent', () => {
    const position = dealtPosition(inversion, threeHanded);
    expect(position.state.turn).toBe(1);
    position.play('declare:2');
    expect(position.state.turn).toBe(2);
    expect(position.legal()).toEqual([...declarations(3), 'pass']);
    position.play('declare:4');
    expect(position.state.turn).toBe(0);
    expect(position.legal()).toEqual([...declarations(5), 'pass']);
    position.play('pass');
    expect(position.state.turn).toBe(1);
    position.play('declare:6');
    expect(position.state.turn).toBe(2);
    expect(inversion.board(position.state, 0)).toMatchObject({
      phase: 'auction',
      declared: [null, 6, 4],
      passed: [true, false, false],
      declarer: 1,
      parent: null,
    });
    position.play('pass');
    expect(inversion.board(position.state, 0)).toMatchObject({
      phase: 'play',
      declared: [null, 6, 4],
      passed: [true, false, true],
      parent: 1,
      leader: 1,
    });
  });

  test('INV-2.1 when all pass after the opening, the opener is the parent, whichever seat it is', () => {
    for (const first of [0, 1, 2, 3]) {
      const position = dealtPosition(inversion, { ...fourHanded, first }).play('declare:1');
      expect(position.state.turn).toBe((first + 1) % 4);
      expect(position.legal()).toEqual([...declarations(2), 'pass']);
      position.play('pass', 'pass');
      expect(position.state.parent).toBe(-1);
      position.play('pass');
      expect(position.state.parent).toBe(first);
      expect(position.state.turn).toBe(first);
    }
  });

  test('INV-2.1 not less and not the same; never more than the 10 tricks there are', () => {
    const position = dealtPosition(inversion, threeHanded).play('declare:4');
    expect(position.why('declare:3')).toBe('INV-2.1');
    expect(position.why('declare:4')).toBe('INV-2.1');
    expect(position.why('declare:5')).toBe(null);
    expect(position.why('declare:10')).toBe(null);
    expect(position.why('declare:11')).toBe('INV-2.1');
    expect(position.why('pass')).toBe(null);
    const opening = dealtPosition(inversion, { ...fourHanded, first: 0 }).play('declare:4');
    expect(opening.why('declare:4')).toBe('INV-2.1');
    expect(opening.why('declare:5')).toBe(null);
    expect(opening.why('pass')).toBe(null);
  });

  test('INV-2.1 there is no auction once it is over, and none with two players', () => {
    const position = dealtPosition(inversion, fourHanded).play('declare:4', 'pass', 'pass', 'pass');
    expect(position.state.parent).toBe(0);
    for (const call of ['pass', 'declare:0', 'declare:5']) expect(position.why(call)).toBe('INV-2.1');
    const two = dealtPosition(inversion, twoHanded);
    expect(two.legal()).toEqual(plays('C2 H10'));
    for (const call of ['pass', 'declare:0', 'declare:5']) expect(two.why(call)).toBe('INV-2.1');
  });

  test('INV-2.2 nobody may declare 0', () => {
    const position = dealtPosition(inversion, threeHanded);
    expect(position.legal()).not.toContain('declare:0');
    expect(position.why('declare:0')).toBe('INV-2.2');
    position.play('declare:1');
    expect(position.why('declare:0')).toBe('INV-2.2');
  });

  test('INV-2.3 the first declarer must open with 1 or more and may not pass', () => {
    const position = dealtPosition(inversion, threeHanded);
    expect(position.legal()).toEqual(declarations(1));
    expect(inversion.legal(position.state, 1, new Int32Array(20))).toBe(10);
    expect(position.why('pass')).toBe('INV-2.3');
    expect(position.why('declare:1')).toBe(null);
    expect(position.why('declare:11')).toBe('INV-2.1');
  });

  test('INV-2.3 a pass is final', () => {
    const position = dealtPosition(inversion, fourHanded);
    position.play('declare:1', 'pass', 'declare:2', 'declare:3', 'declare:4');
    expect(position.state.turn).toBe(2);
    position.play('pass');
    expect(position.state.turn).toBe(3);
    position.play('declare:5');
    expect(position.state.turn).toBe(0);
    position.play('pass');
    expect(position.state.parent).toBe(3);
  });

  test('INV-2.3 a declaration of 10 ends the auction at once', () => {
    const opened = dealtPosition(inversion, threeHanded).play('declare:10');
    expect(opened.state.parent).toBe(1);
    expect(opened.state.turn).toBe(1);
    const outbid = dealtPosition(inversion, fourHanded).play('declare:9', 'declare:10');
    expect(outbid.state.parent).toBe(1);
    expect(outbid.state.leader).toBe(1);
    expect(outbid.state.turn).toBe(1);
    expect(dealtPosition(inversion, threeHanded).play('declare:9').state.parent).toBe(-1);
  });
});

describe('3 Tricks', () => {
  test('INV-3.1 the parent leads trick 1, afterwards the winner', () => {
    const position = dealtPosition(inversion, fourHanded).play(
      'declare:2',
      'declare:3',
      'pass',
      'pass',
      'pass',
    );
    expect(position.state.turn).toBe(1);
    expect(position.state.leader).toBe(1);
    // Nobody has a clown, so the highest card wins: H9 of seat 2 makes no 11 with N1.
    expect(winnerOf(position, 'S5 H9 D8 C6')).toBe(2);
    expect(position.state.turn).toBe(2);
    expect(position.state.leader).toBe(2);
    position.play('play:H5');
    expect(position.state.turn).toBe(3);
    position.play('play:D5');
    expect(position.state.turn).toBe(0);
  });

  test('INV-3.1 of two players one is drawn to lead', () => {
    for (const first of [0, 1]) {
      const position = dealtPosition(inversion, { ...twoHanded, first });
      expect(position.state.turn).toBe(first);
      expect(position.state.leader).toBe(first);
    }
  });

  test('INV-3.1 no card before the auction is over', () => {
    const position = dealtPosition(inversion, threeHanded);
    expect(position.why('play:H1')).toBe('INV-3.1');
    expect(position.why('play:C1')).toBe('INV-3.1');
    position.play('declare:10');
    expect(position.why('play:H1')).toBe(null);
  });

  test('INV-3.1 ten tricks, one card each', () => {
    const position = dealtPosition(inversion, fourHanded).play('declare:10');
    const random = new FastRandom('ten');
    let cardsPlayed = 0;
    while (!isOver(position.state)) {
      const { trick } = position.state;
      expect(trick).toBe(Math.floor(cardsPlayed / 4));
      const legal = position.legal();
      position.play(legal[random.below(legal.length)]);
      cardsPlayed++;
    }
    expect(cardsPlayed).toBe(40);
    expect(position.state.trick).toBe(10);
    expect(Array.from(position.state.taken).reduce((a, b) => a + b)).toBe(10);
    expect(hands(position.state)).toEqual([[], [], [], []]);
    expect(inversion.actors(position.state)).toBe(0);
  });

  test('INV-3.2 who holds the suit of the follow card plays it, the leader too', () => {
    const position = lateTricks({
      lane: 'H9 C1 C2',
      hands: ['H3 H5 S4', 'D3 H4 S5', 'C3 C4 H6'],
    });
    expect(position.legal()).toEqual(plays('H3 H5'));
    expect(position.why('play:S4')).toBe('INV-3.2');
    expect(position.why('play:H3')).toBe(null);
    position.play('play:H3');
    // The lane is followed, not the led card.
    expect(position.legal()).toEqual(plays('H4'));
    expect(position.why('play:D3')).toBe('INV-3.2');
    position.play('play:H4');
    expect(position.legal()).toEqual(plays('H6'));
    expect(position.why('play:C3')).toBe('INV-3.2');
    expect(position.why('play:C4')).toBe('INV-3.2');
  });

  test('INV-3.2 in every suit alike, and only with cards of the own hand', () => {
    for (const [suit, other] of ['CS', 'SH', 'HD', 'DN', 'NC']) {
      const position = lateTricks({
        lane: `${suit}4 ${suit}5 ${suit}6`,
        hands: [`${suit}1 ${suit}10 ${other}4`, `${other}1 ${other}2 ${other}3`, '', ''],
      });
      expect(position.legal()).toEqual(plays(`${suit}1 ${suit}10`));
      expect(position.why(`play:${other}4`)).toBe('INV-3.2');
      expect(position.why(`play:${other}1`)).toBe('not in hand');
      expect(position.why(`play:${suit}2`)).toBe('not in hand');
    }
  });

  test('INV-3.3 a card that makes 11 with the follow card is allowed, whatever its suit', () => {
    const position = lateTricks({
      lane: 'H9 C1 C3 C4 C5',
      hands: ['H3 S2 D2 C2 S9', '', ''],
    });
    expect(position.legal()).toEqual(plays('C2 D2 H3 S2'));
    expect(position.why('play:S9')).toBe('INV-3.2');
    expect(position.why('play:D2')).toBe(null);
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('INV-3.3 the partner of %i is what is missing to 11', (rank) => {
    const all = Array.from({ length: 10 }, (_, i) => `S${i + 1}`);
    const position = lateTricks({
      lane: `H${rank}`,
      hands: [`H${rank === 1 ? 2 : 1} ${all.join(' ')}`, '', ''],
    });
    expect(position.legal().filter((play) => play.startsWith('play:S'))).toEqual([`play:S${11 - rank}`]);
  });

  test('INV-3.4 without the suit, any card', () => {
    const position = lateTricks({ lane: 'H9 C1 C2', hands: ['S2 D5 C10', '', ''] });
    expect(position.legal()).toEqual(plays('C10 D5 S2'));
    for (const play of plays('C10 D5 S2')) expect(position.why(play)).toBe(null);
    expect(position.why('play:H1')).toBe('not in hand');
  });

  test('INV-3.5 a card that makes 11 becomes the follow card, the old one counts as the player’s', () => {
    const position = lateTricks({ lane: 'H9 C4', hands: ['H8 C5', 'S2 C6', 'S10 H7'] });
    position.play(...plays('H8 S2'));
    expect(inversion.board(position.state, 0)).toMatchObject({
      lane: ['S2', 'C4'],
      follow: 'S2',
      followAtLead: 'H9',
      priority: 'inverted',
      plays: [
        { seat: 0, card: 'H8', counts: 'H8', swapped: false },
        { seat: 1, card: 'S2', counts: 'H9', swapped: true },
      ],
    });
    expect(inversion.hand(position.state, 1)).toEqual(['C6']);
  });

  test('INV-3.5 also when it is of the suit, or the player had no choice', () => {
    const position = lateTricks({ lane: 'H9', hands: ['H2', 'H10', 'C3'] });
    expect(position.legal()).toEqual(plays('H2'));
    position.play('play:H2');
    expect(inversion.board(position.state, 0)).toMatchObject({ follow: 'H2', priority: 'inverted' });
    position.play('play:H10');
    expect(inversion.board(position.state, 0)).toMatchObject({ follow: 'H2', winning: { seat: 1 } });
  });

  test('INV-3.5 example c: follow H9, H8, then S2: the third must play a spade or a 9', () => {
    const position = lateTricks({
      lane: 'H9 C1 C2 C3 C4',
      hands: ['H8 C5 C6 C7 C8', 'S2 D1 D2 D3 D4', 'S5 S6 C9 H10 D9'],
    });
    position.play(...plays('H8 S2'));
    expect(position.legal()).toEqual(plays('C9 D9 S5 S6'));
    expect(position.why('play:H10')).toBe('INV-3.2');
  });

  test('INV-3.6 several inversions in one trick', () => {
    const position = lateTricks({ lane: 'H3', hands: ['S8', 'D3', 'C8', 'N3'] });
    position.play(...plays('S8 D3 C8'));
    expect(inversion.board(position.state, 0)).toMatchObject({
      follow: 'C8',
      followAtLead: 'H3',
      plays: [
        { card: 'S8', counts: 'H3' },
        { card: 'D3', counts: 'S8' },
        { card: 'C8', counts: 'D3' },
      ],
      winning: { seat: 1, rule: 'INV-4.2' },
    });
    // N3 takes C8 out of the lane: 8 again, but later.
    expect(winnerOf(position, 'N3')).toBe(1);
  });

  test('INV-3.7 an inversion counts for this trick only', () => {
    const position = lateTricks({ lane: 'H9 C4 H1', hands: ['S2 C5 C6', 'S3 D10 D9', 'S4 C1 D8'] });
    expect(winnerOf(position, 'S2 S3 S4')).toBe(0);
    expect(inversion.board(position.state, 0)).toMatchObject({ priority: 'normal', follow: 'C4', plays: [] });
    // D10 is higher, but the suit of the follow card counts again.
    expect(winnerOf(position, 'C5 D10 C1')).toBe(0);
  });

  test('INV-3.8 without the suit nobody has to invert', () => {
    const position = lateTricks({ lane: 'H9 C1', hands: ['S2 D5', '', ''] });
    expect(position.legal()).toEqual(plays('D5 S2'));
  });

  test('INV-3.8 with another card of the suit nobody has to invert', () => {
    const position = lateTricks({ lane: 'H9 C1', hands: ['H2 H5 S3', '', ''] });
    expect(position.legal()).toEqual(plays('H2 H5'));
  });

  test('INV-3.8 the only card of the suit makes 11: it must be played', () => {
    const position = lateTricks({ lane: 'H9 C1', hands: ['H2 S3', '', ''] });
    expect(position.legal()).toEqual(plays('H2'));
    expect(position.why('play:S3')).toBe('INV-3.2');
  });

  test('INV-3.8 unless another card makes 11 as well', () => {
    const position = lateTricks({ lane: 'H9 C1', hands: ['H2 S3 D2', '', ''] });
    expect(position.legal()).toEqual(plays('D2 H2'));
  });
});

describe('4 Winner of a trick', () => {
  test('INV-4.1 the highest rank of the follow card’s suit', () => {
    expect(winnerOf(lateTricks({ lane: 'H9', hands: ['D10', 'H3', 'H4', 'C10'] }), 'D10 H3 H4 C10')).toBe(2);
    expect(winnerOf(lateTricks({ lane: 'C3', hands: ['C10', 'C9', 'S10'] }), 'C10 C9 S10')).toBe(0);
    expect(winnerOf(lateTricks({ lane: 'H9', hands: ['H1', 'D10', 'S10'] }), 'H1 D10 S10')).toBe(0);
  });

  test('INV-4.1 nobody played the suit: the highest rank', () => {
    expect(winnerOf(lateTricks({ lane: 'H9', hands: ['C3', 'S8', 'D7'] }), 'C3 S8 D7')).toBe(1);
    expect(winnerOf(lateTricks({ lane: 'H1', hands: ['C3', 'S8', 'D9'] }), 'C3 S8 D9')).toBe(2);
  });

  test('INV-4.1 who wins the trick as it lies is known after every card', () => {
    const position = lateTricks({ lane: 'H9', hands: ['C3', 'S8', 'H1'] });
    expect(winning(position.state)).toBe(-1);
    position.play('play:C3');
    expect(winning(position.state)).toBe(0);
    position.play('play:S8');
    expect(winning(position.state)).toBe(1);
    expect(winnerOf(position, 'H1')).toBe(2);
  });

  test('INV-4.1 the cards of the last trick no longer count', () => {
    const position = lateTricks({ lane: 'H9 H8', hands: ['H10 H1', 'H7 H2', 'H6 H4'] });
    position.play(...plays('H10 H7 H6 H1'));
    expect(winning(position.state)).toBe(0);
  });

  test('INV-4.2 after an inversion the highest rank of the cards that count, whatever the suit', () => {
    // H2 swaps with H9: counting C10, H9, S5.
    expect(winnerOf(lateTricks({ lane: 'H9', hands: ['C10', 'H2', 'H5'] }), 'C10 H2 H5')).toBe(0);
    // The swapped card itself, a 10, does not count: H1 does.
    expect(winnerOf(lateTricks({ lane: 'H1', hands: ['H3', 'S10', 'S2'] }), 'H3 S10 S2')).toBe(0);
  });

  test('INV-4.2 example b: follow H2; H5, S9, S2 count H5, H2, S9: the third wins', () => {
    const position = lateTricks({ lane: 'H2', hands: ['H5', 'S9', 'S2'] });
    expect(winnerOf(position, 'H5 S9 S2')).toBe(2);
  });

  test('INV-4.3 example a: follow H9; C9, S2, S8 count C9, H9, S8: a tie at 9, the first wins', () => {
    const position = lateTricks({ lane: 'H9', hands: ['C9', 'S2', 'S8'] });
    expect(winnerOf(position, 'C9 S2 S8')).toBe(0);
  });

  test('INV-4.3 equal ranks outside the suit: the earlier one wins, from the leader on', () => {
    const hands = ['C8', 'S8', 'D8', 'N8'];
    for (const leader of [0, 1, 2, 3]) {
      const order = [0, 1, 2, 3].map((i) => hands[(leader + i) % 4]).join(' ');
      expect(winnerOf(lateTricks({ lane: 'H9', hands, leader }), order)).toBe(leader);
    }
  });

  test('INV-4.4 the winner takes the follow card as it now lies; the next lane card follows', () => {
    const position = lateTricks({ lane: 'H9 C4', hands: ['C9 C5', 'S2 C6', 'S8 C7'] });
    position.play(...plays('C9 S2'));
    const before = inversion.create(position.setup);
    inversion.copy(position.state, before);
    position.play('play:S8');
    const code = inversion.encode({ do: 'play', card: 'S8' });
    expect(inversion.shows(before, 2, code, position.state, 0)).toEqual({
      trick: 8,
      winner: 0,
      winningCard: 'C9',
      follow: 'S2',
    });
    expect(inversion.board(position.state, 0)).toMatchObject({ taken: [1, 0, 0], trick: 9, lane: ['C4'] });
  });

  test('INV-4.5 everything played stays visible to all', () => {
    const setup = { players: 4, options: {}, rules: 1 };
    const table = new Table(inversion, setup, { kind: 'seed', seed: 'open', match: 0 });
    const dealt = hands(table.state);
    const random = new FastRandom('open');
    while (!isOver(table.state)) {
      const legal = table.legal(table.state.turn);
      table.decide(table.state.turn, legal[random.below(legal.length)]);
    }
    for (const observer of [0, 1, 2, 3, SPECTATOR]) {
      const seen = [0, 1, 2, 3].map((seat) =>
        table.record(observer).flatMap((event) => {
          const decision = event.t === 'choice' && event.seat === seat ? event.decision : undefined;
          return decision?.do === 'play' ? [decision.card] : [];
        }),
      );
      expect(seen.map((each) => each.sort())).toEqual(dealt.map((each) => each.sort()));
    }
  });
});

describe('5 End', () => {
  const lastTrick = (taken: number[]): Position<InversionState> =>
    lateTricks({ lane: 'H9', hands: ['H8', 'H7'], taken });

  test('INV-5.1 two players: the points are the tricks, more of them win', () => {
    const { state } = lastTrick([5, 4]).play(...plays('H8 H7'));
    expect(Array.from(state.points)).toEqual([6, 4]);
    expect(Array.from(state.sheet)).toEqual([6, 4]);
    expect(winnersOf(state, inversion.best)).toEqual([0]);
    expect(inversion.endLine?.(state)).toEqual({ taken: [6, 4] });
    expect(isOver(state)).toBe(true);
  });

  test('INV-5.1 5–5 is a draw', () => {
    const { state } = lastTrick([4, 5]).play(...plays('H8 H7'));
    expect(Array.from(state.points)).toEqual([5, 5]);
    expect(winnersOf(state, inversion.best)).toEqual([0, 1]);
  });

  /** Seat 2 is the parent, has `taken` tricks, and takes the last one too. */
  const parentTakesLast = (declared: number, taken: number): InversionState =>
    lateTricks({
      lane: 'H9',
      hands: ['H5', 'H6', 'H8'],
      parent: 2,
      declared,
      leader: 1,
      taken: [9 - taken, 0, taken],
    }).play(...plays('H6 H8 H5')).state;

  test('INV-5.2 the parent wins with exactly the declared tricks', () => {
    const state = parentTakesLast(5, 4);
    expect(Array.from(state.points)).toEqual([0, 0, 1]);
    expect(winnersOf(state, inversion.best)).toEqual([2]);
    expect(inversion.endLine?.(state)).toEqual({ parent: 2, declared: 5, taken: [5, 0, 5] });
  });

  test('INV-5.2 the parent wins with more', () => {
    const state = parentTakesLast(5, 7);
    expect(Array.from(state.points)).toEqual([0, 0, 1]);
    expect(state.turn).toBe(-1);
  });

  test('INV-5.2 otherwise all children win', () => {
    const state = parentTakesLast(6, 4);
    expect(Array.from(state.points)).toEqual([1, 1, 0]);
    expect(winnersOf(state, inversion.best)).toEqual([0, 1]);
  });

  test('INV-5.2 with four players, the parent in seat 0', () => {
    const deal: DealText = fourHanded;
    const position = dealtPosition(inversion, deal).play('declare:10');
    const random = new FastRandom('children');
    while (!isOver(position.state)) {
      const legal = position.legal();
      position.play(legal[random.below(legal.length)]);
    }
    expect(Array.from(position.state.points)).toEqual([0, 1, 1, 1]);
  });
});
