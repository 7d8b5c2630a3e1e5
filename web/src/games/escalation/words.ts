import type { ChoiceEvent } from '@overtrick/engine';
import type { EscalationBoard } from '@overtrick/games/escalation';
import type { BoardWords, Talk } from '../board.ts';
import { drawnIn, takenBy } from './pile.ts';
import { W } from './sayings.ts';
import { type CardSet, setOf, WILD } from './sets.ts';

/** The cards of a set as they are said: "5, 5 and a wild", "2 wilds as 7". */
export function setInWords({ cards, value, wilds }: CardSet, { say }: Talk): string {
  if (wilds === cards.length) return say(wilds === 1 ? W.wildAs : W.wildsAs, { count: wilds, value });
  const naturals = cards.filter((card) => card !== WILD).join(say(W.comma));
  if (wilds === 0) return naturals;
  return say(wilds === 1 ? W.andWild : W.andWilds, { cards: naturals, count: wilds });
}

/** The cards of a set as a button says them: "5+5+W", "W as 6". */
function shortly({ cards, value, wilds }: CardSet, { say }: Talk): string {
  const list = cards.join('+');
  return wilds === cards.length ? say(W.wildsShort, { cards: list, value }) : list;
}

/** What beats the total, as far as this hand goes. */
function askedToAnswer(legal: readonly string[], board: EscalationBoard, { say }: Talk): string {
  const facts = { total: board.total ?? 0, count: board.middleSize };
  const [passes, takes] = [legal.includes('pass'), legal.includes('take')];
  if (legal.some((decision) => setOf(decision) !== null)) return say(W.askBeat, facts);
  if (passes && takes) return say(W.askPassOrTake, facts);
  return say(passes ? W.askPass : W.askTake, facts);
}

/** The name of a card: "5", "wild", "pass card". */
function nameOf(card: string, { say }: Talk): string {
  if (card === WILD) return say(W.wild);
  return card === 'P' ? say(W.passCard) : card;
}

function happened({ seat, action = '', shows }: ChoiceEvent, talk: Talk): string {
  const { say, name, isYou } = talk;
  const you = isYou(seat);
  const facts = { name: name(seat), total: Number(shows?.total ?? 0), count: Number(shows?.took ?? 0) };
  if (action === 'take') return say(you ? W.youTake : W.takes, facts);
  if (action === 'pass') return say(you ? W.youPass : W.passes, facts);
  const set = setOf(action);
  return say(you ? W.youPlay : W.plays, { ...facts, cards: set ? setInWords(set, talk) : action });
}

export const words: BoardWords<EscalationBoard> = {
  card: nameOf,
  asked({ now, past }, talk) {
    if (now.board.phase === 'answer') return askedToAnswer(now.legal, now.board, talk);
    const last = past.at(-1);
    return talk.say(last?.t === 'choice' && last.action === 'take' ? W.askLeadAgain : W.askLead);
  },
  waiting({ now }, seat, { say, name }) {
    const { phase, total } = now.board;
    return say(phase === 'lead' ? W.leading : W.answering, { name: name(seat), total: total ?? 0 });
  },
  decision(text, { now }, talk) {
    const { say } = talk;
    if (text === 'take') return say(W.take, { count: now.board.middleSize });
    if (text === 'pass') return say(W.pass, { total: now.board.total ?? 0 });
    const set = setOf(text);
    if (!set) return text;
    const cards = shortly(set, talk);
    return say(set.cards.length === 1 ? W.playOne : W.play, { cards, total: set.total });
  },
  preview(facts, _view, { say }) {
    const { takes, stack, total, draws, ends } = facts;
    if (typeof takes === 'number') return say(W.takePreview, { count: takes, stack: Number(stack) });
    if (ends === true) return say(W.endPreview, { total: Number(total) });
    return say(draws === 0 ? W.setPreview : W.drawPreview, { total: Number(total), count: Number(draws) });
  },
  event(event, talk) {
    const { say, isYou } = talk;
    const drawn = drawnIn(event);
    const lines = [happened(event, talk)];
    if (isYou(event.seat) && drawn.length > 0) {
      lines.push(say(W.youDraw, { cards: drawn.map((card) => nameOf(card, talk)).join(say(W.comma)) }));
    }
    if (event.dealEnd) lines.push(say(W.out));
    return lines.join(say(W.gap));
  },
  reason(view, seat, { say }) {
    const count = takenBy(view, seat);
    const left = (view.now.sheet.at(-1)?.[seat] ?? 0) - count;
    return say(left === 0 ? W.wentOut : W.tookAndHeld, { count, left });
  },
};
