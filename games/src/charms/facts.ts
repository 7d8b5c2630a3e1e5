import { type Bid, type Seat, type Setup, thisDeal, type View } from '@overtrick/engine';
import { faceOf, isSuitCard, makeCard, packOf, parseCard, type Suit } from './deck.ts';
import type { CharmsState } from './state.ts';
import type {
  Charms,
  CharmsDecision,
  CharmsDuty,
  CharmsFace,
  CharmsPair,
  CharmsPlay,
  CharmsTrick,
  CharmsWinning,
} from './types.ts';

export const face = (card: string): CharmsFace => faceOf(parseCard(card));

/** CHA-1.1 */
export const deck = (setup: Setup): string[] => Array.from(packOf(setup).deck, makeCard);

export function cardsOf(decision: CharmsDecision): readonly string[] {
  switch (decision.do) {
    case 'bid':
      return [];
    case 'pair':
      return [decision.suit, decision.number];
    case 'play':
      return [decision.card];
  }
}

/** The last card alone; in the first trick together with one of the other kind (CHA-4.1), chosen or held. */
export function decisionWith({ now, seat }: View<Charms>, cards: readonly string[]): CharmsDecision | null {
  const card = cards.at(-1);
  if (card === undefined) return null;
  if (now.board.phase === 'bid' || now.board.shown[seat]) return { do: 'play', card };
  const all = [card, ...cards, ...now.hand];
  const suit = all.find(isSuitCard);
  const number = all.find((each) => !isSuitCard(each));
  return suit === undefined || number === undefined ? null : { do: 'pair', suit, number };
}

/** CHA-3.1 */
export const bidWith = ({ now }: View<Charms>, tricks: number): CharmsDecision | null =>
  now.choices.some((choice) => choice.do === 'bid') ? { do: 'bid', tricks } : null;

/** What a seat shows in a trick, and what it counts beside (CHA-6.1). */
export function playOf(seat: Seat, { suit, number }: CharmsPair, led: Suit, trump: Suit): CharmsPlay {
  const beside = suit === trump ? 'trump' : suit === led ? 'led' : null;
  return { seat, cards: [suit, number], beside };
}

/** CHA-6.1, 6.2, for the seat that wins. */
export function winningOf(plays: readonly CharmsPlay[], seat: Seat): CharmsWinning {
  const best = plays.find((play) => play.seat === seat);
  const equals = plays.filter(({ cards }) => cards.every((card, at) => card === best?.cards[at]));
  if (equals.length > 1) return { seat, rule: 'CHA-6.2', by: 'later' };
  return { seat, rule: 'CHA-6.1', by: best?.beside === 'trump' ? 'trump' : 'led' };
}

/** The finished tricks of this deal. */
export function tricks({ past }: View<Charms>): CharmsTrick[] {
  const { dealt, choices } = thisDeal(past);
  const finished: CharmsTrick[] = [];
  let plays: CharmsPlay[] = [];
  let led = dealt.setup.trump;
  for (const { seat, shows } of choices) {
    if (!shows) continue;
    led = shows.led ?? led;
    plays.push(playOf(seat, shows.pair, led, dealt.setup.trump));
    if (shows.winner === undefined) continue;
    finished.push({ plays, won: winningOf(plays, shows.winner), led });
    plays = [];
  }
  return finished;
}

/**
 * The own hand, what was played and what was turned up (CHA-2.1). A hand that was dealt again was seen, but nobody knows
 * where its cards are now (CHA-1.3).
 */
export const knownCards = ({ now }: View<Charms>): string[] => [
  ...now.hand,
  ...now.board.played.flat(),
  ...now.board.flipped,
];

const DUTY_RULES: Readonly<Record<CharmsDuty, string>> = {
  lead: 'CHA-5.2',
  show: 'CHA-5.3',
  keep: 'CHA-5.4',
  uncover: 'CHA-5.5',
  free: 'CHA-5.6',
};

export function ruleNow({ now }: View<Charms>): string {
  const { board } = now;
  if (now.over) return 'CHA-7.2';
  // Between two deals nobody is asked, and everybody looks at the points.
  if (now.asked.length === 0) return 'CHA-7.1';
  if (board.phase === 'bid') return 'CHA-3.1';
  if (board.trick === 0) return board.led === null ? 'CHA-4.2' : 'CHA-4.3';
  // For somebody who waits: what the led suit asks of most.
  return DUTY_RULES[board.duty ?? (board.led === null ? 'lead' : 'show')];
}

/** CHA-3.1, of everybody who has bid. */
export function bids(state: CharmsState): Bid[] {
  return Array.from(state.bid, (bid, seat) => {
    const taken = state.taken[seat];
    return { seat, bid, taken, off: Math.abs(bid - taken) };
  }).filter(({ bid }) => bid >= 0);
}
