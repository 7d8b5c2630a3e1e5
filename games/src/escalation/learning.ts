import { type Learning, TraitBlocks, type Traits } from '@overtrick/engine';
import { HAND_SIZE, WILD, WILD_TOP } from './deck.ts';
import { naturalsOf, PASS, setValue, TAKE, totalOf, wildsOf } from './rules.ts';
import { type EscalationState, handAt } from './state.ts';
import type { Escalation } from './types.ts';

/** How far a deal is: much to draw, little, nothing. */
const PHASES = 3;
const phaseOf = (pile: number): number => (pile > 12 ? 0 : pile > 0 ? 1 : 2);

/** Sizes of the middle and totals that feel alike: the number of steps that are not above. */
const MIDDLE_STEPS = [1, 3, 5, 8, 12, 17];
const MIDDLES = MIDDLE_STEPS.length + 1;
const TOTAL_STEPS = [1, 6, 9, 12, 15, 19, 24, 30];
const TOTALS = TOTAL_STEPS.length + 1;
const JUMP_STEPS = [2, 3, 4, 6, 9, 13, 19];
const JUMPS = JUMP_STEPS.length + 1;
const stepOf = (steps: readonly number[], value: number): number => {
  let step = 0;
  while (step < steps.length && value >= steps[step]) step++;
  return step;
};

const VALUES = 14;
/** Cards of one play: up to four, and more. */
const CARDS = 6;
const HELD = HAND_SIZE + 1;
/** What is done: take, pass, play. */
const DEEDS = 3;

const blocks = new TraitBlocks();
const DEED = blocks.add(DEEDS, PHASES, MIDDLES, TOTALS);
const HANDS = blocks.add(DEEDS, HELD, HELD);
const TAKE_ABLE = blocks.add(PHASES, 5, MIDDLES);
const PLAYED = blocks.add(2, VALUES, CARDS);
const WILDS = blocks.add(5, PHASES, TOTALS);
const LEFT = blocks.add(4, PHASES, VALUES);
const MADE = blocks.add(TOTALS, MIDDLES, PHASES);
const JUMP = blocks.add(JUMPS, MIDDLES, PHASES);
const STILL = blocks.add(DEEDS, PHASES, TOTALS, TOTALS);
const OUT = blocks.add(HELD, CARDS, 2);
/** No decision has more traits than this. */
const MOST = 10;

/** The fewest cards that another seat holds. */
function fewestHeld(state: EscalationState, seat: number): number {
  let fewest = HAND_SIZE;
  for (let other = 0; other < state.players; other++) {
    if (other !== seat && state.held[other] < fewest) fewest = state.held[other];
  }
  return fewest;
}

/** By wilds left: the highest total that a hand can make, with which value, and the highest with another one. Filled by `findHighest`. */
const highest = new Int32Array(HAND_SIZE + 1);
const valueOfHighest = new Int32Array(HAND_SIZE + 1);
const nextHighest = new Int32Array(HAND_SIZE + 1);

const totalWith = (value: number, naturals: number, wilds: number): number =>
  value * (value <= WILD_TOP ? naturals + wilds : naturals);

function findHighest({ hand }: EscalationState, at: number): void {
  for (let wilds = hand[at + WILD]; wilds >= 0; wilds--) {
    let first = 0;
    let second = 0;
    let best = 0;
    for (let value = 1; value < WILD; value++) {
      const total = totalWith(value, hand[at + value], wilds);
      if (total > first) {
        second = first;
        first = total;
        best = value;
      } else if (total > second) second = total;
    }
    highest[wilds] = first;
    valueOfHighest[wilds] = best;
    nextHighest[wilds] = second;
  }
}

/** The highest total that a hand can make once a set has left it. */
function highestAfter({ hand }: EscalationState, at: number, set: number): number {
  const value = setValue(set);
  const wilds = hand[at + WILD] - wildsOf(set);
  const others = valueOfHighest[wilds] === value ? nextHighest[wilds] : highest[wilds];
  return Math.max(others, totalWith(value, hand[at + value] - naturalsOf(set), wilds));
}

const traits: Traits<EscalationState> = {
  count: blocks.count,
  most: MOST,
  write(state, seat, codes, count, out) {
    const pile = state.deck.length - state.drawn;
    const phase = phaseOf(pile);
    const middle = stepOf(MIDDLE_STEPS, state.middle);
    const total = stepOf(TOTAL_STEPS, state.total);
    const hand = handAt(seat);
    const rivals = fewestHeld(state, seat);
    const held = state.held[seat];
    const leads = state.middle === 0 ? 1 : 0;
    findHighest(state, hand);
    const now = highest[state.hand[hand + WILD]];
    for (let i = 0; i < count; i++) {
      const code = codes[i];
      const deed = code === TAKE ? 0 : code === PASS ? 1 : 2;
      let to = i * MOST;
      out[to++] = DEED + ((deed * PHASES + phase) * MIDDLES + middle) * TOTALS + total;
      const still = deed === 2 ? highestAfter(state, hand, code) : now;
      out[to++] = STILL + ((deed * PHASES + phase) * TOTALS + stepOf(TOTAL_STEPS, still)) * TOTALS + total;
      if (deed === 0) out[to++] = TAKE_ABLE + (phase * 5 + Math.min(4, count - 1)) * MIDDLES + middle;
      if (deed === 2) {
        const value = setValue(code);
        const wilds = wildsOf(code);
        const cards = naturalsOf(code) + wilds;
        const made = totalOf(code);
        const rest = state.hand[hand + value] - naturalsOf(code);
        const step = Math.min(CARDS - 1, cards);
        out[to++] = PLAYED + (leads * VALUES + value) * CARDS + step;
        out[to++] = WILDS + (Math.min(4, wilds) * PHASES + phase) * TOTALS + total;
        out[to++] = LEFT + (Math.min(3, rest) * PHASES + phase) * VALUES + value;
        out[to++] = MADE + (stepOf(TOTAL_STEPS, made) * MIDDLES + middle) * PHASES + phase;
        out[to++] = JUMP + (stepOf(JUMP_STEPS, made - state.total) * MIDDLES + middle) * PHASES + phase;
        if (phase === 2) {
          const stuck = wilds === 0 && value <= WILD_TOP && state.hand[hand + WILD] > 0 ? 1 : 0;
          out[to++] = OUT + ((held - cards) * CARDS + step) * 2 + stuck;
        }
      }
      if (phase === 2) out[to++] = HANDS + (deed * HELD + held) * HELD + rivals;
      if (to < (i + 1) * MOST) out[to] = -1;
    }
  },
};

/** What bots learn Escalation! by: what lies there and what it would cost, what a play makes, and what it leaves in the hand. */
export const learning: Learning<Escalation> = { traits };
