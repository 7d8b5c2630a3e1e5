import type { Inversion } from '@overtrick/games';
import { type GameBoard, paintCard, type Scene, type Telling, wordsWhere } from './scene.ts';
import { say } from './words.ts';

const TRICKS = 10;
const SUITS = { C: 'green', S: 'blue', H: 'red', D: 'yellow', N: 'magenta' } as const;

/** Inversion: the lane with its follow card, the swaps of this trick, and the way of winning that applies. */
export const inversionBoard: GameBoard<Inversion> = {
  colour: ({ suit }) => SUITS[suit],

  sketch(scene) {
    const { game, view, language } = scene;
    const { board } = view.now;
    const card = (text: string): string => paintCard(inversionBoard, scene, text);
    const played = (seat: number): string => {
      const play = board.plays.find((each) => each.seat === seat);
      if (!play) return '';
      return play.swapped ? `${card(play.card)} ⇄ ${card(play.counts)}` : card(play.card);
    };
    const called = (seat: number): string => {
      if (board.phase === 'play' && seat !== board.parent) return '';
      const tricks = board.declared[seat];
      const out = board.passed[seat] ? say('passed', language) : '';
      if (tricks === null) return out || '–';
      return board.phase === 'auction' && out ? `${tricks}, ${out}` : `${tricks}`;
    };
    const trick = { n: Math.min(TRICKS, board.trick + 1), of: TRICKS };
    return {
      facts: [board.phase === 'auction' ? say('auction', language) : say('trick', language, trick)],
      middle: lane(scene),
      columns: [
        ...(view.players > 2
          ? [{ title: say('declared', language), side: 'right' as const, cell: called }]
          : []),
        { title: say('taken', language), side: 'right', cell: (seat) => `${board.taken[seat]}` },
        { title: say('trickCard', language), cell: played },
      ],
      marks: (seat) =>
        wordsWhere(
          seat === board.parent && say('parent', language),
          seat === board.winning?.seat && say('wins', language),
        ).join(', '),
      cardMark: (text) =>
        board.follow && game.face(text).partner === game.face(board.follow).rank ? '⇄' : '',
    };
  },

  event({ decision, shows }, scene): Telling {
    const { language } = scene;
    const card = (text: string): string => paintCard(inversionBoard, scene, text);
    const result = resultOf(shows, scene);
    switch (decision?.do) {
      case 'declare':
        return { row: 'auction', did: `${decision.tricks}`, result };
      case 'pass':
        return { row: 'auction', did: say('passed', language), result };
      case 'play': {
        const swap = shows?.counts === undefined ? '' : ` ⇄ ${card(shows.counts)}`;
        return { row: 'play', did: `${card(decision.card)}${swap}`, result };
      }
      default:
        return { row: 'hidden', did: '', result };
    }
  },

  preview(made, { view, names, language }) {
    if (made.do !== 'play') {
      return made.parent === null ? [] : [say('parentIs', language, { who: names[made.parent] })];
    }
    return wordsWhere(
      say('makesEleven', language, { rank: made.partner }),
      made.partners.length > 0 && say('inLane', language, { cards: made.partners.join(' ') }),
      made.swaps && say('swapsWith', language, { card: made.counts }),
      made.swaps && say('nextFollow', language, { card: made.follow }),
      made.priority === 'inverted' && say('inverted', language),
      made.winning.seat === view.seat && say('ahead', language),
    );
  },
};

function resultOf(
  shows: Inversion['shows'] | undefined,
  { names, language }: Scene<Inversion>,
): string | null {
  if (shows?.winner !== undefined) return say('trickTo', language, { who: names[shows.winner] });
  if (shows?.parent !== undefined) return say('parentIs', language, { who: names[shows.parent] });
  return null;
}

function lane(scene: Scene<Inversion>): string[] {
  const { game, view, language, paint } = scene;
  const { follow, lane: cards, priority, phase } = view.now.board;
  if (follow === null) return [];
  const [first, ...rest] = cards.map((text) => paintCard(inversionBoard, scene, text));
  const way =
    priority === 'inverted'
      ? paint.magenta(say('inverted', language))
      : paint.dim(say('normal', language, { suit: game.face(follow).suit }));
  return [`${say('lane', language)}  ▶ [${first}]  ${rest.join('  ')}`, ...(phase === 'play' ? [way] : [])];
}
