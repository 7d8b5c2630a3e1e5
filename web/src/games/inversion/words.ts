import type { ChoiceEvent } from '@overtrick/engine';
import { type Inversion, type InversionBoard, inversion } from '@overtrick/games/inversion';
import { inARow } from '../../words/list.ts';
import type { BoardWords, Talk } from '../board.ts';
import { W } from './sayings.ts';
import { suitName } from './suits.ts';
import { whyWinning } from './whyWords.ts';

export function cardName(card: string, { say }: Talk): string {
  return say(W.card, { rank: inversion.face(card).rank, suit: say(suitName(card).many) });
}

/** True when a card of the hand would trade places with the card to follow. */
export const swapsNow = (card: string, { phase, follow }: InversionBoard): boolean =>
  phase === 'play' && follow !== null && inversion.face(card).partner === inversion.face(follow).rank;

export const words: BoardWords<Inversion> = {
  made: ({ card, counts, swapped }, talk) =>
    swapped ? talk.say(W.swappedFor, { card: cardName(card, talk), counts: cardName(counts, talk) }) : '',
  whyWon: ({ won, plays, follow }, talk) =>
    whyWinning({ winning: won, leader: plays[0].seat, finished: true, plays, follow }, talk),
  card: cardName,
  inHand(card, { now }, talk) {
    const named = cardName(card, talk);
    return swapsNow(card, now.board) ? talk.say(W.swapsNow, { card: named }) : named;
  },
  asked({ now }, { say }) {
    const { board, hand, choices } = now;
    const { declarer, follow } = board;
    if (board.phase === 'auction') {
      const high = declarer === null ? null : board.declared[declarer];
      return high === null ? say(W.askOpen) : say(W.askDeclare, { high });
    }
    if (follow === null) return '';
    if (hand.length === 1) return say(W.askLast);
    const { one, many } = suitName(follow);
    const { suit, partner } = inversion.face(follow);
    const facts = { suit: say(one), suits: say(many), rank: partner };
    const swaps = choices.some((choice) => choice.do === 'play' && swapsNow(choice.card, board));
    if (hand.some((card) => inversion.face(card).suit === suit)) {
      return say(swaps ? W.askSuitOrSwap : W.askSuit, facts);
    }
    return say(swaps ? W.askAnyOrSwap : W.askAny, facts);
  },
  waiting: ({ now }, seat, { say, name }) =>
    say(now.board.phase === 'auction' ? W.declaring : W.playing, { name: name(seat) }),
  decision(decision, { now }, talk) {
    const { say } = talk;
    switch (decision.do) {
      case 'pass':
        return say(W.pass);
      case 'declare':
        return say(W.declare, { tricks: decision.tricks });
      case 'play': {
        const card = cardName(decision.card, talk);
        return say(swapsNow(decision.card, now.board) ? W.swap : W.play, { card });
      }
    }
  },
  commit(decision, view, talk) {
    if (decision.do !== 'play') return words.decision(decision, view, talk);
    return talk.say(swapsNow(decision.card, view.now.board) ? W.swapIt : W.playIt);
  },
  preview(facts, { now, seat }, talk) {
    const { say, name } = talk;
    if (facts.do === 'declare') {
      return say(W.ifParent, { tricks: facts.tricks, others: facts.children });
    }
    if (facts.do === 'pass') {
      const { parent } = facts;
      if (parent === null) return say(W.ifPass);
      return say(W.ifPassEnds, { name: name(parent), tricks: now.board.declared[parent] ?? 0 });
    }
    const wins = facts.winning.seat === seat;
    if (facts.swaps) {
      const counts = cardName(facts.counts, talk);
      return say(wins ? W.wouldSwapWin : W.wouldSwapLose, { counts });
    }
    // Without a swap nothing else changes: whoever is ahead is beaten or stays ahead.
    const ahead = now.board.plays.find((play) => play.seat === now.board.winning?.seat);
    if (!ahead) return say(W.wouldLead);
    const other = { name: name(ahead.seat), card: cardName(ahead.counts, talk) };
    return say(wins ? W.wouldBeat : W.staysAhead, other);
  },
  event: eventInWords,
};

/** What a decision was and what it made: the parent, a swap, a taken trick. */
function eventInWords(event: ChoiceEvent<Inversion>, talk: Talk): string {
  const { say, name, isYou } = talk;
  const { seat, decision, shows = {} } = event;
  const you = isYou(seat);
  const lines = [did()];
  if (shows.parent !== undefined) {
    const facts = { name: name(shows.parent), tricks: shows.declared ?? 0 };
    lines.push(say(isYou(shows.parent) ? W.youParent : W.isParent, facts));
  }
  if (shows.winner !== undefined) {
    const { winner, winningCard = '' } = shows;
    const card = cardName(winningCard, talk);
    lines.push(say(isYou(winner) ? W.youTook : W.took, { name: name(winner), card }));
  }
  return inARow(lines, say);

  function did(): string {
    if (decision === undefined) return '';
    if (decision.do === 'pass') return say(you ? W.youPass : W.passes, { name: name(seat) });
    if (decision.do === 'declare') {
      return say(you ? W.youDeclare : W.declares, { name: name(seat), tricks: decision.tricks });
    }
    const facts = { name: name(seat), card: cardName(decision.card, talk) };
    if (shows.counts === undefined) return say(you ? W.youPlay : W.plays, facts);
    return say(you ? W.youSwap : W.swaps, { ...facts, counts: cardName(shows.counts, talk) });
  }
}
