export interface HandLayout {
  /** The places of each row, left to right. */
  readonly rows: readonly (readonly number[])[];
  readonly perRow: number;
  /** From one card to the next: at least what a finger needs. */
  readonly step: number;
  readonly cardWidth: number;
}

const TOUCH = 44;
/** Two kinds of cards lie closer before they share a row: a finger that slips only chooses, and the next one plays. */
const PARTED = 34;
const GAP = 5;

/**
 * As many rows as it takes to leave 44 px of every card in sight, and of the rows it has had before as many as it takes to leave all of
 * it. Two rows are parted at `start` where 34 px of every card stay.
 */
export function layOut(count: number, room: number, wish: number, start = 0, before = 1): HandLayout {
  let perRow = count;
  let rowCount = 1;
  const stepFor = (cards: number) => (cards < 2 ? wish + GAP : (room - wish) / (cards - 1));
  const tooNarrow = () => stepFor(perRow) < (rowCount < before ? wish + GAP : TOUCH);
  while (perRow > 1 && tooNarrow()) perRow = Math.ceil(count / ++rowCount);
  // Rows of this length may be fewer than were tried: five cards in rows of two are three rows, not four.
  rowCount = Math.ceil(count / Math.max(1, perRow));
  // The upper row is the shorter one, so that the lower one carries it.
  let first = count - perRow * (rowCount - 1);
  const longer = Math.max(start, count - start);
  if (rowCount === 2 && start > 0 && start < count && stepFor(longer) >= PARTED) {
    first = start;
    perRow = longer;
  }
  const step = Math.floor(Math.min(wish + GAP, stepFor(perRow)));
  const rows: number[][] = [];
  for (let from = 0; from < count; ) {
    const size = Math.min(from === 0 ? first : perRow, count - from);
    rows.push(Array.from({ length: size }, (_, i) => from + i));
    from += size;
  }
  return { rows, perRow, step, cardWidth: wish };
}
