import { type Observer, SPECTATOR, Table } from '@overtrick/engine';
import { cards } from '@overtrick/testing';
import { describe, expect, test } from 'vitest';
import { cryptrick } from './index.ts';
import {
  acquires,
  lateTrick,
  nobody,
  plays,
  read,
  setupFor,
  sixHanded,
  trickOf,
  wantedBy,
} from './positions.ts';

const chance = { kind: 'seed', seed: 'facts', match: 0 } as const;

/** The deal of the rule tests, in which green is trump, after these decisions. */
function played(...decisions: string[]) {
  const setup = setupFor(6);
  const start = cryptrick.parseDeal(setup, sixHanded);
  if (!start.ok) throw new Error('this deal should be right');
  const table = new Table(cryptrick, setup, chance, true, start.value);
  for (const text of decisions) {
    if (!table.decide(table.state.turn, text).ok)
      throw new Error(`${text} by ${table.state.turn} is refused`);
  }
  return table;
}

const UNSOLD = ['reveal:Y1', ...nobody()];
/** Seat 5 buys yellow 1 of seat 0 with blue 6 and leads it. */
const BOUGHT = ['reveal:Y1', ...wantedBy(0, [2, 5]), 'give:B6'];

test('a card is a colour and a number; white has none', () => {
  expect(cryptrick.face('G7')).toEqual({ colour: 'G', rank: 7, blocks: 1 });
  expect(cryptrick.face('W')).toEqual({ colour: 'W', rank: null, blocks: 0 });
});

describe('the deck', () => {
  test.each([
    ['calm', 6, 38],
    ['calm', 9, 56],
    ['volatile', 6, 40],
    ['wild', 7, 46],
  ])('CRY-1.2 at level %s with %i players has %i cards', (level, players, size) => {
    const deck = cryptrick.deck(setupFor(players, { level }));
    expect(deck).toHaveLength(size);
    expect(deck.slice(0, 2)).toEqual(['Y1', 'Y2']);
    expect(deck.filter((card) => card === 'W')).toHaveLength(level === 'calm' ? 2 : 4);
    expect(deck).toContain(`K${players}`);
  });
});

describe('cards of the own hand', () => {
  test('are used to reveal, to give and to play; an acquired card comes from the trick', () => {
    const used = ['reveal:Y1', 'give:K2', 'play:W', 'acquire:P3', 'want', 'decline'].map((text) =>
      cryptrick.cardsOf(read(text)),
    );
    expect(used).toEqual([['Y1'], ['K2'], ['W'], [], [], []]);
  });

  test('touched mean what is asked for now, else a play', () => {
    const meant = (decisions: string[], card: string, seat: number) =>
      cryptrick.decisionWith(played(...decisions).view(seat), [card]);
    expect(meant([], 'Y1', 0)).toEqual({ do: 'reveal', card: 'Y1' });
    expect(meant(['reveal:Y1'], 'Y4', 1)).toEqual({ do: 'play', card: 'Y4' });
    expect(meant(['reveal:Y1', ...wantedBy(0, [5])], 'B6', 5)).toEqual({ do: 'give', card: 'B6' });
    expect(meant(UNSOLD, 'Y4', 1)).toEqual({ do: 'play', card: 'Y4' });
    expect(cryptrick.decisionWith(played().view(0), [])).toBeNull();
  });
});

