import type { GameBoard } from './scene.ts';

/** The board of a game that has none of its own: what every game has in common, and the rest as JSON. */
export const anyBoard: GameBoard = {
  colour: () => 'bold',

  sketch: ({ game, view }) => ({
    facts: [game.ruleNow(view)],
    middle: Object.entries<unknown>({ ...view.now.board }).map(
      ([name, value]) => `${name}: ${JSON.stringify(value)}`,
    ),
    columns: [],
    marks: () => '',
  }),

  event({ decision, shows }, { game }) {
    if (!decision) return { row: 'hidden', did: '', result: null };
    const cards = game.cardsOf(decision).join(' ') || game.makeDecision(decision);
    const did = shows ? `${cards} ${JSON.stringify(shows)}` : cards;
    return { row: decision.do, did, result: null };
  },

  preview: (made) => [JSON.stringify(made)],
};
