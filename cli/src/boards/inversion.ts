import type { InversionBoard } from '@overtrick/games';
import { paintCard } from './cards.ts';
import { say } from './say.ts';
import type { Scene, Sketch } from './scene.ts';

const TRICKS = 10;

/** Inversion: the lane with its follow card, the swaps of this trick, and the way of winning that applies. */
export function sketchInversion({ view, language, paint }: Scene<InversionBoard>): Sketch {
  const { board } = view.now;
  const card = (text: string): string => paintCard('inversion', text, paint);
  const played = (seat: number): string => {
    const play = board.plays.find((each) => each.seat === seat);
    if (!play) return '';
    return play.swapped ? `${card(play.card)} ⇄ ${card(play.counts)}` : card(play.card);
  };
  const called = (seat: number): string => {
    if (board.phase === 'play' && seat !== board.parent) return '';
    const tricks = board.declared[seat];
    const out = board.passed[seat] ? say('passed', language) : '';
    return tricks === null
      ? out || '–'
      : board.phase === 'auction' && out
        ? `${tricks}, ${out}`
        : String(tricks);
  };
  const trick = { n: Math.min(TRICKS, board.trick + 1), of: TRICKS };
  return {
    facts: [board.phase === 'auction' ? say('auction', language) : say('trick', language, trick)],
    middle: lane(board, language, paint),
    columns: [
      ...(view.players > 2
        ? [{ title: say('declared', language), side: 'right' as const, cell: called }]
        : []),
      { title: say('taken', language), side: 'right', cell: (seat) => String(board.taken[seat]) },
      { title: say('trickCard', language), cell: played },
    ],
    marks: (seat) =>
      [
        ...(seat === board.parent ? [say('parent', language)] : []),
        ...(seat === board.winning ? [say('wins', language)] : []),
      ].join(', '),
    cardMark: (text) => (board.follow && rank(text) + rank(board.follow) === 11 ? '⇄' : ''),
  };
}

const rank = (card: string): number => Number(card.slice(1));

function lane(board: InversionBoard, language: Scene['language'], paint: Scene['paint']): string[] {
  const { follow } = board;
  if (follow === null) return [];
  const rest = board.lane.slice(1).map((text) => paintCard('inversion', text, paint));
  const way =
    board.priority === 'inverted'
      ? paint.magenta(say('inverted', language))
      : paint.dim(say('normal', language, { suit: follow[0] }));
  return [
    `${say('lane', language)}  ▶ [${paintCard('inversion', follow, paint)}]  ${rest.join('  ')}`,
    ...(board.phase === 'play' ? [way] : []),
  ];
}
