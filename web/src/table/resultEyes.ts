import { type Observer, SPECTATOR } from '@overtrick/engine';
import type { TableSnapshot } from '../source/source.ts';

/** Whose result it is. Around one device (`here`) it belongs to everybody: names instead of "you". */
export function resultEyes({ sitters, eyes }: TableSnapshot, here: boolean): Observer {
  const shared = here && sitters.filter(({ kind }) => kind === 'human').length > 1;
  return shared ? SPECTATOR : eyes;
}
