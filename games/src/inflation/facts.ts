import { type Bid, type Seat, type Setup, thisDeal, type View } from '@overtrick/engine';
import { makeCard, packOf, parseCard } from './deck.ts';
import type { InflationState } from './state.ts';
import type {
  Inflation,
  InflationDecision,
  InflationFace,
  InflationPlay,
  InflationTrick,
  InflationWinning,
} from './types.ts';

export const face = (card: string): InflationFace => ({ rank: parseCard(card) });

/** INF-1.1 */
export const deck = (setup: Setup): string[] => Array.from(packOf(setup).deck, makeCard);

export const cardsOf = (decision: InflationDecision): readonly string[] =>
  decision.do === 'play' ? [decision.card] : [];

export function decisionWith(_view: View<Inflation>, cards: readonly string[]): InflationDecision | null {
  const card = cards.at(-1);
  return card === undefined ? null : { do: 'play', card };
}

/** INF-2.1 */
export const bidWith = ({ now }: View<Inflation>, tricks: number): InflationDecision | null =>
  now.choices.some((choice) => choice.do === 'bid') ? { do: 'bid', tricks } : null;

/** INF-3.6, for the seat that wins. */
export function winningOf(plays: readonly InflationPlay[], seat: Seat): InflationWinning {
  const own = plays.find((play) => play.seat === seat)?.number ?? '';
  const others = plays.filter((play) => play.seat !== seat).map(({ number }) => number);
  const by = others.includes(own) ? 'later' : 'largest';
  return { seat, rule: 'INF-3.6', by, digit: decidingDigit(own, others) };
}

/** The place of the digit, from the left, in which a number is larger than the largest of the others. */
function decidingDigit(own: string, others: readonly string[]): number | null {
  if (others.length === 0) return null;
  const next = others.reduce((a, b) => (Number(b) > Number(a) ? b : a));
  if (own.length > next.length) return 0;
  const digit = [...own].findIndex((each, at) => each !== next[at]);
  return digit < 0 ? null : digit;
}

/** The finished tricks of this deal. */
export function tricks({ past }: View<Inflation>): InflationTrick[] {
  const finished: InflationTrick[] = [];
  let plays: InflationPlay[] = [];
  for (const { seat, decision, shows } of thisDeal(past).choices) {
    if (decision?.do !== 'play' || !shows) continue;
    plays.push({ seat, cards: [decision.card], number: shows.number });
    if (shows.winner === undefined) continue;
    finished.push({ plays, won: winningOf(plays, shows.winner) });
    plays = [];
  }
  return finished;
}

/** The own hand and the rows; what was set aside is not seen (INF-1.2). */
export const knownCards = ({ now }: View<Inflation>): string[] => [...now.hand, ...now.board.rows.flat()];

export function ruleNow({ now }: View<Inflation>): string {
  if (now.over) return 'INF-5.2';
  // Between two deals nobody is asked, and everybody looks at the points.
  if (now.asked.length === 0) return 'INF-4.1';
  if (now.board.phase === 'bid') return 'INF-2.1';
  return now.board.led === null ? 'INF-3.2' : 'INF-3.3';
}

/** INF-2.1, of everybody who has bid. */
export function bids(state: InflationState): Bid[] {
  return Array.from(state.bid, (bid, seat) => {
    const taken = state.taken[seat];
    return { seat, bid, taken, off: Math.abs(bid - taken) };
  }).filter(({ bid }) => bid >= 0);
}
