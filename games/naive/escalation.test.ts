import { describe, expect, test } from 'vitest';
import { escalationDeal } from './escalation.ts';
import { decide } from './match.ts';
import { dealsOf, optionsInForce, winnersOf } from './naive.ts';

function table(deck: string, ...hands: string[]) {
  const cards = (text: string): string[] => (text === '' ? [] : text.split(' '));
  return escalationDeal({ deal: 0, first: 0, hands: hands.map(cards), deck: cards(deck) });
}

describe('Escalation!', () => {
  test('the worked example', () => {
    const deal = table('', '2 5 5 W 1', '3 3 P 1', '8 7 7 7 1', '12 4 1');
    decide(deal, 'play:2', 'play:3,3', 'play:8', 'play:12', 'play:5,5,W', 'pass', 'play:7,7,7');
    expect(deal.legal(3)).toEqual(['take']);
    decide(deal, 'take');
    expect(deal.legal(3)).toEqual(['play:1', 'play:4']);
    decide(deal, 'play:4');
    expect(deal.legal(0)).toEqual(['take']);
    decide(deal, 'take', 'play:1');
    // A ate the 4, D twelve cards; whoever is not out adds the card in hand.
    expect(deal.scores()).toEqual([1, 1, 1, 13]);
    expect(winnersOf('escalation', deal.scores())).toEqual([0, 1, 2]);
  });

  test('ESC-2.1 the total must be higher than the last one', () => {
    const deal = table('', '6 1', '3 3 3 6 1');
    decide(deal, 'play:6');
    expect(deal.legal(1)).toEqual(['play:3,3,3', 'take']);
    expect(deal.why(1, 'play:3,3')).toBe('ESC-2.1');
    expect(deal.why(1, 'play:3,6')).toBe('ESC-2.1');
    expect(deal.why(1, 'play:6,6')).toBe('card');
  });

  test('ESC-2.2 wilds join 1 to 7, or stand alone as one value', () => {
    const deal = table('', '7 8 W W', '1 1');
    const alone = [1, 2, 3, 4, 5, 6, 7].flatMap((value) => [`play:W=${value}`, `play:W,W=${value}`]);
    expect(deal.legal(0)).toEqual(['play:7', 'play:7,W', 'play:7,W,W', 'play:8', ...alone].sort());
    expect(deal.why(0, 'play:8,W')).toBe('ESC-2.2');
    expect(deal.why(0, 'play:W=8')).toBe('ESC-2.2');
    expect(deal.why(0, 'play:W,7')).toBe('form');
    decide(deal, 'play:W,W=7');
    expect(deal.legal(1)).toEqual(['take']);
  });

  test('ESC-2.3 a pass repeats the total, twice if need be', () => {
    const deal = table('', '5 9', 'P 1', 'P 1', '5 6 1');
    decide(deal, 'play:5', 'pass', 'pass');
    expect(deal.legal(3)).toEqual(['play:6', 'take']);
  });

  test('ESC-2.6 a pass cannot be led, so passes alone forbid taking', () => {
    const deal = table('', '5 P 2', 'P P', 'P 1');
    expect(deal.legal(0)).toEqual(['play:2', 'play:5']);
    expect(deal.why(0, 'pass')).toBe('ESC-2.6');
    expect(deal.why(0, 'take')).toBe('ESC-2.7');
    decide(deal, 'play:5');
    expect(deal.legal(1)).toEqual(['pass']);
    expect(deal.why(1, 'take')).toBe('ESC-2.6');
    decide(deal, 'pass');
    expect(deal.legal(2)).toEqual(['pass', 'take']);
    decide(deal, 'take');
    expect(deal.legal(2)).toEqual(['play:1']);
  });

  test('ESC-3.1 and ESC-3.2 six played cards are drawn again while the pile lasts', () => {
    const deal = table('13 12 11 10 9 8 P', '1 1 1 1 1 W', '2 2 2');
    decide(deal, 'play:1,1,1,1,1,W');
    expect(deal.over()).toBe(false);
    expect(deal.hands()[0]).toEqual(['13', '12', '11', '10', '9', '8']);
    expect(deal.told(0).at(-1)).toBe('{"seat":0,"drew":["10","11","12","13","8","9"]}');
    expect(deal.told(1).at(-1)).toBe('{"seat":0,"drew":6}');
    expect(deal.told(null).at(-1)).toBe('{"seat":0,"drew":6}');
  });

  test('ESC-3.2 a last card that one drawn card replaces does not end the deal', () => {
    const deal = table('9', '1', '2 2');
    decide(deal, 'play:1');
    expect(deal.over()).toBe(false);
    decide(deal, 'play:2', 'play:9');
    expect(deal.scores()).toEqual([0, 1]);
    expect(deal.actors()).toEqual([]);
  });

  test('ESC-3.2 a pass can be the last card', () => {
    const deal = table('', '9 1', 'P', '3 3 3');
    decide(deal, 'play:9', 'pass');
    expect(deal.lines().at(-1)).toEqual({ t: 'dealEnd', deal: 0, scores: [1, 0, 3] });
  });

  test('options', () => {
    expect(dealsOf('escalation', 5, { rounds: 'one' })).toBe(1);
    expect(dealsOf('escalation', 5, { rounds: 'each-starts' })).toBe(5);
    expect(optionsInForce('escalation', 2, { copies: { 1: 50, W: 3 } })).toBe('copies add up to 53, not 54');
    expect(optionsInForce('escalation', 2, { copies: { 14: 54 } })).toBe('copies: unknown card 14');
  });
});
