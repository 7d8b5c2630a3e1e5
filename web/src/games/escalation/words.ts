import type { ChoiceEvent, Now } from '@overtrick/engine';
import { type Escalation, type EscalationDecision, escalation } from '@overtrick/games/escalation';
import { inARow } from '../../words/list.ts';
import type { BoardWords, Talk } from '../board.ts';
import { W } from './sayings.ts';
import { type CardSet, isWild, wildsIn } from './sets.ts';

/** The cards of a set as they are said: "5, 5 and a wild", "2 wilds as 7". */
export function setInWords({ cards, value }: Pick<CardSet, 'cards' | 'value'>, { say }: Talk): string {
  const wilds = wildsIn(cards);
  if (wilds === cards.length) return say(wilds === 1 ? W.wildAs : W.wildsAs, { count: wilds, value });
  const naturals = cards.filter((card) => !isWild(card)).join(say(W.comma));
  if (wilds === 0) return naturals;
  return say(wilds === 1 ? W.andWild : W.andWilds, { cards: naturals, count: wilds });
}

/** The cards of a set as a button says them: "5+5+W", "W as 6". */
function shortly({ cards, value }: CardSet, { say }: Talk): string {
  const list = cards.join('+');
  return cards.every(isWild) ? say(W.wildsShort, { cards: list, value }) : list;
}

/** What beats the total, as far as this hand goes. */
function askedToAnswer({ choices, board }: Now<Escalation>, { say }: Talk): string {
  const facts = { total: board.total ?? 0, count: board.middleSize };
  const may = (deed: EscalationDecision['do']) => choices.some((choice) => choice.do === deed);
  const [passes, takes] = [may('pass'), may('take')];
  if (may('play')) return say(W.askBeat, facts);
  if (passes && takes) return say(W.askPassOrTake, facts);
  return say(passes ? W.askPass : W.askTake, facts);
}

/** The name of a card: "5", "wild", "pass card". */
function nameOf(card: string, { say }: Talk): string {
  const face = escalation.face(card);
  if (face.kind === 'number') return `${face.value}`;
  return say(face.kind === 'wild' ? W.wild : W.passCard);
}

function happened({ seat, decision, shows }: ChoiceEvent<Escalation>, talk: Talk): string {
  const { say, name, isYou } = talk;
  const you = isYou(seat);
  const facts = { name: name(seat), total: shows?.total ?? 0, count: shows?.took ?? 0 };
  if (decision === undefined) return '';
  if (decision.do === 'take') return say(you ? W.youTake : W.takes, facts);
  if (decision.do === 'pass') return say(you ? W.youPass : W.passes, facts);
  return say(you ? W.youPlay : W.plays, { ...facts, cards: setInWords(decision, talk) });
}

export const words: BoardWords<Escalation> = {
  card: nameOf,
  meaning(card, _view, { say }) {
    const { kind } = escalation.face(card);
    return kind === 'number' ? '' : say(kind === 'wild' ? W.wildAbout : W.passAbout);
  },
  asked({ now }, talk) {
    if (now.board.phase === 'answer') return askedToAnswer(now, talk);
    if (now.hand.length === 1) return talk.say(W.askLeadLast);
    return talk.say(now.board.lastTake ? W.askLeadAgain : W.askLead);
  },
  waiting({ now }, seat, { say, name }) {
    const { phase, total } = now.board;
    return say(phase === 'lead' ? W.leading : W.answering, { name: name(seat), total: total ?? 0 });
  },
  decision(decision, { now }, talk) {
    const { say } = talk;
    switch (decision.do) {
      case 'take':
        return say(W.take, { count: now.board.middleSize });
      case 'pass':
        return say(W.pass, { total: now.board.total ?? 0 });
      case 'play': {
        const { cards, total } = decision;
        return say(cards.length === 1 ? W.playOne : W.play, { cards: shortly(decision, talk), total });
      }
    }
  },
  preview(facts, _view, { say }) {
    if (facts.do === 'take') return say(W.takePreview, { count: facts.takes, stack: facts.stack });
    const { total, draws, ends } = facts;
    if (ends) return say(W.endPreview, { total });
    const [stays, drawing] =
      facts.do === 'pass' ? [W.passPreview, W.passDrawPreview] : [W.setPreview, W.drawPreview];
    return say(draws === 0 ? stays : drawing, { total, count: draws });
  },
  event(event, talk) {
    const { say, name, isYou } = talk;
    const { seat, shows, dealEnd } = event;
    const lines = [happened(event, talk)];
    if (shows?.drew && shows.drew.length > 0) {
      const cards = shows.drew.map((card) => nameOf(card, talk)).join(say(W.comma));
      lines.push(say(isYou(seat) ? W.youDraw : W.draws, { name: name(seat), cards }));
    }
    if (dealEnd) lines.push(say(W.out));
    return inARow(lines, say);
  },
  lastTrick: { title: W.lastTaken, none: W.noneTaken },
};
