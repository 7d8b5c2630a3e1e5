import { describe, expect, it } from 'vitest';
import { understand } from './understand.ts';

const one = (typed: string, legal: string[]): string | undefined => {
  const meaning = understand(typed, legal);
  return meaning.kind === 'one' ? meaning.decision : undefined;
};

describe('short forms', () => {
  it.each([
    ['7', ['play:10', 'play:7'], 'play:7'],
    [' play:7 ', ['play:10', 'play:7'], 'play:7'],
    ['1', ['play:10', 'play:1'], 'play:1'],
    ['play 7', ['play:7'], 'play:7'],
    ['3', ['bid:0', 'bid:3'], 'bid:3'],
    ['b 3', ['bid:0', 'bid:3'], 'bid:3'],
    ['h9', ['play:H9', 'play:H10'], 'play:H9'],
    ['key 5', ['play:key+5', 'play:key+6'], 'play:key+5'],
    ['5 key', ['play:key+5', 'play:key+6'], 'play:key+5'],
    ['5+key', ['play:key+5', 'play:key+6'], 'play:key+5'],
    ['key', ['play:key', 'play:5'], 'play:key'],
    ['5 5 w', ['play:5,5', 'play:5,5,W', 'play:5,W'], 'play:5,5,W'],
    ['w,5,5', ['play:5,5', 'play:5,5,W', 'play:5,W'], 'play:5,5,W'],
    ['w=6', ['play:6,W', 'play:W=6'], 'play:W=6'],
    ['w 6', ['play:6,W', 'play:W=6'], 'play:W=6'],
    ['6 w', ['play:6,W', 'play:W=6'], 'play:6,W'],
    ['pas', ['declare:7', 'pass'], 'pass'],
    ['p', ['play:5', 'pass', 'take'], 'pass'],
    ['t', ['play:5', 'pass', 'take'], 'take'],
    ['w', ['decline', 'want'], 'want'],
  ])('“%s” of %j is %s', (typed, legal, decision) => {
    expect(one(typed, legal)).toBe(decision);
  });

  it('asks when several fit', () => {
    expect(understand('w', ['play:W=6', 'play:W=7', 'take'])).toEqual({
      kind: 'several',
      decisions: ['play:W=6', 'play:W=7'],
    });
  });

  it.each(['', '8', 'key', 'hello', ':', 'play'])('“%s” is nothing here', (typed) => {
    expect(understand(typed, ['play:7', 'play:9']).kind).toBe('none');
  });
});
