import type { Maxim, Maxims, Seat, View } from '@overtrick/engine';
import type { Inversion, InversionBoard, InversionDecision } from './types.ts';
import { preview } from './view.ts';

/** Rules of thumb for whoever plays last in a trick, and so knows who takes it. */
export const maxims: Maxims<Inversion> = { of: maximsOf };

function maximsOf(view: View<Inversion>, decision: InversionDecision): Maxim[] {
  const { now, seat, players } = view;
  const { board } = now;
  const made = preview(view, decision);
  if (made.do !== 'play' || board.needs === null || board.plays.length !== players - 1) return [];
  const isOurs = (other: Seat) => isOneSide(board, seat, other);
  const before = board.winning?.seat ?? null;
  const after = made.winning.seat;
  const isMissing = (of: Seat) => (board.needs?.[of] ?? 0) - takenBy(board, of);
  if (!isOurs(after)) {
    const said: Maxim[] = isMissing(after) === 1 ? [GIVES_MATCH] : [];
    return [...said, LEAVES_TRICK];
  }
  const said: Maxim[] = isMissing(seat) === 1 ? [WINS_MATCH] : [];
  if (after !== seat) return [...said, OURS_ALREADY];
  return before !== null && before !== seat && isOurs(before)
    ? [...said, TAKES_FROM_OWN]
    : [...said, TAKES_TRICK];
}

/** INV-5.1, 5.2: the parent plays against all children; two play against each other. */
function isOneSide({ parent }: InversionBoard, one: Seat, other: Seat): boolean {
  return parent === null ? one === other : (one === parent) === (other === parent);
}

const takenBy = (board: InversionBoard, seat: Seat): number =>
  board.taken.reduce((sum, taken, other) => (isOneSide(board, seat, other) ? sum + taken : sum), 0);

const GIVES_MATCH: Maxim = {
  by: 'gives-match',
  speaks: 'against',
  present: {
    en: 'This leaves the other side the last trick that it needs to win.',
    ja: 'これでは、相手側が勝ちに必要な最後のトリックを取ります。',
  },
  past: {
    en: 'This left the other side the last trick that it needed to win.',
    ja: 'これで相手側が、勝ちに必要な最後のトリックを取りました。',
  },
};

const LEAVES_TRICK: Maxim = {
  by: 'leaves-trick',
  speaks: 'against',
  present: {
    en: 'You play last, and this leaves the other side the trick.',
    ja: '最後に出す番で、これでは相手側のトリックになります。',
  },
  past: {
    en: 'You played last, and this left the other side the trick.',
    ja: '最後に出す番だったのに、相手側のトリックになりました。',
  },
};

const WINS_MATCH: Maxim = {
  by: 'wins-match',
  speaks: 'for',
  present: {
    en: 'With it your side takes the last trick that it needs to win.',
    ja: 'これで、勝ちに必要な最後のトリックを取れます。',
  },
  past: {
    en: 'With it your side would have taken the last trick that it needed to win.',
    ja: 'それなら、勝ちに必要な最後のトリックを取れました。',
  },
};

const TAKES_TRICK: Maxim = {
  by: 'takes-trick',
  speaks: 'for',
  present: {
    en: 'You play last, and this takes the trick.',
    ja: '最後に出す番で、これならトリックを取れます。',
  },
  past: {
    en: 'You played last, and it would have taken the trick.',
    ja: '最後に出す番で、それならトリックを取れました。',
  },
};

const OURS_ALREADY: Maxim = {
  by: 'ours-already',
  speaks: 'for',
  present: {
    en: 'The trick is your side’s already, and this leaves it there.',
    ja: 'このトリックはすでに味方のもので、これならそのままです。',
  },
  past: {
    en: 'The trick was your side’s already, and it would have stayed there.',
    ja: 'このトリックはすでに味方のもので、それならそのままでした。',
  },
};

const TAKES_FROM_OWN: Maxim = {
  by: 'takes-from-own',
  speaks: 'against',
  present: {
    en: 'The trick is your side’s already: this only takes it from your partner.',
    ja: 'このトリックはすでに味方のもので、これでは味方から取るだけです。',
  },
  past: {
    en: 'The trick was your side’s already: you only took it from your partner.',
    ja: 'このトリックはすでに味方のもので、味方から取っただけでした。',
  },
};
