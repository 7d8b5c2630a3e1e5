import { type Game, understand } from '@overtrick/engine';
import { describe, expect, it } from 'vitest';
import { charms, cryptrick, escalation, inflation, inversion } from './index.ts';

/** What a line means where these are legal, in the notation. */
function meant(game: Game, typed: string, legal: readonly string[]): string[] {
  const choices = legal.map((text) => {
    const decision = game.parseDecision(text);
    if (!decision.ok) throw new Error(text);
    return decision.value;
  });
  const meaning = understand(game, choices, typed);
  if (meaning.kind === 'none') return [];
  const decisions = meaning.kind === 'one' ? [meaning.decision] : meaning.decisions;
  return decisions.map((decision) => game.makeDecision(decision));
}

describe('short forms', () => {
  it.each<[Game, string, string[], string]>([
    [inflation, '7', ['play:10', 'play:7'], 'play:7'],
    [inflation, ' play:7 ', ['play:10', 'play:7'], 'play:7'],
    [inflation, '1', ['play:10', 'play:1'], 'play:1'],
    [inflation, 'play 7', ['play:7'], 'play:7'],
    [inflation, '3', ['bid:0', 'bid:3'], 'bid:3'],
    [inflation, 'b 3', ['bid:0', 'bid:3'], 'bid:3'],
    [inversion, 'h9', ['play:H9', 'play:H10'], 'play:H9'],
    [charms, 'key 5', ['play:key+5', 'play:key+6'], 'play:key+5'],
    [charms, '5 key', ['play:key+5', 'play:key+6'], 'play:key+5'],
    [charms, '5+key', ['play:key+5', 'play:key+6'], 'play:key+5'],
    [charms, 'key', ['play:key', 'play:5'], 'play:key'],
    [escalation, '5 5 w', ['play:5,5', 'play:5,5,W', 'play:5,W'], 'play:5,5,W'],
    [escalation, 'w,5,5', ['play:5,5', 'play:5,5,W', 'play:5,W'], 'play:5,5,W'],
    [escalation, 'w=6', ['play:6,W', 'play:W=6'], 'play:W=6'],
    [escalation, 'w 6', ['play:6,W', 'play:W=6'], 'play:W=6'],
    [escalation, '6 w', ['play:6,W', 'play:W=6'], 'play:6,W'],
    [inversion, 'pas', ['declare:7', 'pass'], 'pass'],
    [escalation, 'p', ['play:5', 'pass', 'take'], 'pass'],
    [escalation, 't', ['play:5', 'pass', 'take'], 'take'],
    [cryptrick, 'w', ['decline', 'want'], 'want'],
  ])('$0.id: “$1” of $2 is $3', (game, typed, legal, decision) => {
    expect(meant(game, typed, legal)).toEqual([decision]);
  });

  it('asks when several fit', () => {
    expect(meant(escalation, 'w', ['play:W=6', 'play:W=7', 'take'])).toEqual(['play:W=6', 'play:W=7']);
  });

  it.each(['', '8', 'key', 'hello', ':', 'play'])('“%s” is nothing here', (typed) => {
    expect(meant(inflation, typed, ['play:7', 'play:9'])).toEqual([]);
  });
});
