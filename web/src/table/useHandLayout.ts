import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Shape } from '../games/board.ts';
import { useSettings } from '../settings/settings.ts';
import { type HandLayout, layOut } from './handLayout.ts';
import { useScreenHeight } from './useShape.ts';

const WIDTHS = {
  tall: { small: 52, medium: 60, large: 70 },
  wide: { small: 46, medium: 52, large: 58 },
  desk: { small: 84, medium: 100, large: 118 },
} as const;

/**
 * Lays the hand out in the room it has; `start` is where a lower row would best begin. A row that it has had stays its room until the
 * deal is over: nothing above it moves when a card is played.
 */
export function useHandLayout(
  hand: RefObject<HTMLElement | null>,
  count: number,
  shape: Shape,
  deal: number,
  start?: number,
): HandLayout & { readonly most: number } {
  const { cardSize } = useSettings();
  const [room, setRoom] = useState(360);
  useLayoutEffect(() => {
    const element = hand.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setRoom(element.clientWidth));
    setRoom(element.clientWidth);
    observer.observe(element);
    return () => observer.disconnect();
  }, [hand]);
  const wish = WIDTHS[shape][cardSize] * growth(shape, room, useScreenHeight());
  const occasion = [deal, room, wish].join();
  const needed = Math.max(1, layOut(count, room, wish, start).rows.length);
  const [had, setHad] = useState({ occasion, rows: needed });
  const before = had.occasion === occasion ? had.rows : 1;
  const most = Math.max(needed, Math.min(before, needed + 1));
  if (had.occasion !== occasion || had.rows !== most) setHad({ occasion, rows: most });
  return { ...layOut(count, room, wish, start, most), most };
}

/** Cards are as large as the screen is: a tablet held upright has the plan of a phone, a low window that of a desk. */
function growth(shape: Shape, room: number, height: number): number {
  if (shape === 'desk') return between(0.8, height / 900, 1.5);
  return shape === 'tall' ? between(1, room / 500, 1.6) * between(0.9, height / 700, 1) : 1;
}

const between = (least: number, wish: number, most: number): number => Math.max(least, Math.min(most, wish));
