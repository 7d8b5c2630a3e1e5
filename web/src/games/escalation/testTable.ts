import { escalation } from '@overtrick/games/escalation';
import { cards, tableOf } from '../testTable.ts';

const SIZES: Readonly<Record<string, number>> = {
  ...Object.fromEntries(Array.from({ length: 13 }, (_, i) => [`${i + 1}`, i < 7 ? 5 : i < 10 ? 3 : 2])),
  W: 4,
  P: 2,
};

/** A table for tests: these hands (cards apart by spaces), then these decisions, each by the seat in turn. */
export function tableWith(hands: readonly string[], decisions: readonly string[] = []) {
  const held = hands.map(cards);
  const deck = Object.entries(SIZES).flatMap(([card, size]) => {
    const left = size - held.flat().filter((each) => each === card).length;
    return Array<string>(left).fill(card);
  });
  return tableOf(escalation, { first: 0, hands: held, deck }, decisions);
}

/** The worked example of the rules page. */
export const EXAMPLE = {
  hands: ['2 5 5 W 1 1', '3 3 P 1 1 2', '8 7 7 7 2 2', '12 4 4 13 13 2'],
  decisions: ['play:2', 'play:3,3', 'play:8', 'play:12', 'play:5,5,W', 'pass', 'play:7,7,7', 'take'],
} as const;
