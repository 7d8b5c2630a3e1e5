import { type Learning, TraitBlocks, type Traits } from '@overtrick/engine';
import { COLOUR_BITS, COLOUR_OF, COLOUR_WORD, HAND_SIZE, RANK_OF, RANKS, WHITE } from './deck.ts';
import { blocksOf, COLLAPSE, coloursOf } from './points.ts';
import { cardOf, hasBlock, strength, WANT } from './rules.ts';
import { ACQUIRE, ANSWER, type CryptrickState, PLAY } from './state.ts';
import type { Cryptrick } from './types.ts';

/** What a card is in this trick: another colour, the led one, trump, white. */
const SORTS = 4;
const RANKS_AND_WHITE = RANKS + 1;
/** How full a portfolio is: no block, one, two, three, collapsed. */
const FULL = COLLAPSE + 1;
/** Where a card would stand among the acquisition cards: first, second, third, nowhere. */
const PLACES = 4;
/** How many still play: none, one, two, three, more. */
const TO_COME = 5;
const SPOILS = 6;
const PHASES = 5;
/** How many seats stand before one in line for an offered card. */
const AHEAD = 9;
const COLOURS_HELD = 4;

/** A trick a card. */
const TRICKS = HAND_SIZE;

const blocks = new TraitBlocks();
const CARD = blocks.add(PHASES, FULL, SORTS, RANKS_AND_WHITE);
const CARRIES = blocks.add(PHASES, FULL, 2, TRICKS);
const SHAPE = blocks.add(PHASES, COLOURS_HELD, SORTS, 2);
const PLACE = blocks.add(FULL, PLACES, TO_COME, SPOILS);
const SURE = blocks.add(FULL, PLACES, TO_COME, SORTS);
const FRESH = blocks.add(FULL, PLACES, COLOURS_HELD, TRICKS);
const WANTED = blocks.add(FULL, SORTS, RANKS_AND_WHITE);
const IN_LINE = blocks.add(AHEAD, FULL);
const STRONG = blocks.add(4, FULL, TRICKS);
const TAKEN = blocks.add(FULL, 2, SPOILS);
const DENIED = blocks.add(2, FULL, 4);
/** No decision has more traits than this. */
const MOST = 7;

const sortOf = (state: CryptrickState, card: number): number => {
  const colour = COLOUR_OF[card];
  if (colour === WHITE) return 3;
  if (colour === state.trump) return 2;
  return colour === state.led && state.phase === PLAY ? 1 : 0;
};

const bitsIn = (word: number): number => {
  let bits = 0;
  for (let left = word; left !== 0; left &= left - 1) bits++;
  return bits;
};

/** How many cards of a colour a set holds; whites are not told apart here. */
const heldOf = (sets: Int32Array, set: number, colour: number): number =>
  bitsIn(sets[2 * set + COLOUR_WORD[colour]] & COLOUR_BITS[colour]);

/** CRY-4.1: where a card that is played now would stand. */
function placeOf(state: CryptrickState, card: number): number {
  const rank = strength(state, card) << 8;
  let place = 0;
  while (place < state.best.length && (state.best[place] & ~0xff) > rank) place++;
  return Math.min(PLACES - 1, place >= state.best.length ? PLACES - 1 : place);
}

/** How many colours on offer in this trick a seat does not have yet. */
function freshColours(state: CryptrickState, seat: number): number {
  let fresh = 0;
  for (let colour = 0; colour < WHITE; colour++) {
    if (heldOf(state.spoils, 0, colour) > 0 && heldOf(state.taken, seat, colour) === 0) fresh++;
  }
  return Math.min(COLOURS_HELD - 1, fresh);
}

/** How many trumps and whites a seat holds. */
const trumpsHeld = (state: CryptrickState, seat: number): number =>
  heldOf(state.hand, seat, WHITE) + (state.trump === WHITE ? 0 : heldOf(state.hand, seat, state.trump));

const traits: Traits<CryptrickState> = {
  count: blocks.count,
  most: MOST,
  write(state, seat, codes, count, out) {
    const { phase, players } = state;
    const full = Math.min(COLLAPSE, blocksOf(state, seat));
    const trick = Math.min(TRICKS - 1, state.trick);
    if (phase === ANSWER) {
      const { offered } = state;
      const ahead = Math.min(AHEAD - 1, (state.seller - seat + players) % players);
      for (let i = 0; i < count; i++) {
        let to = i * MOST;
        if (codes[i] === WANT) {
          out[to++] = WANTED + (full * SORTS + sortOf(state, offered)) * RANKS_AND_WHITE + RANK_OF[offered];
          out[to++] = IN_LINE + ahead * FULL + full;
          out[to++] = STRONG + (Math.min(3, trumpsHeld(state, seat)) * FULL + full) * TRICKS + trick;
          out[to++] =
            CARRIES + ((phase * FULL + full) * 2 + (hasBlock(state, offered) ? 1 : 0)) * TRICKS + trick;
        }
        out[to] = -1;
      }
      return;
    }
    const colours = Math.min(COLOURS_HELD - 1, coloursOf(state, seat));
    const toCome = Math.min(TO_COME - 1, players - 1 - state.laid);
    const spoils = Math.min(SPOILS - 1, bitsIn(state.spoils[0]) + bitsIn(state.spoils[1]));
    const fresh = phase === PLAY ? freshColours(state, seat) : 0;
    for (let i = 0; i < count; i++) {
      const card = cardOf(codes[i]);
      const colour = COLOUR_OF[card];
      const sort = sortOf(state, card);
      const carries = hasBlock(state, card) ? 1 : 0;
      const isNew = colour < WHITE && heldOf(state.taken, seat, colour) === 0 ? 1 : 0;
      let to = i * MOST;
      if (phase === ACQUIRE) {
        out[to++] = TAKEN + (full * 2 + isNew) * SPOILS + spoils;
        out[to++] = DENIED + (isNew * FULL + full) * 4 + Math.min(3, lackedBy(state, seat, colour));
        out[to] = -1;
        continue;
      }
      out[to++] = CARD + ((phase * FULL + full) * SORTS + sort) * RANKS_AND_WHITE + RANK_OF[card];
      out[to++] = CARRIES + ((phase * FULL + full) * 2 + carries) * TRICKS + trick;
      out[to++] =
        SHAPE +
        ((phase * COLOURS_HELD + Math.min(COLOURS_HELD - 1, heldOf(state.hand, seat, colour))) * SORTS +
          sort) *
          2 +
        carries;
      if (phase === PLAY) {
        const place = placeOf(state, card);
        out[to++] =
          PLACE +
          ((full * PLACES + place) * TO_COME + toCome) * SPOILS +
          Math.min(SPOILS - 1, spoils + carries);
        out[to++] = SURE + ((full * PLACES + place) * TO_COME + toCome) * SORTS + sort;
        out[to++] =
          FRESH +
          ((full * PLACES + place) * COLOURS_HELD + Math.max(fresh, colours === 0 ? 1 : 0)) * TRICKS +
          trick;
      }
      if (to < (i + 1) * MOST) out[to] = -1;
    }
  },
};

/** How many of the others who acquire in this trick do not have a colour yet. */
function lackedBy(state: CryptrickState, seat: number, colour: number): number {
  if (colour >= WHITE) return 0;
  let lacking = 0;
  for (const entry of state.best) {
    const other = entry & 15;
    if (other !== seat && heldOf(state.taken, other, colour) === 0) lacking++;
  }
  return lacking;
}

/** What bots learn Cryptrick by: how full the own portfolio is, what a card would bring, and what is on offer. */
export const learning: Learning<Cryptrick> = { traits };
