import { type ChoiceEvent, type MatchEvent, thisDeal, type Words } from '@overtrick/engine';
import { type Charms, type CharmsDuty, charms } from '@overtrick/games/charms';
import { inARow } from '../../words/list.ts';
import type { BoardWords, Talk } from '../board.ts';
import { counted } from './counted.ts';
import { type Pair, pairOf } from './pairs.ts';
import { SUIT_NAMES, W } from './sayings.ts';

export function cardName(card: string, { say }: Talk): string {
  const face = charms.face(card);
  return face.kind === 'suit' ? say(SUIT_NAMES[face.suit]) : `${face.number}`;
}

/** "key 7"; one half alone while the other is missing. */
export function pairName({ suit, number }: Pair, talk: Talk): string {
  if (suit === undefined || number === undefined) return cardName(suit ?? number ?? '', talk);
  return talk.say(W.pair, { suit: cardName(suit, talk), number });
}

/** A hand in words: "2 × key, 3 × rabbit foot, 1 × 8". */
function countedName(cards: readonly string[], talk: Talk): string {
  const named = counted(cards).map(([card, count]) =>
    talk.say(W.times, { count, card: cardName(card, talk) }),
  );
  return named.join(talk.say(W.comma));
}

const ASKED: Readonly<Record<CharmsDuty, { readonly one: Words; readonly two: Words }>> = {
  lead: { one: W.askLead, two: W.askPairLead },
  show: { one: W.askShow, two: W.askPairShow },
  keep: { one: W.askKeep, two: W.askPairShow },
  uncover: { one: W.askUncover, two: W.askPairFree },
  free: { one: W.askFree, two: W.askPairFree },
};

/** What somebody did, said to them and to others. */
const PLAYED = {
  leadTwo: { you: W.youLead, other: W.nameLeads },
  leadOne: { you: W.youLeadWith, other: W.leadsWith },
  two: { you: W.youPair, other: W.pairs },
  one: { you: W.youPlay, other: W.plays },
} as const;

function played(
  { seat, decision, shows }: ChoiceEvent<Charms>,
  talk: Talk,
  before: readonly MatchEvent<Charms>[],
): string {
  const { say, name, isYou } = talk;
  if (!shows) return '';
  const both = decision?.do === 'pair';
  const { you, other } = PLAYED[shows.led ? (both ? 'leadTwo' : 'leadOne') : both ? 'two' : 'one'];
  const card = decision?.do === 'play' ? cardName(decision.card, talk) : '';
  const line = say(isYou(seat) ? you : other, { name: name(seat), card, pair: pairName(shows.pair, talk) });
  const { winner, winningPair } = shows;
  if (winner === undefined || winningPair === undefined) return line;
  const trump = winningPair.suit === thisDeal(before).dealt.setup.trump;
  const taken = isYou(winner) ? (trump ? W.youTrump : W.youTake) : trump ? W.trumps : W.takes;
  return inARow([line, say(taken, { name: name(winner), pair: pairName(winningPair, talk) })], say);
}

export const words: BoardWords<Charms> = {
  made: ({ cards: [suit, number] }, talk) => pairName({ suit, number }, talk),
  whyWon({ won, led }, talk) {
    const why = { trump: W.winsTrump, led: W.winsLed, later: W.winsTie }[won.by];
    return talk.say(why, { name: talk.name(won.seat), suit: cardName(led, talk) });
  },
  card: cardName,
  inHand(card, view, talk) {
    const { say } = talk;
    const shown = view.now.board.shown[view.seat];
    const named = cardName(card, talk);
    const { duty, led } = view.now.board;
    const owed = duty === 'show' && card === led;
    if (!shown) return owed ? say(W.mustPlay, { card: named }) : named;
    if (!view.now.choices.some((choice) => choice.do === 'play' && choice.card === card)) return named;
    const pair = pairName(pairOf([card], shown), talk);
    return say(owed ? W.mustShow : W.makes, { card: named, pair });
  },
  asked(view, talk) {
    const { board } = view.now;
    if (board.phase === 'bid') return talk.say(W.askBid);
    if (board.duty === null) return '';
    if (view.now.hand.length === 1) return talk.say(board.duty === 'lead' ? W.askLeadLast : W.askLast);
    const ask = ASKED[board.duty];
    const suit = board.led === null ? '' : cardName(board.led, talk);
    return talk.say(board.shown[view.seat] ? ask.one : ask.two, { suit });
  },
  waiting({ now }, seat, { say, name }) {
    const { phase, shown } = now.board;
    return say(phase === 'bid' ? W.bidding : shown[seat] ? W.playing : W.pairing, { name: name(seat) });
  },
  decision(decision, _view, talk) {
    if (decision.do === 'bid') return talk.say(W.bid, { bid: decision.tricks });
    return talk.say(W.play, { card: pairName(pairOf(charms.cardsOf(decision)), talk) });
  },
  preview(facts, { now, seat }, talk) {
    const { say } = talk;
    const { board } = now;
    if (facts.do === 'bid') {
      const [exact, ...off] = facts.stakes;
      return say(W.stakes, { exact, off: off.join(say(W.comma)) });
    }
    const { suit } = facts;
    const pair = pairName(facts, talk);
    const [shown, led] = [cardName(suit, talk), cardName(facts.led, talk)];
    if (board.led === null) return say(W.leads, { suit: shown, pair });
    if (facts.winning.seat === seat) return say(W.wins, { pair });
    return say(suit === facts.led || suit === board.trump ? W.loses : W.offSuit, { pair, led });
  },
  event(event, talk, before) {
    const { say, name, isYou } = talk;
    const { decision, seat } = event;
    if (decision?.do !== 'bid') return played(event, talk, before);
    return say(isYou(seat) ? W.youBid : W.bids, { name: name(seat), bid: decision.tricks });
  },
  dealt({ setup }, talk) {
    const { trump, redealt } = setup;
    const lines = redealt.map(({ seat, shown: cards }) =>
      talk.say(W.redealt, { name: talk.name(seat), cards: countedName(cards, talk) }),
    );
    lines.push(talk.say(W.dealt, { suit: cardName(trump, talk) }));
    return inARow(lines, talk.say);
  },
};
