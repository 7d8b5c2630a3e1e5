import type { View } from '@overtrick/engine';
import type { Charms } from '@overtrick/games/charms';
import { partsOf } from '../generic/notation.ts';
import { isSuit } from './cards/shapes.ts';

/**
 * What the led suit asks of the person who looks. `show`: play it, you hold it · `keep`: you show it, do not cover it ·
 * `uncover`: you show it, but have nothing else left than other suits · `free`: you have none of it.
 */
export type Duty = 'none' | 'bid' | 'lead' | 'show' | 'keep' | 'uncover' | 'free';

/** Read off what is legal; the rules are the game's. */
export function dutyOf({ now, seat }: View<Charms>): Duty {
  const { legal, board } = now;
  const { led, shown } = board;
  if (legal.length === 0) return 'none';
  if (board.phase === 'bid') return 'bid';
  if (led === null) return 'lead';
  const suits = legal.map((decision) => partsOf(decision).cards[0]).filter(isSuit);
  if (shown[seat]?.suit === led) return suits.some((suit) => suit !== led) ? 'uncover' : 'keep';
  const number = legal.length > suits.length;
  return !number && suits.every((suit) => suit === led) ? 'show' : 'free';
}

/** True when this card of the hand is the suit that has to be shown now. */
export const isOwed = (card: string, view: View<Charms>): boolean =>
  card === view.now.board.led && dutyOf(view) === 'show';
