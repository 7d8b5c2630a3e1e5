/** Where cards of a deal ended up: a hand, or the undealt cards. The counts are by kind. */
export interface Portion {
  /** Cards here that the observer has not seen. */
  readonly size: number;
  /** Cards that are seen to have been dealt here: the own ones, played ones, flipped ones. */
  readonly known: readonly number[];
  /** CHA-1.3: the hands that were shown here and dealt again, in order. */
  readonly shown: readonly (readonly number[])[];
}

/** Adds counts up, kind by kind. */
export const addCounts = (counts: readonly (readonly number[])[]): number[] =>
  counts.reduce<number[]>((sum, each) => each.map((count, kind) => count + (sum[kind] ?? 0)), []);

/** n (n − 1) … of k factors: the ways to take k different cards out of n, one after the other. */
function falling(n: number, k: number): number {
  let product = 1;
  for (let i = 0; i < k; i++) product *= Math.max(0, n - i);
  return product;
}
const choose = (n: number, k: number): number => falling(n, k) / falling(k, k);

/**
 * In how many ways the physical cards of one kind can have come to a portion, after CHA-1.3 and 1.4. The portions are in
 * the order of the story: hands never dealt again, then those dealt again in the order they were checked, then the
 * undealt cards.
 *
 * A hand that was shown first was dealt at the very beginning. So its cards lay in no other hand of that beginning, and
 * were not to be had for anybody until their turn to be dealt again came; from then on they are like all undealt
 * cards. Hence what a portion can have are the cards not in the portions before it, less the first shown hands of the
 * portions after it. A second shown hand of the same seat came out of what this hand could have, unseen which of the equal
 * cards: as many ways as there are choices. Which of equal cards was seen when one was played or flipped is not known
 * either, so each of them counts.
 */
export function waysOf(
  portions: readonly Portion[],
): (kind: number, portion: number, left: number, x: number) => number {
  return (kind, portion, left, x) => {
    const { known, shown } = portions[portion];
    let within = left;
    for (let at = portion; at < portions.length; at++) {
      within += portions[at].known[kind];
      if (at > portion && portions[at].shown.length > 0) within -= portions[at].shown[0][kind];
    }
    let ways = falling(within, known[kind] + x) / falling(x, x);
    for (const hand of shown.slice(1)) ways *= choose(within, hand[kind]);
    return ways;
  };
}
