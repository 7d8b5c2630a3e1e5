import type { View } from '@overtrick/engine';
import type { Inversion } from '@overtrick/games/inversion';
import { suitOf } from './suits.ts';

/** The rule that applies now. */
export function rule({ now, players }: View<Inversion>): string {
  const { board, hand, legal } = now;
  if (now.over) return players === 2 ? 'INV-5.1' : 'INV-5.2';
  if (board.phase === 'auction') return board.declarer === null ? 'INV-2.3' : 'INV-2.1';
  const suit = board.follow === null ? null : suitOf(board.follow);
  if (legal.length === 0 || suit === null) return 'INV-3.2';
  if (!hand.some((card) => suitOf(card) === suit)) return 'INV-3.4';
  // Bound to the suit, and yet another card may be played: it makes eleven.
  return legal.some((decision) => suitOf(decision.slice('play:'.length)) !== suit) ? 'INV-3.3' : 'INV-3.2';
}
