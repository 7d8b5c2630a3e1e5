import { describe, expect, test } from 'vitest';
import { charmsDeal } from './charms.ts';
import { dice } from './dice.ts';
import { decide } from './match.ts';
import { deal, startDeal } from './naive.ts';

function table(trump: string, ...hands: string[]) {
  const cards = hands.map((hand) => hand.split(' '));
  const deal = charmsDeal({ deal: 0, first: 0, hands: cards, flipped: ['3', trump], trump, redealt: [] });
  decide(deal, 'bid:0', 'bid:0', 'bid:0');
  return deal;
}

/** After a first trick of coin 8, coin 1 and clover 1, seat 0 leads again. */
function second(mine: string, second: string, third: string) {
  const deal = table('key', `coin 8 ${mine}`, `coin 1 ${second}`, `clover 1 ${third}`);
  decide(deal, 'play:coin+8', 'play:coin+1', 'play:clover+1');
  expect(deal.lines().at(-1)).toEqual({ t: 'trick', trick: 0, winner: 0 });
  return deal;
}

describe('Charms', () => {
  test('CHA-4.2 and CHA-4.4 the leader plays any suit with any number', () => {
    const deal = table('key', 'coin clover clover 8 7', 'coin 1', 'rabbit 1');
    expect(deal.legal(0)).toEqual(['play:clover+7', 'play:clover+8', 'play:coin+7', 'play:coin+8']);
    expect(deal.why(0, 'play:coin')).toBe('CHA-4.1');
  });

  test('CHA-4.3 a follower with the led suit must play it, with any number', () => {
    const deal = table('key', 'coin 8', 'coin rabbit 2 5', 'key rabbit 1');
    decide(deal, 'play:coin+8');
    expect(deal.legal(1)).toEqual(['play:coin+2', 'play:coin+5']);
    expect(deal.why(1, 'play:rabbit+2')).toBe('CHA-4.3');
    decide(deal, 'play:coin+2');
    expect(deal.legal(2)).toEqual(['play:key+1', 'play:rabbit+1']);
  });

  test('CHA-5.2 the led suit is what the leader shows, also after a number', () => {
    const deal = table('key', 'coin 8 key 6', 'key 5 7 rabbit', 'coin 1 2 rabbit');
    decide(deal, 'play:coin+8', 'play:key+5', 'play:coin+1');
    expect(deal.legal(1)).toEqual(['play:7', 'play:rabbit']);
    decide(deal, 'play:7');
    expect(deal.legal(2)).toEqual(['play:2', 'play:rabbit']); // CHA-5.6
    decide(deal, 'play:2');
    expect(deal.legal(0)).toEqual(['play:key']);
  });

  test('CHA-5.3 who does not show the led suit and holds one must play it', () => {
    const deal = second('rabbit 7', 'rabbit 2 coin', 'key 2 4');
    decide(deal, 'play:rabbit');
    expect(deal.legal(1)).toEqual(['play:rabbit']);
    expect(deal.why(1, 'play:2')).toBe('CHA-5.3');
    decide(deal, 'play:rabbit');
    expect(deal.legal(2)).toEqual(['play:2', 'play:4', 'play:key']); // CHA-5.6
  });

  test('CHA-5.4 who shows the led suit plays a number or the led suit again', () => {
    const deal = second('7 key', '2 5 rabbit coin', '2 rabbit');
    decide(deal, 'play:7');
    expect(deal.legal(1)).toEqual(['play:2', 'play:5', 'play:coin']);
    expect(deal.why(1, 'play:rabbit')).toBe('CHA-5.4');
  });

  test('CHA-5.4 with only suits, one of them led: the led one', () => {
    const deal = second('7 key', 'key rabbit coin', '2 rabbit');
    decide(deal, 'play:7');
    expect(deal.legal(1)).toEqual(['play:coin']);
  });

  test('CHA-5.5 with only suits and none of them led: any', () => {
    const deal = second('7 key', 'key rabbit', '2 rabbit');
    decide(deal, 'play:7');
    expect(deal.legal(1)).toEqual(['play:key', 'play:rabbit']);
  });

  test('CHA-6.1 the highest number beside trump wins, also beside an old trump card', () => {
    const deal = table('key', 'coin 8 7', 'key 1 2', 'coin 5 6');
    decide(deal, 'play:coin+8', 'play:key+1', 'play:coin+5');
    expect(deal.lines().at(-1)).toEqual({ t: 'trick', trick: 0, winner: 1 });
    decide(deal, 'play:2', 'play:6', 'play:7');
    expect(deal.lines().at(-2)).toEqual({ t: 'trick', trick: 1, winner: 1 });
  });

  test('CHA-6.1 without trump the led suit wins, however high the others', () => {
    const deal = table('key', 'coin 2', 'coin 1', 'rabbit 8');
    decide(deal, 'play:coin+2', 'play:coin+1', 'play:rabbit+8');
    expect(deal.lines().at(-2)).toEqual({ t: 'trick', trick: 0, winner: 0 });
  });

  test('CHA-6.2 equal: the later one wins', () => {
    const deal = table('key', 'coin 4', 'coin 4', 'coin 3');
    decide(deal, 'play:coin+4', 'play:coin+4', 'play:coin+3');
    expect(deal.lines().at(-2)).toEqual({ t: 'trick', trick: 0, winner: 1 });
  });

  test.each([
    [0, 1],
    [1, 0],
    [2, 1],
    [3, 3],
    [4, 5],
    [12, 5],
  ])('CHA-7.1 one trick after a bid of %i costs %i', (bid, points) => {
    const hands = [
      ['coin', '4'],
      ['coin', '3'],
      ['coin', '2'],
    ];
    const deal = charmsDeal({ deal: 0, first: 0, hands, flipped: ['key'], trump: 'key', redealt: [] });
    decide(deal, `bid:${bid}`, 'bid:0', 'bid:2', 'play:coin+4', 'play:coin+3', 'play:coin+2');
    expect(deal.scores()).toEqual([points, 0, 3]);
  });
});

