import { dealsOf, type Race, type Seat, type View } from '@overtrick/engine';
import { tricks } from './facts.ts';
import type { Inversion, InversionScoring, InversionTurningPoint } from './types.ts';

/** Who wins together with a seat (INV-5.2); with two players nobody does. */
function sideOf({ now }: View<Inversion>, seat: Seat): readonly Seat[] {
  return now.sides?.find(({ seats }) => seats.includes(seat))?.seats ?? [seat];
}

/** INV-5.1, 5.2 */
export function scoring(view: View<Inversion>, seat: Seat): InversionScoring {
  const { taken, needs, parent } = view.now.board;
  const side = sideOf(view, seat);
  const made = side.reduce((sum, each) => sum + taken[each], 0);
  const facts = { count: taken[seat], taken: made, needed: needs?.[seat] ?? 0 };
  const points = view.now.sheet.at(-1)?.[seat] ?? 0;
  if (parent === null) {
    const most = Math.max(...taken);
    const ended = taken.every((each) => each === most) ? 'drawn' : made === most ? 'won' : 'lost';
    return { ...facts, rule: 'INV-5.1', by: 'tricks', ended, points };
  }
  const ended = made >= facts.needed ? 'won' : 'lost';
  return { ...facts, rule: 'INV-5.2', by: seat === parent ? 'parent' : 'child', ended, points };
}

/** The trick with which the winning side had what it needed; of a draw the last one, which made it level. */
export function turningPoint(view: View<Inversion>): InversionTurningPoint | null {
  const { needs, parent } = view.now.board;
  const { outcome } = view.now;
  if (!outcome || !needs) return null;
  const [{ choices }] = dealsOf(view.past);
  const ends = choices.filter(({ shows }) => shows?.winner !== undefined);
  const finished = tricks(view);
  const drawn = outcome.kind === 'drawn';
  const [winner] = outcome.winners;
  const side = sideOf(view, winner);
  let taken = 0;
  for (const [trick, { won, priority }] of finished.entries()) {
    if (side.includes(won.seat)) taken++;
    if (drawn ? trick < finished.length - 1 : taken < needs[winner]) continue;
    const by = drawn ? 'level' : parent === null ? 'tricks' : winner === parent ? 'parent' : 'child';
    const { position } = ends[trick];
    const facts = { taken, needed: needs[winner], trick, swapped: priority === 'inverted' };
    return { by, seat: won.seat, deal: 0, position, ...facts };
  }
  return null;
}

/** Trick by trick: both players, or the parent and the children together, with what each side needed. */
export function race(view: View<Inversion>): Race {
  const { sides, board } = view.now;
  const lines = (sides ?? board.taken.map((_, seat) => ({ seats: [seat] }))).map(({ seats }) => {
    const sums = [0];
    for (const { won } of tricks(view)) sums.push((sums.at(-1) ?? 0) + (seats.includes(won.seat) ? 1 : 0));
    return { seats, sums, goal: board.needs?.[seats[0]] ?? null };
  });
  return { by: 'trick', lines };
}
