import type { Outcome, Seat, Words } from '@overtrick/engine';
import { listOf } from './list.ts';
import type { Say } from './say.ts';

/** To whom it is told. */
interface Listener {
  readonly say: Say;
  name(seat: Seat): string;
  isYou(seat: Seat): boolean;
}

const W = {
  youWin: { en: 'You win', ja: 'あなたの勝ち' },
  wins: { en: '{names} wins', ja: '{names}の勝ち' },
  youTogether: { en: 'You win together', ja: 'あなたたちの勝ち' },
  together: { en: '{names} win together', ja: '{names}の勝ち' },
  youChildren: { en: 'You and the other children win', ja: 'あなたたち子の勝ち' },
  children: { en: 'The children win', ja: '子の勝ち' },
  youShare: { en: 'You share first place', ja: 'あなたは同点1位' },
  share: { en: '{names} share first place', ja: '{names}が同点1位' },
  drawn: { en: 'A draw', ja: '引き分け' },
} as const satisfies Record<string, Words>;

/** How a match ended, in a few words. */
export function sayOutcome({ kind, winners, role }: Outcome, { say, name, isYou }: Listener): string {
  const yours = winners.some(isYou);
  const names = listOf(winners.map(name), say);
  switch (kind) {
    case 'drawn':
      return say(W.drawn);
    case 'alone':
      return say(yours ? W.youWin : W.wins, { names });
    case 'shared':
      return say(yours ? W.youShare : W.share, { names });
    case 'together':
      if (role === 'child') return say(yours ? W.youChildren : W.children);
      return say(yours ? W.youTogether : W.together, { names });
  }
}
