import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Shape } from '../boards/board.ts';
import { useSettings } from '../settings/settings.ts';
import { type HandLayout, layOut } from './handLayout.ts';

const WIDTHS = {
  tall: { small: 52, medium: 60, large: 70 },
  wide: { small: 46, medium: 52, large: 58 },
  desk: { small: 84, medium: 100, large: 118 },
} as const;

/** Lays the hand out in the room it has; `start` is where a lower row would best begin. */
export function useHandLayout(
  hand: RefObject<HTMLElement | null>,
  count: number,
  shape: Shape,
  start?: number,
): HandLayout {
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
  return layOut(count, room, WIDTHS[shape][cardSize], start);
}
