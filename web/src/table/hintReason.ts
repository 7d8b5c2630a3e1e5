import { type Game, type Maxim, type View, whyGood } from '@overtrick/engine';
import type { Advice } from '../source/source.ts';

/** The rule of thumb that speaks for the first of the advice, fetched with the first hint; null where none does. */
export async function hintReason(game: Game, view: View, [best]: readonly Advice[]): Promise<Maxim | null> {
  const maxims = best && (await game.maxims?.());
  return maxims ? whyGood(game, maxims, view, best.decision) : null;
}
