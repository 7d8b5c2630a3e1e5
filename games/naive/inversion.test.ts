import { describe, expect, test } from 'vitest';
import { inversionDeal } from './inversion.ts';
import { decide } from './match.ts';
import { startDeal } from './naive.ts';

function auction(players: number, first = 0) {
  const hands = Array.from({ length: players }, (_, seat) => [`C${seat + 1}`]);
  return inversionDeal({ deal: 0, first, hands, suits: ['C', 'S', 'H', 'D'], lane: ['H9'] });
}

/** Seat 0 has declared 1 and leads. */
function table(lane: string, ...hands: string[]) {
  const cards = hands.map((hand) => hand.split(' '));
  const deal = inversionDeal({ deal: 0, first: 0, hands: cards, suits: [], lane: lane.split(' ') });
  if (hands.length > 2) decide(deal, 'declare:1', ...hands.slice(1).map(() => 'pass'));
  return deal;
}

const winner = (deal: ReturnType<typeof table>) =>
  deal.lines().findLast((line) => line.t === 'trick')?.winner;

describe('Inversion', () => {
  test('INV-2.2 and INV-2.3 the first declarer opens with 1 or more', () => {
    const deal = auction(3, 1);
    expect(deal.actors()).toEqual([1]);
    expect(deal.legal(1).slice(0, 3)).toEqual(['declare:1', 'declare:10', 'declare:2']);
    expect(deal.legal(1)).toHaveLength(10);
    expect(deal.why(1, 'pass')).toBe('INV-2.3');
    expect(deal.why(1, 'declare:0')).toBe('INV-2.2');
  });

  test('INV-2.1 clockwise, higher or pass, until one is left', () => {
    const deal = auction(4);
    decide(deal, 'declare:2', 'pass', 'declare:8');
    expect(deal.legal(3)).toEqual(['declare:10', 'declare:9', 'pass']);
    expect(deal.why(3, 'declare:8')).toBe('INV-2.1');
    decide(deal, 'pass');
    expect(deal.actors()).toEqual([0]);
    decide(deal, 'declare:9');
    expect(deal.actors()).toEqual([2]); // INV-2.3: a pass is final
    decide(deal, 'pass');
    expect(deal.legal(0)).toEqual(['play:C1']);
    expect(deal.extras()).toEqual({ parent: 0, declared: 9, taken: [0, 0, 0, 0] });
  });

  test('INV-2.3 a declaration of 10 ends the auction', () => {
    const deal = auction(3);
    decide(deal, 'declare:1', 'declare:10');
    expect(deal.actors()).toEqual([1]);
    expect(deal.legal(1)).toEqual(['play:C2']);
  });

  test('INV-3.2 and INV-3.3 hearts or a 2 of any suit on the H9, for the leader too', () => {
    const deal = table('H9', 'H3 C2 S2 C9', 'D1 N1', 'S8');
    expect(deal.legal(0)).toEqual(['play:C2', 'play:H3', 'play:S2']);
    expect(deal.why(0, 'play:C9')).toBe('INV-3.2');
    decide(deal, 'play:H3');
    expect(deal.legal(1)).toEqual(['play:D1', 'play:N1']); // INV-3.4
  });

  test('INV-3.8 inverting is no duty, but the suit is', () => {
    expect(table('H9', 'C2 S4', 'D1', 'S8').legal(0)).toEqual(['play:C2', 'play:S4']);
    expect(table('H9', 'H2 S4', 'D1', 'S8').legal(0)).toEqual(['play:H2']);
    expect(table('H9', 'H2 S2 S4', 'D1', 'S8').legal(0)).toEqual(['play:H2', 'play:S2']);
  });

  test('example a: C9, S2, S8 on H9, the tie at 9 goes to the first', () => {
    const deal = table('H9', 'C9', 'S2', 'S8');
    decide(deal, 'play:C9', 'play:S2', 'play:S8');
    expect(winner(deal)).toBe(0);
  });

  test('example b: H5, S9, S2 on H2, two inversions, the third wins', () => {
    const deal = table('H2', 'H5', 'S9', 'S2');
    decide(deal, 'play:H5', 'play:S9', 'play:S2');
    expect(winner(deal)).toBe(2);
  });

  test('example c: after H8 and S2 on H9 the third plays a spade or a 9', () => {
    const deal = table('H9', 'H8', 'S2', 'S4 D9 C1 H3');
    decide(deal, 'play:H8', 'play:S2');
    expect(deal.legal(2)).toEqual(['play:D9', 'play:S4']);
  });

  test('INV-3.5 a card of the suit that makes 11 swaps as well', () => {
    const deal = table('H9', 'H2', 'C4 H5', 'D8');
    decide(deal, 'play:H2');
    expect(deal.legal(1)).toEqual(['play:H5']);
    decide(deal, 'play:H5', 'play:D8');
    expect(winner(deal)).toBe(0);
  });

  test('INV-4.1 without inversion the suit beats a higher rank; without the suit the rank decides', () => {
    const suited = table('H9', 'D10', 'H1', 'S8');
    decide(suited, 'play:D10', 'play:H1', 'play:S8');
    expect(winner(suited)).toBe(1);
    const unsuited = table('H9', 'D8', 'C10', 'S10');
    decide(unsuited, 'play:D8', 'play:C10', 'play:S10');
    expect(winner(unsuited)).toBe(1); // INV-4.3
  });

  test('INV-3.7 an inversion counts for its trick only', () => {
    const deal = table('H9 H8', 'S2 D10', 'C1 H1');
    decide(deal, 'play:S2', 'play:C1');
    expect(winner(deal)).toBe(0);
    decide(deal, 'play:D10', 'play:H1');
    expect(winner(deal)).toBe(1);
    expect(deal.scores()).toEqual([1, 1]); // INV-5.1
    expect(deal.extras()).toEqual({ taken: [1, 1] });
  });

  test('INV-5.2 the parent wins with the declared tricks, else all children', () => {
    const made = table('H9', 'H10', 'C1', 'S8');
    decide(made, 'play:H10', 'play:C1', 'play:S8');
    expect(made.scores()).toEqual([1, 0, 0]);
    const missed = table('H9', 'H1', 'H10', 'S8');
    decide(missed, 'play:H1', 'play:H10', 'play:S8');
    expect(missed.scores()).toEqual([0, 1, 1]);
    expect(missed.extras()).toEqual({ parent: 0, declared: 1, taken: [0, 1, 0] });
  });

  test('INV-1.1 the suits are players + 1, those of the option', () => {
    const cards = (suit: string) => Array.from({ length: 10 }, (_, i) => `${suit}${i + 1}`);
    const deal = {
      deal: 0,
      first: 1,
      hands: [cards('C'), cards('N')],
      suits: ['C', 'H', 'N'],
      lane: cards('H'),
    };
    expect(startDeal('inversion', deal, { suits: ['N', 'C', 'H'] })).not.toBeTypeOf('string');
    expect(startDeal('inversion', deal)).toBe('suits must be C S H');
    expect(startDeal('inversion', deal, { suits: ['C', 'H'] })).toMatch('3 different letters');
    const lane = ['C1', ...cards('H').slice(1)];
    expect(startDeal('inversion', { ...deal, lane, options: { suits: ['C', 'H', 'N'] } })).toBe(
      'card C1 is there 2 times, the deck has 1',
    );
  });
});
