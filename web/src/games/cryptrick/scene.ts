import type { Seat, View } from '@overtrick/engine';
import {
  type Cryptrick,
  type CryptrickShows,
  type CryptrickWinning,
  cryptrick,
} from '@overtrick/games/cryptrick';
import type { Selection } from '../board.ts';

/** What the table shows: a lead being sold, cards falling, blocks being acquired, or the end of a deal. */
export interface Scene {
  /** The trick, in the order of play. */
  readonly cards: readonly { readonly seat: Seat; readonly card: string }[];
  /** Who acquires, in this order, and why. */
  readonly places: readonly CryptrickWinning[];
  readonly kind: 'sale' | 'trick' | 'market' | 'done';
  /** The card that is for sale. */
  readonly offered: string | null;
  readonly seller: Seat | null;
  readonly buyer: Seat | null;
  /** True once the answers lie open. */
  readonly open: boolean;
  /** The trick is complete; the order is final. */
  readonly finished: boolean;
}

/** What to show. For a moment after the answers or the last card of a trick the table shows what led to the next step. */
export function sceneOf(view: View<Cryptrick>, settling: boolean, { preview }: Selection<Cryptrick>): Scene {
  const { board, choices } = view.now;
  const last = view.past.at(-1);
  const news: CryptrickShows = settling && preview === null && last?.t === 'choice' ? (last.shows ?? {}) : {};
  const { offered, seller, buyer, cards, places } = board;
  const table = { offered, seller, buyer, cards, places, open: false, finished: false };
  if (board.phase === 'done') return { ...table, kind: 'done' };
  if (news.wants && board.phase === 'play') {
    return {
      ...table,
      kind: 'sale',
      offered: board.sale?.card ?? null,
      open: true,
      cards: [],
      places: [],
    };
  }
  if (news.order && board.phase === 'reveal') {
    const trick = cryptrick.tricks(view).at(-1);
    const laid = trick && { cards: trick.plays, places: trick.places };
    return { ...table, ...laid, kind: 'trick', finished: true };
  }
  if (board.phase === 'acquire') {
    const look = news.order !== undefined && choices.length === 0;
    return { ...table, kind: look ? 'trick' : 'market', finished: true };
  }
  if (board.phase === 'play') return { ...table, kind: 'trick' };
  return { ...table, kind: 'sale', open: board.phase === 'give' };
}

/** CRY-2.3: a seat's place in the line of buyers, 1 for the seller's right neighbour; 0 for the seller. */
export const placeInLine = (seat: Seat, seller: Seat, players: number): number =>
  (seller - seat + players) % players;
