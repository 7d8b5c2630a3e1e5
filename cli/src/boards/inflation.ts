import type { InflationBoard } from '@overtrick/games';
import { groupDigits } from '../text/digits.ts';
import { paintCard } from './cards.ts';
import { say } from './say.ts';
import type { Scene, Sketch } from './scene.ts';

const TRICKS = 12;

/** Inflation!: every row's huge number, digits grouped, the largest of this trick lit up. */
export function sketchInflation({ view, language, paint }: Scene<InflationBoard>): Sketch {
  const { board } = view.now;
  const number = (seat: number): string => {
    const digits = groupDigits(board.numbers[seat]);
    if (board.winning === seat) return paint.bold(paint.green(digits));
    return digits === '' ? paint.dim('–') : paint.bold(digits);
  };
  const trick = { n: Math.min(TRICKS, board.trick + 1), of: TRICKS };
  return {
    facts: [board.phase === 'bid' ? say('bidding', language) : say('trick', language, trick)],
    middle: board.led ? [say('led', language, { card: paintCard('inflation', board.led, paint) })] : [],
    columns: [
      { title: say('bid', language), side: 'right', cell: (seat) => String(board.bids[seat] ?? '–') },
      { title: say('taken', language), side: 'right', cell: (seat) => String(board.taken[seat]) },
      { title: say('number', language), side: 'right', cell: number },
    ],
    marks: (seat) =>
      [
        ...(seat === board.dealer ? [say('dealer', language)] : []),
        ...(seat === board.winning ? [say('wins', language)] : []),
      ].join(', '),
  };
}
