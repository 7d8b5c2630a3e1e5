import type { Inflation } from '@overtrick/games';
import { groupDigits } from '../text/digits.ts';
import type { Style } from '../text/paint.ts';
import { type GameBoard, paintCard, wordsWhere } from './scene.ts';
import { say } from './words.ts';

const TRICKS = 12;
/** The higher a card, the hotter; three or four ranks each. */
const HEAT: readonly Style[] = ['cyan', 'green', 'yellow', 'red'];

/** Inflation!: every row's huge number, digits grouped, the largest of this trick lit up. */
export const inflationBoard: GameBoard<Inflation> = {
  colour: ({ rank }) => HEAT[Math.floor(rank / 3.1)],

  sketch(scene) {
    const { view, language, paint } = scene;
    const { board } = view.now;
    const number = (seat: number): string => {
      const digits = groupDigits(board.numbers[seat]);
      if (seat === board.winning?.seat) return paint.bold(paint.green(digits));
      return digits === '' ? paint.dim('–') : paint.bold(digits);
    };
    const trick = { n: Math.min(TRICKS, board.trick + 1), of: TRICKS };
    return {
      facts: [board.phase === 'bid' ? say('bidding', language) : say('trick', language, trick)],
      middle: board.led ? [say('led', language, { card: paintCard(inflationBoard, scene, board.led) })] : [],
      columns: [
        { title: say('bid', language), side: 'right', cell: (seat) => `${board.bids[seat] ?? '–'}` },
        { title: say('taken', language), side: 'right', cell: (seat) => `${board.taken[seat]}` },
        { title: say('number', language), side: 'right', cell: number },
      ],
      marks: (seat) =>
        wordsWhere(
          seat === board.dealer && say('dealer', language),
          seat === board.winning?.seat && say('wins', language),
        ).join(', '),
    };
  },

  event({ decision, shows }, scene) {
    const { names, language } = scene;
    const winner = shows?.winner;
    const result = winner === undefined ? null : say('trickTo', language, { who: names[winner] });
    if (!decision) return { row: 'hidden', did: '', result };
    if (decision.do === 'bid') return { row: 'bid', did: `${decision.tricks}`, result };
    return { row: 'play', did: paintCard(inflationBoard, scene, decision.card), result };
  },

  preview(made, { view, language }) {
    if (made.do === 'bid') return [];
    return wordsWhere(
      say('makesNumber', language, { number: groupDigits(made.number) }),
      made.winning.seat === view.seat && say('ahead', language),
    );
  },
};
