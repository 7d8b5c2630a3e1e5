import { describe, expect, test } from 'vitest';
import { blockPoints, type CryptrickSetup, cryptrickDeal } from './cryptrick.ts';
import { decide } from './match.ts';

function table(hands: string, more: Partial<CryptrickSetup> = {}) {
  return cryptrickDeal({
    deal: 0,
    first: 0,
    hands: hands.split(' | ').map((hand) => hand.split(' ')),
    level: 'calm',
    scoring: 'product',
    blocks: [1, 3, 5, 7, 9],
    ...{ blocksPerCard: {}, colours: [], ranks: [], whites: 2, white: 10, acquisitions: 3 },
    undealt: ['G4', 'W'],
    revealed: 'G4',
    trump: 'G',
    ...more,
  });
}

const nobody = ['decline', 'decline', 'decline', 'decline', 'decline'];

/** One trick of one card each; nobody buys. */
function trick(cards: string, more: Partial<CryptrickSetup> = {}) {
  const deal = table(cards.split(' ').join(' | '), more);
  const [lead, ...others] = cards.split(' ');
  decide(deal, `reveal:${lead}`, ...nobody, ...others.map((card) => `play:${card}`));
  return deal;
}

const order = (deal: ReturnType<typeof table>) => {
  const line = deal.lines().findLast((one) => one.t === 'trick');
  return line?.t === 'trick' ? line.order : null;
};

