import type { View } from '@overtrick/engine';
import type {
  Cryptrick,
  CryptrickDecision,
  CryptrickPreview,
  CryptrickTrick,
} from '@overtrick/games/cryptrick';
import { inARow } from '../../words/list.ts';
import type { BoardWords, Talk } from '../board.ts';
import { blocksOn, cardName, colourName, colourOf } from './coins.ts';
import { eventInWords } from './eventWords.ts';
import { placeReason } from './placeReason.ts';
import { PLACES, W } from './sayings.ts';

function asked({ now }: View<Cryptrick>, talk: Talk): string {
  const { say, name } = talk;
  const { board, hand } = now;
  const { sale } = board;
  const facts = sale ? { name: name(sale.seat), card: cardName(sale.card, talk) } : {};
  switch (board.phase) {
    case 'reveal':
      return say(hand.length === 1 ? W.askRevealLast : W.askReveal);
    case 'answer':
      return say(W.askAnswer, facts);
    case 'give':
      return say(W.askGive, facts);
    case 'play': {
      if (hand.length === 1) return say(W.askLast);
      const led = colourOf(board.cards[0].card);
      const holds = hand.some((card) => colourOf(card) === led);
      return say(holds ? W.askFollow : W.askFree, { colour: colourName(led, talk) });
    }
    case 'acquire':
      return say(board.spoils.length > 1 ? W.askAcquire : W.askAcquireLast);
    default:
      return '';
  }
}

/** What a seat that is waited for is doing. */
function waiting({ now }: View<Cryptrick>, seat: number, { say, name, isYou }: Talk): string {
  const { board, asked: owing } = now;
  const { seller } = board;
  const facts = { name: name(seat), count: owing.length, to: seller === null ? '' : name(seller) };
  switch (board.phase) {
    case 'reveal':
      return say(W.revealing, facts);
    case 'answer':
      return say(W.answering, facts);
    case 'give':
      return say(seller !== null && isYou(seller) ? W.givingYou : W.giving, facts);
    case 'acquire':
      return say(W.acquiring, facts);
    default:
      return say(W.playing, facts);
  }
}

function decisionInWords(decision: CryptrickDecision, talk: Talk): string {
  if (decision.do === 'want' || decision.do === 'decline') return talk.say(W[decision.do]);
  return talk.say(W[decision.do], { card: cardName(decision.card, talk) });
}

function preview(facts: CryptrickPreview, { now, seat }: View<Cryptrick>, talk: Talk): string {
  const { say, name } = talk;
  switch (facts.do) {
    case 'decline':
      return say(W.ifDecline);
    case 'want': {
      const names = facts.nearer.map(name);
      const { sale } = now.board;
      if (names.length === 0) return say(W.ifWantFirst, { name: sale ? name(sale.seat) : '' });
      const list = names.join(say.language === 'ja' ? '、' : ', ');
      return say(names.length > 2 ? W.ifWantAfterMany : W.ifWantAfter, { names: list, count: names.length });
    }
    case 'acquire': {
      const { blocks, colours, points, collapsed } = facts.value;
      const worth = { worth: points, before: now.board.values[seat].points };
      return say(collapsed ? W.ifCollapsed : W.ifAcquired, { ...worth, blocks, colours });
    }
    case 'play': {
      const place =
        facts.place === null
          ? say(W.ifNoPlace, { count: now.board.acquisitions })
          : say(W.ifPlace, { place: say(PLACES[facts.place - 1]) });
      return inARow(facts.blocks > 0 ? [place, say(W.ifBlock)] : [place], say);
    }
    case 'give':
      return say(W.ifGiven, { name: name(facts.to), card: cardName(facts.leads, talk) });
    case 'reveal':
      return say(W.ifRevealed, { card: cardName(facts.card, talk) });
  }
}

/** A card of the own hand: whose gift it was, and whether it is trump now. */
function inHand(card: string, view: View<Cryptrick>, talk: Talk): string {
  const { say, name, isYou } = talk;
  const { gift } = view.now.board;
  let named = cardName(card, talk);
  if (isTrump(card, view)) named = say(W.trumpCard, { card: named });
  if (gift?.card !== card || !isYou(gift.to)) return named;
  return say(W.gifted, { card: named, name: name(gift.from) });
}

/** CRY-1.1, 1.3: white, and the colour of the card that is turned up. */
export const isTrump = (card: string, { now }: View<Cryptrick>): boolean =>
  colourOf(card) === 'W' || colourOf(card) === now.board.trump;

/** Who acquired in which order, and why. */
function whyWon({ places, plays }: CryptrickTrick, { say, name }: Talk): string {
  const lines = places.map((place, at) => {
    const card = plays.find(({ seat }) => seat === place.seat)?.card ?? '';
    return `${at + 1} ${name(place.seat)}: ${say(placeReason(place, card, plays[0].seat))}`;
  });
  return lines.join(' · ');
}

export const words: BoardWords<Cryptrick> = {
  whyWon,
  card: cardName,
  inHand,
  meaning(card, view, { say }) {
    const count = blocksOn(card, view.now.board);
    const blocks = say(count > 0 ? W.carries : W.carriesNone, { count });
    return inARow([blocks, isTrump(card, view) ? say(W.isTrump) : ''], say);
  },
  asked,
  waiting,
  decision: (decision, _view, talk) => decisionInWords(decision, talk),
  preview,
  event: eventInWords,
};
