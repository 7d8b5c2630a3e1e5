import type { Maxim } from '@overtrick/engine';

/** With so many more bid than there are tricks most bids must be missed. */
const FAR_TOO_MANY = 4;

/** A card of somebody who bid so many tricks, no more and no fewer, in the trick as it lies. */
export interface BidPlay {
  readonly bid: number;
  readonly taken: number;
  /** Tricks that are not finished, this one included. */
  readonly left: number;
  /** Nobody plays after it. */
  readonly isLast: boolean;
  /** The trick is the seat's own with it, as it lies; without that nothing can make it so any more, unless the seat leads. */
  readonly wins: boolean;
  readonly leads: boolean;
}

/** Rules of thumb where a bid must be met exactly: take what it needs, keep away from what is too many. */
export function exactBidMaxims({ bid, taken, left, isLast, wins, leads }: BidPlay): Maxim[] {
  const need = bid - taken;
  const isBeaten = !wins && !leads;
  if (need > 0 && need === left && isBeaten) return [{ ...NEEDS_ALL }];
  if (need > 0 && isLast && wins) return [{ ...TAKES_NEEDED, numbers: { need } }];
  if (need === 0 && isLast && wins) return [{ ...ONE_TOO_MANY, numbers: { bid } }];
  if (need === 0 && isBeaten) return [{ ...KEEPS_AWAY, numbers: { bid } }];
  return [];
}

/** Rules of thumb for the last to bid, who knows what all bids add up to; `all` tricks are there. */
export function lastBidMaxims(bids: readonly (number | null)[], tricks: number, all: number): Maxim[] {
  const said = bids.filter((bid) => bid !== null);
  const sum = said.reduce((total, bid) => total + bid, tricks);
  const isHighest = said.every((bid) => bid < tricks);
  if (said.length !== bids.length - 1 || !isHighest || sum < all + FAR_TOO_MANY) return [];
  return [{ ...OVERBID, numbers: { tricks, sum, all } }];
}

const NEEDS_ALL = {
  by: 'needs-all',
  speaks: 'against',
  present: {
    en: 'You need every trick that is left, and this cannot take this one.',
    ja: '残りのトリックをすべて取る必要がありますが、これではこのトリックを取れません。',
  },
  past: {
    en: 'You needed every trick that was left, and this could not take it.',
    ja: '残りのトリックをすべて取る必要があったのに、これでは取れませんでした。',
  },
} as const satisfies Maxim;

const TAKES_NEEDED = {
  by: 'takes-needed',
  speaks: 'for',
  present: {
    en: 'You need {need} more, and this takes the trick.',
    ja: 'あと{need}必要で、これならこのトリックを取れます。',
  },
  past: {
    en: 'You needed {need} more, and it would have taken the trick.',
    ja: 'あと{need}必要で、それならこのトリックを取れました。',
  },
} as const satisfies Maxim;

const ONE_TOO_MANY = {
  by: 'one-too-many',
  speaks: 'against',
  present: {
    en: 'You have the {bid} that you bid, and this takes one too many.',
    ja: 'すでにビッドの{bid}を取っていて、これでは1つ多くなります。',
  },
  past: {
    en: 'You had the {bid} that you bid, and took one too many.',
    ja: 'すでにビッドの{bid}を取っていたのに、1つ多く取りました。',
  },
} as const satisfies Maxim;

const KEEPS_AWAY = {
  by: 'keeps-away',
  speaks: 'for',
  present: {
    en: 'You have the {bid} that you bid, and this cannot take the trick.',
    ja: 'ビッドの{bid}は取れていて、これならこのトリックを取りません。',
  },
  past: {
    en: 'You had the {bid} that you bid, and it could not have taken the trick.',
    ja: 'ビッドの{bid}は取れていて、それならトリックを取らずに済みました。',
  },
} as const satisfies Maxim;

const OVERBID = {
  by: 'overbid',
  speaks: 'against',
  present: {
    en: 'With {tricks} all bids add up to {sum}, and there are {all} tricks.',
    ja: '{tricks}だとビッドの合計が{sum}になりますが、トリックは{all}しかありません。',
  },
  past: {
    en: 'With {tricks} all bids added up to {sum}, and there were {all} tricks.',
    ja: '{tricks}でビッドの合計は{sum}になりましたが、トリックは{all}しかありません。',
  },
} as const satisfies Maxim;
