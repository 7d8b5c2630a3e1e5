import { describe, expect, test } from 'vitest';
import { outcomeOf, sayOutcome } from './outcome.ts';
import { makeSay } from './say.ts';

const names = ['You', 'Mia', 'Otto', 'Ren'];
const told = (game: string, players: number, winners: number[], language: 'en' | 'ja', you = 0): string =>
  sayOutcome(outcomeOf(game, players, winners), {
    say: makeSay(language),
    name: (seat) => names[seat],
    isYou: (seat) => seat === you,
  });

describe('how a match ended', () => {
  test.each([
    ['inflation', 4, [0], 'You win', 'あなたの勝ち'],
    ['inflation', 4, [1], 'Mia wins', 'Miaの勝ち'],
    ['inflation', 4, [0, 2], 'You share first place', 'あなたは同点1位'],
    ['inflation', 4, [1, 2], 'Mia and Otto share first place', 'Mia、Ottoが同点1位'],
    ['inversion', 2, [0, 1], 'A draw', '引き分け'],
    ['inversion', 2, [1], 'Mia wins', 'Miaの勝ち'],
    ['inversion', 4, [0], 'You win', 'あなたの勝ち'],
    ['inversion', 4, [1, 2, 3], 'The children win', '子の勝ち'],
    ['inversion', 4, [0, 2, 3], 'You and the other children win', 'あなたたち子の勝ち'],
  ])('%s, %i players, won by %j', (game, players, winners, en, ja) => {
    expect(told(game, players, winners, 'en')).toBe(en);
    expect(told(game, players, winners, 'ja')).toBe(ja);
  });
});