describe('Cryptrick', () => {
  test('CRY-2.2 all others answer at the same time', () => {
    const deal = table('Y1 Y2 | R1 | R2 | R3 | R4 | R5', { first: 0 });
    decide(deal, 'reveal:Y1');
    expect(deal.actors()).toEqual([1, 2, 3, 4, 5]);
    expect(deal.legal(3)).toEqual(['decline', 'want']);
    deal.apply(3, 'want');
    expect(deal.actors()).toEqual([1, 2, 4, 5]);
    expect(deal.told(3).at(-1)).toBe('{"seat":3,"action":"want"}');
    expect(deal.told(1).at(-1)).toBe('{"seat":3,"action":null}');
    expect(deal.told(null).at(-1)).toBe('{"seat":3,"action":null}');
    deal.apply(1, 'decline');
    expect(deal.lines().map((line) => line.t === 'choice' && line.seat)).toEqual([0, 1, 3]);
    decide(deal, 'want', 'decline', 'decline');
    expect(deal.told(null).at(-1)).toBe('{"answers":[null,"decline","want","want","decline","decline"]}');
    expect(deal.lines().map((line) => line.t === 'choice' && line.seat)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('CRY-2.3 the nearest counter-clockwise buys, gives unseen, and leads', () => {
    const deal = table('Y1 K2 | R1 R2 | R3 R4 | B1 B2 | P1 P2 | G1 G2', { first: 3 });
    decide(deal, 'reveal:B1', 'want', 'decline', 'decline', 'want', 'decline');
    expect(deal.actors()).toEqual([1]);
    expect(deal.legal(1)).toEqual(['give:R1', 'give:R2']);
    decide(deal, 'give:R2');
    expect(deal.hands()[3]).toEqual(['B2', 'R2']);
    expect(deal.hands()[1]).toEqual(['R1']);
    expect(deal.told(1).at(-1)).toBe('{"seat":1,"action":"give:R2"}');
    expect(deal.told(3).at(-1)).toBe('{"seat":1,"action":"give:R2"}');
    for (const other of [0, 2, 4, 5, null]) expect(deal.told(other).at(-1)).toBe('{"seat":1,"action":null}');
    expect(deal.actors()).toEqual([2]);
    decide(deal, 'play:R3');
    expect(deal.legal(3)).toEqual(['play:B2']);
  });

  test('CRY-2.4 nobody wants it: the lead player leads', () => {
    const deal = table('Y1 K2 | R1 R2 | R3 R4 | B1 B2 | P1 P2 | G1 G2', { first: 3 });
    decide(deal, 'reveal:B1', ...nobody);
    expect(deal.actors()).toEqual([4]);
  });

  test('CRY-2.5 the last card in hand can buy', () => {
    const deal = table('Y1 | R1 | R2 | R3 | R4 | R5');
    decide(deal, 'reveal:Y1', 'want', ...nobody.slice(1));
    expect(deal.legal(1)).toEqual(['give:R1']);
    decide(deal, 'give:R1', 'play:R2', 'play:R3', 'play:R4', 'play:R5');
    expect(deal.actors()).toEqual([0]);
    expect(deal.legal(0)).toEqual(['play:R1']);
    decide(deal, 'play:R1');
    expect(order(deal)).toEqual([1, 5, 4]);
  });

  test('CRY-3.2 the led colour must be followed; white and trump are colours of their own', () => {
    const deal = table('Y1 K2 | Y2 G2 W | R3 G4 W | B1 B2 | P1 P2 | G1 G3');
    decide(deal, 'reveal:Y1', ...nobody);
    expect(deal.legal(1)).toEqual(['play:Y2']);
    expect(deal.why(1, 'play:W')).toBe('CRY-3.2');
    decide(deal, 'play:Y2');
    expect(deal.legal(2)).toEqual(['play:G4', 'play:R3', 'play:W']);
    const white = table('W K2 | Y2 G2 W | R3 G4 | B1 B2 | P1 P2 | G1 G3');
    decide(white, 'reveal:W', ...nobody);
    expect(white.legal(1)).toEqual(['play:W']);
    decide(white, 'play:W');
    expect(white.legal(2)).toEqual(['play:G4', 'play:R3']);
  });

  test('CRY-3.3 white, then trump, then the led colour, then the rest', () => {
    expect(order(trick('Y2 R6 G1 W Y5 K6'))).toEqual([3, 2, 4]);
    expect(order(trick('Y2 R6 G1 G5 Y5 K6'))).toEqual([3, 2, 4]);
    expect(order(trick('Y2 W G1 W Y5 K6'))).toEqual([3, 1, 2]);
  });

  test('CRY-3.4 the rest ranks by number, then the later card', () => {
    expect(order(trick('Y2 R6 B5 P4 K6 R1'))).toEqual([0, 4, 1]);
  });

  test('CRY-1.3 a white card turned up: only white is trump', () => {
    const only = { undealt: ['W', 'W'], revealed: 'W', trump: null };
    expect(order(trick('Y2 R6 G1 G5 Y5 K6', only))).toEqual([4, 0, 5]);
  });

  test('CRY-1.2 wild: the trump is turned up after the last acquisition of trick 1', () => {
    const deal = table('Y2 Y4 | R6 K3 | G1 K5 | G5 R3 | Y5 B1 | K6 G2', { level: 'wild' });
    expect(deal.told(0).join()).not.toMatch('trump');
    decide(deal, 'reveal:Y2', ...nobody, 'play:R6', 'play:G1', 'play:G5', 'play:Y5', 'play:K6');
    expect(order(deal)).toEqual([4, 0, 5]);
    decide(deal, 'acquire:Y5', 'acquire:G5');
    expect(deal.told(0).join()).not.toMatch('trump');
    decide(deal, 'acquire:G1');
    expect(deal.told(null).at(-1)).toBe('{"revealed":"G4","trump":"G"}');
    decide(deal, 'reveal:B1', ...nobody, 'play:G2', 'play:Y4', 'play:K3', 'play:K5', 'play:R3');
    expect(order(deal)).toEqual([5, 4, 2]);
  });

  test('CRY-1.2 wild: the trump is turned up also when nothing can be acquired', () => {
    const deal = table('Y2 Y4 | R6 K3 | G2 K5 | G4 R3 | Y6 B1 | K6 G2', { level: 'wild' });
    decide(deal, 'reveal:Y2', ...nobody, 'play:R6', 'play:G2', 'play:G4', 'play:Y6', 'play:K6');
    expect(deal.told(1).at(-1)).toBe('{"revealed":"G4","trump":"G"}');
    expect(deal.actors()).toEqual([4]);
  });

  test('CRY-4.2 and CRY-4.3 cards with a block go 1, 2, 3, 1, … until none is left', () => {
    const deal = trick('Y1 Y2 Y3 Y5 R1 W');
    expect(order(deal)).toEqual([5, 3, 2]);
    expect(deal.legal(5)).toEqual(['acquire:R1', 'acquire:Y1', 'acquire:Y3', 'acquire:Y5']);
    expect(deal.why(5, 'acquire:Y2')).toBe('CRY-4.2');
    decide(deal, 'acquire:Y1');
    expect(deal.actors()).toEqual([3]);
    decide(deal, 'acquire:Y3');
    expect(deal.actors()).toEqual([2]);
    decide(deal, 'acquire:Y5');
    expect(deal.legal(5)).toEqual(['acquire:R1']);
    decide(deal, 'acquire:R1');
    expect(deal.scores()).toEqual([0, 0, 1, 1, 0, 4]);
  });

  test('CRY-1.4 the option says which ranks carry a block', () => {
    const deal = trick('Y1 Y2 Y3 Y5 R1 W', { blocks: [2] });
    expect(deal.legal(5)).toEqual(['acquire:Y2']);
    expect(trick('Y1 Y2 Y3 Y5 R1 W', { blocks: [] }).over()).toBe(true);
  });

  test('CRY-1.4 a card may carry more than one block', () => {
    const deal = trick('Y1 Y2 Y4 Y5 R1 W', { blocksPerCard: { 5: 3 } });
    decide(deal, 'acquire:Y5', 'acquire:Y1', 'acquire:R1');
    expect(deal.scores()).toEqual([0, 0, 1, 1, 0, 3]);
  });

  test('CRY-3.3 a white that has a number ranks by it among trumps', () => {
    expect(order(trick('Y2 R6 G1 W G5 K6', { white: 5 }))).toEqual([4, 3, 2]);
    expect(order(trick('Y2 R6 G1 G5 W K6', { white: 5 }))).toEqual([4, 3, 2]);
    expect(order(trick('Y9 R6 G1 W Y5 K6', { white: 0 }))).toEqual([2, 3, 0]);
  });

  test('CRY-4.1 the table says how many acquisition cards there are', () => {
    const deal = trick('Y1 Y2 Y3 Y5 R1 W', { acquisitions: 1 });
    decide(deal, 'acquire:Y1', 'acquire:Y3', 'acquire:Y5', 'acquire:R1');
    expect(deal.scores()).toEqual([0, 0, 0, 0, 0, 4]);
    expect(order(trick('Y1 Y2 Y3 Y5 R1 W', { acquisitions: 6 }))).toEqual([5, 3, 2, 1, 0, 4]);
  });

  test.each([
    [0, 0, 0, 0, 0],
    [1, 1, 1, 2, 1],
    [3, 1, 3, 4, 3],
    [3, 3, 9, 6, 9],
    [4, 3, 4, 4, 0],
    [7, 6, 7, 7, 0],
  ])('CRY-5.1 %i blocks of %i colours', (blocks, different, product, sum, crash) => {
    expect(blockPoints(blocks, different, 'product')).toBe(product);
    expect(blockPoints(blocks, different, 'sum')).toBe(sum);
    expect(blockPoints(blocks, different, 'crash')).toBe(crash);
  });
});