describe('the sale of the trick', () => {
  const saleOf = (...decisions: string[]) => played(...decisions).view(SPECTATOR).now.board.sale;

  test('CRY-2.1 is the revealed card, also once it is led', () => {
    expect(saleOf()).toBeNull();
    expect(saleOf('reveal:Y1')).toEqual({ seat: 0, card: 'Y1' });
    expect(saleOf(...UNSOLD)).toEqual({ seat: 0, card: 'Y1' });
    expect(saleOf(...BOUGHT)).toEqual({ seat: 0, card: 'Y1' });
  });

  test('CRY-2.3 its gift is known to the two of it; to the others only that there is one', () => {
    const table = played(...BOUGHT);
    const gift = (observer: Observer) => table.view(observer).now.board.gift;
    for (const observer of [0, 5]) expect(gift(observer)).toEqual({ from: 5, to: 0, card: 'B6' });
    for (const observer of [1, 2, 3, 4, SPECTATOR])
      expect(gift(observer)).toEqual({ from: 5, to: 0, card: null });
    expect(played('reveal:Y1', ...wantedBy(0, [5])).view(0).now.board.gift).toBeNull();
    expect(played(...UNSOLD).view(0).now.board.gift).toBeNull();
  });

  test('CRY-2.2, 2.3 everybody hears that an answer or a gift was made, and what it was about', () => {
    const table = played(...BOUGHT);
    const heard = table.record(3).flatMap((event) => (event.t === 'choice' ? [event.shows ?? null] : []));
    const sale = { seat: 0, card: 'Y1' };
    expect(heard).toEqual([
      null,
      ...Array(4).fill({ asked: 'answer' }),
      { asked: 'answer', sale, wants: [2, 5], buyer: 5 },
      { asked: 'give', sale },
    ]);
  });
});

describe('who has a place among the strongest, and why', () => {
  const places = (text: string, set = {}) => cryptrick.board(trickOf(text, set).state, SPECTATOR).places;
  const byOf = (text: string, set = {}) => places(text, set).map(({ seat, by }) => `${seat} ${by}`);

  test('CRY-3.3 trump, then the led colour, then the rest', () => {
    expect(byOf('Y1 B5 G1 B3 R2 P5', { revealed: 'G2' })).toEqual(['2 trump', '0 led', '5 later']);
  });

  test('CRY-3.3 white is trump, and of two whites the later one is stronger', () => {
    expect(byOf('Y1 W Y5 W G1 B6', { revealed: 'G2' })).toEqual(['3 later', '1 trump', '4 trump']);
  });

  test('CRY-3.4 the rest rank by number, the later of equal ones first', () => {
    expect(places('Y1 B6 R5 P2 K6 B3', { revealed: 'G2' })).toEqual([
      { seat: 0, rule: 'CRY-3.3', by: 'led' },
      { seat: 4, rule: 'CRY-3.4', by: 'later' },
      { seat: 1, rule: 'CRY-3.4', by: 'rest' },
    ]);
  });

  test('CRY-4.1 no more than have played', () => {
    const table = played(...UNSOLD, 'play:Y4');
    expect(table.view(0).now.board.places).toEqual([
      { seat: 1, rule: 'CRY-3.3', by: 'led' },
      { seat: 0, rule: 'CRY-3.3', by: 'led' },
    ]);
  });
});

