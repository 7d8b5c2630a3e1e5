import type { Seat } from '@overtrick/engine';
import type { Talk } from '../board.ts';
import type { Ghost } from './preview.ts';
import { W } from './sayings.ts';
import { rankOf, SUIT_NAMES, suitOf } from './suits.ts';
import type { TrickShown } from './trick.ts';

/** Who is winning the trick and why, in one sentence. Who wins is the board's word; this only says the reason. */
export function whyWinning(trick: TrickShown, { say, name, isYou }: Talk): string {
  const { winning, leader, finished } = trick;
  if (winning === null) return say(isYou(leader) ? W.youLead : W.leads, { name: name(leader) });
  const sentence = finished
    ? isYou(winning)
      ? W.youTakeIt
      : W.takesIt
    : isYou(winning)
      ? W.youWinNow
      : W.winsNow;
  return say(sentence, { name: name(winning), why: reasonFor(trick, say) });
}

/** Whether the chosen card would win and why, in one sentence. */
export function whyWould(trick: TrickShown, ghost: Ghost, seat: Seat, { say }: Talk): string {
  if (!ghost.winning) return say(W.wouldLose);
  const { card, counts, swaps, follow, inverted } = ghost;
  const plays = [...trick.plays, { seat, card, counts, swapped: swaps }];
  return say(W.wouldWin, { why: reasonFor({ ...trick, plays, winning: seat, follow, inverted }, say) });
}

/** INV-4.1 to 4.3, for the card that wins. */
function reasonFor({ plays, winning, follow, inverted }: TrickShown, say: Talk['say']): string {
  const best = plays.find(({ seat }) => seat === winning)?.counts ?? '';
  const ofSuit = follow !== null && suitOf(best) === suitOf(follow);
  const decidedByRank = inverted || !ofSuit;
  const equals = plays.filter(({ counts }) => rankOf(counts) === rankOf(best));
  if (decidedByRank && equals.length > 1) return say(W.whyFirst, { rank: rankOf(best) });
  if (inverted) return say(W.whyAny);
  return say(ofSuit ? W.whySuit : W.whyNoSuit, { suit: say(SUIT_NAMES[suitOf(follow ?? best)].one) });
}
