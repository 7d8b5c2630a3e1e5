import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Shape } from '../games/board.ts';

/** A result keeps at least the room of the question and the hand it replaces: the board above it stays where it is. */
export function useKeptRoom(own: RefObject<HTMLElement | null>, result: boolean, shape: Shape): void {
  const kept = useRef({ shape, height: 0 });
  useLayoutEffect(() => {
    const element = own.current;
    if (!element) return;
    if (result) {
      if (kept.current.shape === shape) element.style.minHeight = `${kept.current.height}px`;
      return () => {
        element.style.minHeight = '';
      };
    }
    const observer = new ResizeObserver(([{ borderBoxSize }]) => {
      kept.current = { shape, height: borderBoxSize[0].blockSize };
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [own, result, shape]);
}