describe('a deal of Charms is checked', () => {
  const cards = (text: string): string[] => text.split(' ');
  const good = {
    deal: 0,
    dealer: 2,
    first: 0,
    hands: [
      cards('coin coin coin coin coin coin coin coin 1 1 1 1 2'),
      cards('key key key key key key key 2 2 2 3 3 3'),
      cards('clover clover clover clover clover clover 3 4 4 4 4 5 5'),
    ],
    flipped: ['5', 'key'],
    trump: 'key',
    redealt: [] as { seat: number; shown: string[] }[],
  };

  test('a good one passes', () => {
    expect(startDeal('charms', good)).not.toBeTypeOf('string');
  });

  test('CHA-1.3 each hand has three suits and three numbers', () => {
    const hands = [
      cards('coin coin coin coin coin coin coin coin clover rabbit rabbit 1 2'),
      ...good.hands.slice(1),
    ];
    expect(startDeal('charms', { ...good, hands })).toMatch('CHA-1.3');
  });

  test('CHA-1.3 a hand shown was bad', () => {
    const shown = cards('rabbit rabbit rabbit 6 6 6 6 7 7 7 7 8 8');
    expect(startDeal('charms', { ...good, redealt: [{ seat: 1, shown }] })).toMatch('was good');
  });

  test('CHA-1.4 hands are checked from the dealer’s left', () => {
    const shown = cards('rabbit rabbit 8 6 6 6 6 7 7 7 7 8 8');
    const redealt = [1, 2].map((seat) => ({ seat, shown }));
    expect(startDeal('charms', { ...good, redealt: redealt.slice(0, 1) })).not.toBeTypeOf('string');
    expect(startDeal('charms', { ...good, redealt: [redealt[0], redealt[0]] })).not.toBeTypeOf('string');
    expect(startDeal('charms', { ...good, redealt: [redealt[1], redealt[0]] })).toMatch('out of turn');
    // Both at once would need more cards than there are.
    expect(startDeal('charms', { ...good, redealt })).toMatch('card 8 is there 6 times, the deck has 4');
  });

  test('CHA-1.3 random deals show bad hands now and then, and pass the check', () => {
    const rnd = dice(1);
    const deals = Array.from({ length: 200 }, () => deal('charms', 4, {}, rnd));
    for (const dealt of deals) expect(startDeal('charms', dealt)).not.toBeTypeOf('string');
    const shown = deals.filter(({ redealt }) => Array.isArray(redealt) && redealt.length > 0);
    expect(shown.length).toBeGreaterThan(2);
  });

  test('CHA-2.1 trump is the first suit turned up', () => {
    expect(startDeal('charms', { ...good, trump: 'coin' })).toMatch('trump must be key');
    expect(startDeal('charms', { ...good, flipped: ['rabbit', 'key'] })).toMatch('CHA-2.1');
    expect(startDeal('charms', { ...good, flipped: ['6'] })).toMatch('CHA-2.1');
  });

  test('cards come from the deck', () => {
    expect(startDeal('charms', { ...good, flipped: ['1', 'key'] })).toBe(
      'card 1 is there 5 times, the deck has 4',
    );
    expect(startDeal('charms', { ...good, flipped: ['9', 'key'] })).toBe('unknown card 9');
  });
});
