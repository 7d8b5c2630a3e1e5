import type { Maxim, Maxims, View } from '@overtrick/engine';
import { exactBidMaxims, lastBidMaxims } from '../exactBid.ts';
import { packOf } from './deck.ts';
import type { Inflation, InflationDecision } from './types.ts';
import { preview } from './view.ts';

/** Rules of thumb: take what the bid needs with no more than it takes, and get rid of high cards where they cannot win. */
export const maxims: Maxims<Inflation> = { of: maximsOf };

function maximsOf(view: View<Inflation>, decision: InflationDecision): Maxim[] {
  if (decision.do === 'bid')
    return lastBidMaxims(view.now.board.bids, decision.tricks, packOf(view).handSize);
  const { now, seat, players } = view;
  const { bids, taken, trick, plays } = now.board;
  const bid = bids[seat] ?? 0;
  const rank = Number(decision.card);
  const wins = winsWith(view, decision.card);
  const isLast = plays.length === players - 1;
  const leads = plays.length === 0;
  const said = exactBidMaxims({
    bid,
    taken: taken[seat],
    left: packOf(view).handSize - trick,
    isLast,
    wins,
    leads,
  });
  const others = now.choices.flatMap((choice) => (choice.do === 'play' ? [choice.card] : []));
  if (bid > taken[seat] && isLast && wins) {
    const least = Math.min(...others.filter((card) => winsWith(view, card)).map(Number));
    if (least < rank) said.unshift({ ...CHEAPER, numbers: { rank, least } });
  }
  if (bid === taken[seat] && !leads && !wins) {
    const safe = others.filter((card) => !winsWith(view, card)).map(Number);
    if (safe.length > 1 && Math.max(...safe) === rank)
      said.unshift({ ...SHEDS_HIGH, numbers: { bid, rank } });
  }
  return said;
}

/** Whether this seat has the trick with a card, as it lies. */
function winsWith(view: View<Inflation>, card: string): boolean {
  const made = preview(view, { do: 'play', card });
  return made.do === 'play' && made.winning.seat === view.seat;
}

const CHEAPER = {
  by: 'cheaper',
  speaks: 'against',
  present: {
    en: 'Playing {least} takes the trick as well: keep the {rank}.',
    ja: '{least}でも取れます。{rank}は残しましょう。',
  },
  past: {
    en: 'You took the trick with {rank} where {least} would have done.',
    ja: '{least}で取れるトリックに{rank}を使いました。',
  },
} as const satisfies Maxim;

const SHEDS_HIGH = {
  by: 'sheds-high',
  speaks: 'for',
  present: {
    en: 'You have the {bid} that you bid: the {rank} goes without taking the trick.',
    ja: 'ビッドの{bid}は取れています。トリックを取らずに{rank}を手放せます。',
  },
  past: {
    en: 'You had the {bid} that you bid: the {rank} would have gone without taking the trick.',
    ja: 'ビッドの{bid}は取れていて、{rank}ならトリックを取らずに手放せました。',
  },
} as const satisfies Maxim;
