import type { MatchEntry } from '../store/matches.ts';
import { listOf } from '../words/list.ts';
import type { Say } from '../words/say.ts';

const W = {
  win: { en: 'You won', ja: '勝ち' },
  shared: { en: 'Shared win', ja: '引き分け' },
  loss: { en: '{names} won', ja: '{names}の勝ち' },
} as const;

/** How a match ended for the person of this browser, whose name is left empty. */
export function ending({ winners, sitters }: Pick<MatchEntry, 'winners' | 'sitters'>, say: Say): string {
  const names = winners.map((seat) => sitters[seat]?.name ?? '');
  if (names.includes('')) return say(names.length > 1 ? W.shared : W.win);
  return say(W.loss, { names: listOf(names, say) });
}