describe('finished tricks', () => {
  const TRICK = [...BOUGHT, ...plays('Y3 Y4 Y5 G2 Y6')];

  test('are finished with their last card', () => {
    expect(cryptrick.tricks(played(...TRICK.slice(0, -1)).view(2))).toEqual([]);
    expect(cryptrick.tricks(played(...TRICK).view(2))).toHaveLength(1);
  });

  test('CRY-2.3 begin with the buyer, and know who won, why, and who acquired what', () => {
    const table = played(...TRICK, ...acquires('Y5 Y3 Y1'));
    for (const observer of [0, 3, SPECTATOR]) {
      expect(cryptrick.tricks(table.view(observer))).toEqual([
        {
          plays: cards('Y1 Y3 Y4 Y5 G2 Y6').map((card, at) => ({
            seat: (5 + at) % 6,
            card,
            cards: [card],
          })),
          won: { seat: 3, rule: 'CRY-3.3', by: 'trump' },
          order: [3, 4, 2],
          places: [
            { seat: 3, rule: 'CRY-3.3', by: 'trump' },
            { seat: 4, rule: 'CRY-3.3', by: 'led' },
            { seat: 2, rule: 'CRY-3.3', by: 'led' },
          ],
          acquired: [
            { seat: 3, card: 'Y5' },
            { seat: 4, card: 'Y3' },
            { seat: 2, card: 'Y1' },
          ],
        },
      ]);
    }
  });

  test('CRY-2.4 begin with the seller when nobody bought', () => {
    const [trick] = cryptrick.tricks(played(...UNSOLD, ...plays('Y4 Y5 G2 Y6 K5')).view(0));
    expect(trick.plays[0]).toMatchObject({ seat: 0, card: 'Y1' });
  });

  test('CRY-1.2 at level wild the first trick knows no trump but white', () => {
    const setup = setupFor(6, { level: 'wild' });
    const hands = sixHanded.hands.with(0, cards('Y1 Y2 W W R1 W'));
    const start = cryptrick.parseDeal(setup, { ...sixHanded, hands, undealt: cards('G6 K6 Y3 B1') });
    if (!start.ok) throw new Error('this deal should be right');
    const table = new Table(cryptrick, setup, chance, true, start.value);
    const first = ['reveal:Y2', ...nobody(), ...plays('Y4 Y5 G2 Y6 K4'), 'acquire:Y5'];
    // Number 1 of it, seat 4, reveals next; green is trump now.
    const second = ['reveal:R6', ...nobody(), ...plays('G5 R1 R2 R3 R5')];
    for (const text of [...first, ...second]) table.decide(table.state.turn, text);
    expect(cryptrick.tricks(table.view(1)).map(({ won }) => won)).toEqual([
      { seat: 4, rule: 'CRY-3.3', by: 'led' },
      { seat: 5, rule: 'CRY-3.3', by: 'trump' },
    ]);
  });
});

describe('CRY-5.1 what acquired cards are worth', () => {
  const portfolioValue = (taken: string, scoring: string) =>
    cryptrick.board(
      lateTrick({
        hands: Array(6).fill('W').with(1, 'K2'),
        taken: [taken],
        options: { scoring, level: 'volatile' },
      }).state,
      SPECTATOR,
    ).values[0];

  test.each([
    ['product', 'Y1 B1 B3', 'product', 6],
    ['product', 'Y1 B1 R3', 'product', 9],
    ['product', 'Y1 B1 R3 P3', 'count', 4],
    ['sum', 'Y1 B1 B3', 'sum', 5],
    ['sum', 'Y1 B1 R3 P3', 'count', 4],
    ['crash', 'Y1 B1 R3', 'product', 9],
    ['crash', 'Y1 B1 R3 P3', 'crash', 0],
  ])('%s: %s is worth by %s %i', (scoring, taken, by, points) => {
    expect(portfolioValue(taken, scoring)).toMatchObject({ by, points });
  });

  test('blocks and colours are counted', () => {
    expect(portfolioValue('Y1 Y3 B1', 'product')).toMatchObject({ blocks: 3, colours: 2 });
    expect(portfolioValue('', 'product')).toMatchObject({ blocks: 0, colours: 0, points: 0 });
  });

  test.each([
    ['product', 4],
    ['sum', 4],
    ['crash', 0],
  ])('%s: with three blocks one more is the collapse and makes %i', (scoring, oneMore) => {
    expect(portfolioValue('Y1 B1 R3', scoring)).toMatchObject({ atRisk: true, collapsed: false, oneMore });
    expect(portfolioValue('Y1 B1', scoring)).toMatchObject({ atRisk: false, collapsed: false });
    expect(portfolioValue('Y1 B1 R3 P3', scoring)).toMatchObject({ atRisk: false, collapsed: true });
  });

  test('before that one more block of a new colour makes more', () => {
    expect(portfolioValue('Y1 B1', 'product').oneMore).toBe(9);
    expect(portfolioValue('Y1 B1', 'sum').oneMore).toBe(6);
  });

  test('every acquisition tells everybody what it made', () => {
    const table = played(...UNSOLD, ...plays('Y4 Y5 G2 Y6 K5'), 'acquire:Y5');
    expect(table.record(SPECTATOR).at(-1)).toMatchObject({
      shows: { value: { blocks: 1, colours: 1, points: 1 } },
    });
  });

  test('CRY-1.4 the board says which ranks carry a block', () => {
    expect(played().view(0).now.board.blocksByRank).toEqual([0, 1, 0, 1, 0, 1, 0, 1, 0, 1]);
    const state = cryptrick.create(setupFor(6, { blocks: [2, 6] }));
    expect(cryptrick.board(state, SPECTATOR).blocksByRank).toEqual([0, 0, 1, 0, 0, 0, 1, 0, 0, 0]);
  });
});

