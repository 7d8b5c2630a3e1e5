import type { Escalation } from '@overtrick/games';
import { type GameBoard, paintCard, type Telling, wordsWhere } from './scene.ts';
import { say } from './words.ts';

const KINDS = { number: 'bold', wild: 'magenta', pass: 'cyan' } as const;

/** Escalation!: the total to exceed, the pile you would take, and what has been seen. */
export const escalationBoard: GameBoard<Escalation> = {
  colour: ({ kind }) => KINDS[kind],

  sketch(scene) {
    const { view, names, language, paint } = scene;
    const { board } = view.now;
    const card = (text: string): string => paintCard(escalationBoard, scene, text);
    const target =
      board.total === null
        ? say('lead', language)
        : say('beat', language, { total: paint.bold(`${board.total}`), size: board.middleSize });
    const plays = board.middle.map(
      ({ seat, cards, total }) => `${names[seat]} ${cards.map(card).join(',')}${paint.dim(`=${total}`)}`,
    );
    const seen = Object.entries(board.seen)
      .filter(([, count]) => count > 0)
      .map(([text, count]) => `${text}×${count}`);
    return {
      facts: [say('drawPile', language, { n: board.drawPile })],
      middle: [
        target,
        ...(plays.length > 0 ? [plays.join(paint.dim(' → '))] : []),
        ...(seen.length > 0 ? [paint.dim(`${say('seen', language)}: ${seen.join(' ')}`)] : []),
      ],
      columns: [{ title: say('stack', language), side: 'right', cell: (seat) => `${board.stacks[seat]}` }],
      marks: () => '',
    };
  },

  event({ decision, shows }, scene): Telling {
    const { language, paint } = scene;
    const total = shows?.total === undefined ? '' : paint.dim(`=${shows.total}`);
    const drew = shows?.drew === undefined ? '' : paint.dim(` +${shows.drew.join(' ')}`);
    switch (decision?.do) {
      case 'play': {
        const cards = decision.cards.map((text) => paintCard(escalationBoard, scene, text));
        return { row: 'play', did: `${cards.join(',')}${total}${drew}`, result: null };
      }
      case 'pass':
        return { row: 'play', did: `${say('passed', language)}${total}${drew}`, result: null };
      case 'take':
        return {
          row: 'play',
          did: `${say('take', language)} ${paint.dim(`${shows?.took ?? 0}`)}`,
          result: '',
        };
      default:
        return { row: 'hidden', did: '', result: null };
    }
  },

  preview(made, { language }) {
    if (made.do === 'take') {
      return [say('takesCards', language, { n: made.takes }), say('makesStack', language, { n: made.stack })];
    }
    return wordsWhere(
      say('makesTotal', language, { total: made.total }),
      say('draws', language, { n: made.draws }),
      made.ends && say('ends', language),
    );
  },
};
