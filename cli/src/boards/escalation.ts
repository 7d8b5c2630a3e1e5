import type { EscalationBoard } from '@overtrick/games';
import { paintCard } from './cards.ts';
import { say } from './say.ts';
import type { Scene, Sketch } from './scene.ts';

/** Escalation!: the total to go over, the pile you would eat, and what has been seen. */
export function sketchEscalation({ view, names, language, paint }: Scene<EscalationBoard>): Sketch {
  const { board } = view.now;
  const card = (text: string): string => paintCard('escalation', text, paint);
  const target =
    board.total === null
      ? say('lead', language)
      : say('beat', language, { total: paint.bold(String(board.total)), size: board.middleSize });
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
    columns: [{ title: say('stack', language), side: 'right', cell: (seat) => String(board.stacks[seat]) }],
    marks: () => '',
  };
}
