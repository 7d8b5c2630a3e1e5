/** A deal in which everybody has bid an exact number of tricks, as far as the traits of two games look at it in the same way. */
interface BidDeal {
  readonly players: number;
  /** −1 before the bid. */
  readonly bid: Int8Array;
  readonly taken: Uint8Array;
}

/** The nearest of the whole numbers from 0 to count − 1. */
export const within = (value: number, count: number): number => Math.max(0, Math.min(count - 1, value));

/** When a seat plays or bids: first, second, third of four, last; with three players nobody is third. */
export const TURNS = 4;
export const turnOf = (before: number, players: number): number =>
  before === players - 1 ? TURNS - 1 : before;

/** How far a deal is: the last trick, the last three, the last seven, before that. */
export const PHASES = 4;
export const phaseOf = (left: number): number => (left === 1 ? 0 : left <= 3 ? 1 : left <= 7 ? 2 : 3);

/** The bids so far against three each, from four below to four above. */
export const PACES = 9;

/** By turn and pace, one number: how many have bid before, and how much. */
export function bidsBefore({ players, bid }: BidDeal): number {
  let before = 0;
  let sum = 0;
  for (let seat = 0; seat < players; seat++) {
    if (bid[seat] < 0) continue;
    before++;
    sum += bid[seat];
  }
  return turnOf(before, players) * PACES + within(sum - 3 * before + 4, PACES);
}

/** Tricks that all together still want, against those that are left: from three too few to three too many. */
export const DEMANDS = 7;
export function demandOf({ players, bid, taken }: BidDeal, left: number): number {
  let wanted = 0;
  for (let seat = 0; seat < players; seat++) wanted += Math.max(0, bid[seat] - taken[seat]);
  return within(wanted - left + 3, DEMANDS);
}