describe('the known cards', () => {
  const known = (decisions: string[], seat: Observer) =>
    [...cryptrick.knownCards(played(...decisions).view(seat))].sort().join(' ');

  test('are the own hand and the trump card, and then what lies open', () => {
    expect(known([], 1)).toBe('B2 B3 G1 G6 P1 R2 Y4');
    expect(known([], SPECTATOR)).toBe('G6');
    expect(known(['reveal:Y1'], SPECTATOR)).toBe('G6 Y1');
    expect(known([...UNSOLD, 'play:Y4'], SPECTATOR)).toBe('G6 Y1 Y4');
  });

  test('CRY-4.2 have what was acquired and what left the trick', () => {
    const trick = [...UNSOLD, ...plays('Y4 Y5 G2 Y6 K5')];
    expect(known(trick, SPECTATOR)).toBe('G2 G6 K5 Y1 Y4 Y5 Y6');
    expect(known([...trick, ...acquires('Y5 K5 Y1')], SPECTATOR)).toBe('G2 G6 K5 Y1 Y4 Y5 Y6');
  });

  test('CRY-2.3 have a gift for the two of it, until everybody sees it', () => {
    expect(known(BOUGHT, 5)).toBe('B6 G5 G6 K4 K5 P6 W Y1');
    expect(known(BOUGHT, 0)).toContain('B6');
    expect(known(BOUGHT, 2)).not.toContain('B6');
    const shown = [...BOUGHT, ...plays('Y3 Y4 Y5 G2 Y6'), ...acquires('Y5 Y3 Y1')];
    const sold = [...shown, 'reveal:K2', ...nobody(), ...plays('K3 K4 B6')];
    expect(known(shown, 5).match(/B6/g)).toHaveLength(1);
    expect(known(sold, 5).match(/B6/g)).toHaveLength(1);
  });

  test('CRY-2.3 have a white gift only until its owner may have given it on', () => {
    const gave = [
      'reveal:Y1',
      ...wantedBy(0, [5]),
      'give:W',
      ...plays('Y3 Y4 Y5 G2 Y6'),
      ...acquires('Y5 Y3 Y1'),
    ];
    expect(known(gave, 5).match(/W/g)).toHaveLength(1);
    // Seat 0 buys of seat 3 and gives a card that seat 5 does not see.
    const on = [...gave, 'reveal:K2', ...wantedBy(3, [0]), 'give:W'];
    expect(known(on, 5)).not.toContain('W');
  });
});

describe('the rule that applies now', () => {
  test.each([
    ['CRY-2.1', 'a card is to be revealed', []],
    ['CRY-2.2', 'the others answer', ['reveal:Y1']],
    ['CRY-2.5', 'the buyer gives a card', ['reveal:Y1', ...wantedBy(0, [5])]],
    ['CRY-3.2', 'cards are played', UNSOLD],
    ['CRY-4.3', 'cards are acquired', [...UNSOLD, ...plays('Y4 Y5 G2 Y6 K5')]],
  ])('%s: %s', (rule, _, decisions) => {
    expect(cryptrick.ruleNow(played(...decisions).view(1))).toBe(rule);
  });
});
