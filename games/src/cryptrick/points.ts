import { COLOUR_BITS, COLOUR_WORD, WHITE, WORD_CARDS } from './deck.ts';
import type { Scoring } from './options.ts';
import type { CryptrickState } from './state.ts';

/** CRY-5.1: from this block on a portfolio has collapsed. */
export const COLLAPSE = 4;

/** CRY-5.1: points for B blocks in C colours. */
export function pointsFor(blocks: number, colours: number, scoring: Scoring): number {
  if (blocks >= COLLAPSE) return scoring === 'crash' ? 0 : blocks;
  return scoring === 'sum' ? blocks + colours : blocks * colours;
}

/** CRY-5.1: what a seat's acquired cards are worth. */
export function worth(state: CryptrickState, seat: number): number {
  return pointsFor(blocksOf(state, seat), coloursOf(state, seat), state.scoring);
}

/** B: how many blocks a seat has. */
export function blocksOf(state: CryptrickState, seat: number): number {
  let blocks = 0;
  for (let word = 0; word < 2; word++) {
    const last = word * WORD_CARDS + 31;
    for (let left = state.taken[2 * seat + word]; left !== 0; left &= left - 1) {
      blocks += state.blocks[last - Math.clz32(left & -left)];
    }
  }
  return blocks;
}

/** C: in how many colours. */
export function coloursOf(state: CryptrickState, seat: number): number {
  let colours = 0;
  for (let colour = 0; colour < WHITE; colour++) {
    if ((state.taken[2 * seat + COLOUR_WORD[colour]] & COLOUR_BITS[colour]) !== 0) colours++;
  }
  return colours;
}
