import type { View } from '@overtrick/engine';
import type { Charms } from '@overtrick/games/charms';
import type { Talk } from '../board.ts';
import { Medal } from './Medal.tsx';
import { W } from './sayings.ts';

/** The suit that must be shown now, beside the charm that lacks it. The question says it in words. */
export function DutySign({ view, talk }: { readonly view: View<Charms>; readonly talk: Talk }) {
  const { led, duty } = view.now.board;
  if (led === null || duty !== 'show') return null;
  return (
    <span className="cha-duty" aria-hidden="true">
      <Medal suit={led} />
      {talk.say(W.show)}
    </span>
  );
}
