import { type Game, settledBy, type View } from '@overtrick/engine';
import { useEffect, useRef } from 'react';
import { settingsNow } from '../settings/settings.ts';
import { sound } from './sound.ts';

/** Small sounds for what happens, for people who switched them on. */
export function useSounds(game: Game, view: View): void {
  const heard = useRef(view.past.length);
  useEffect(() => {
    const fresh = view.past.slice(heard.current);
    heard.current = view.past.length;
    const last = fresh.at(-1);
    if (!settingsNow().sound || !last) return;
    const settled = settledBy(game, last);
    if (last.t === 'deal') sound('deal');
    else if (last.end) sound(last.end.winners.includes(view.seat) ? 'win' : 'end');
    else if (settled) sound(settled.winner === view.seat ? 'mine' : 'trick');
    else sound(last.decision && game.cardsOf(last.decision).length === 0 ? 'button' : 'card');
  }, [game, view]);
}
