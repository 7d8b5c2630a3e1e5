import type { ChoiceEvent, Seat, View } from '@overtrick/engine';
import { useEffect, useRef } from 'react';
import { settingsNow } from '../settings/settings.ts';
import { turnsUp } from '../source/turnsUp.ts';
import { sound } from './sound.ts';

/** Small sounds for what happens, for people who switched them on. */
export function useSounds(view: View): void {
  const heard = useRef(view.past.length);
  useEffect(() => {
    const fresh = view.past.slice(heard.current);
    heard.current = view.past.length;
    const last = fresh.at(-1);
    if (!settingsNow().sound || !last) return;
    if (last.t === 'deal') sound('deal');
    else if (last.end) sound(last.end.winners.includes(view.seat) ? 'win' : 'end');
    else if (turnsUp(last)) sound(wonBy(last) === view.seat ? 'mine' : 'trick');
    else sound(last.decision?.do === 'bid' ? 'button' : 'card');
  }, [view]);
}

/** Who won the trick that a decision ended. */
function wonBy({ shows }: ChoiceEvent): Seat | undefined {
  const facts: { winner?: Seat } = shows ?? {};
  return facts.winner;
}
