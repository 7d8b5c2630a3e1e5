import type { RaceLine, View } from '@overtrick/engine';
import type { Talk } from '../games/board.ts';
import { listOf } from '../words/list.ts';
import { E } from './words.ts';

/** What a line of a race is called: a name, or a side by its role. */
export function lineName({ seats }: RaceLine, { now }: View, { say, name }: Talk): string {
  const role = now.sides?.find((side) => side.seats.includes(seats[0]))?.role ?? null;
  if (role === 'parent') return say(E.parent, { name: name(seats[0]) });
  if (role === 'child') return say(E.children);
  return listOf(seats.map(name), say);
}
