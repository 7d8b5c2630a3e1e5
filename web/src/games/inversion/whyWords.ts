import type { Seat } from '@overtrick/engine';
import { type InversionPlay, type InversionWinning, inversion } from '@overtrick/games/inversion';
import type { Talk } from '../board.ts';
import type { Ghost } from './preview.ts';
import { W } from './sayings.ts';
import { suitName } from './suits.ts';
import type { TrickShown } from './trick.ts';

/** Who is winning the trick and why, in one sentence. Who wins is the board's word; this only says the reason. */
export function whyWinning(
  trick: Pick<TrickShown, 'winning' | 'leader' | 'finished' | 'plays' | 'follow'>,
  { say, name, isYou }: Talk,
): string {
  const { winning, leader, finished } = trick;
  if (winning === null) return say(isYou(leader) ? W.youLead : W.leads, { name: name(leader) });
  const sentence = finished
    ? isYou(winning.seat)
      ? W.youTakeIt
      : W.takesIt
    : isYou(winning.seat)
      ? W.youWinNow
      : W.winsNow;
  return say(sentence, { name: name(winning.seat), why: reasonFor(winning, trick, say) });
}

/** Whether the chosen card would win and why, in one sentence. */
export function whyWould({ winning, counts, follow }: Ghost, seat: Seat, { say }: Talk): string {
  if (winning.seat !== seat) return say(W.wouldLose);
  const plays = [{ seat, counts }];
  return say(W.wouldWin, { why: reasonFor(winning, { plays, follow }, say) });
}

/** The game says who wins and by which rule; here it becomes words. */
function reasonFor(
  { by, seat }: InversionWinning,
  {
    plays,
    follow,
  }: { readonly plays: readonly Pick<InversionPlay, 'seat' | 'counts'>[]; follow: string | null },
  say: Talk['say'],
): string {
  const best = plays.find((play) => play.seat === seat)?.counts ?? '';
  switch (by) {
    case 'earlier':
      return say(W.whyFirst, { rank: inversion.face(best).rank });
    case 'inverted':
      return say(W.whyAny);
    case 'suit':
    case 'rank':
      return say(by === 'suit' ? W.whySuit : W.whyNoSuit, {
        suit: say(suitName(follow ?? best).one),
      });
  }
}
