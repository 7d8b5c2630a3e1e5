import { consider, type View } from '@overtrick/engine';
import { useEffect } from 'react';
import type { BoardModule } from '../games/board.ts';

type Facts = object | null;

/** What decisions would make, as far as somebody has asked or there was time to find out. */
const known = new WeakMap<View, Map<string, Facts>>();

/** What a decision would make. */
export function previewOf({ game }: BoardModule, view: View, decision: string): Facts {
  const facts = known.get(view) ?? new Map<string, Facts>();
  known.set(view, facts);
  const found = facts.get(decision);
  if (found !== undefined) return found;
  const considered = consider(game, view, decision);
  const made = considered.ok ? considered.value : null;
  facts.set(decision, made);
  return made;
}

/** Finds out what every decision would make while the browser has nothing to do, so that a touch is answered at once. */
export function usePreviews(module: BoardModule, view: View): void {
  useEffect(() => {
    const { legal } = view.now;
    // Not every browser says when it has nothing to do; there a touch finds it out.
    if (!('requestIdleCallback' in window)) return;
    let idle = 0;
    const goOn = (at: number) => {
      if (at >= legal.length) return;
      idle = requestIdleCallback(() => {
        previewOf(module, view, legal[at]);
        goOn(at + 1);
      });
    };
    goOn(0);
    return () => cancelIdleCallback(idle);
  }, [module, view]);
}
