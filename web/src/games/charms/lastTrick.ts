import { thisDeal, type View } from '@overtrick/engine';
import type { CharmsBoard } from '@overtrick/games/charms';
import { tricksOf } from '../../table/tricks.ts';
import type { LaidTrick } from '../board.ts';
import { pairAfter } from './pairs.ts';

/** What everybody showed at the end of the last finished trick, in the order of play: old cards count like new ones. */
export function lastTrick({ past }: View<CharmsBoard>): LaidTrick | null {
  const trick = tricksOf(past).at(-1);
  const last = trick?.plays.at(-1);
  if (!trick || !last) return null;
  const { choices } = thisDeal(past);
  const until = choices.slice(0, choices.indexOf(last) + 1);
  const cards = trick.plays.flatMap(({ seat }) => {
    const { suit, number } = pairAfter(until, seat);
    return [suit, number].flatMap((card) => (card === undefined ? [] : [{ seat, card }]));
  });
  return { cards, order: [trick.winner] };
}
