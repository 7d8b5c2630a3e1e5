import type { GameName } from '../look/games.ts';
import type { Sitter } from './source.ts';

/** What somebody asks for when they sit down: everything a new match needs. */
export interface MatchOrder {
  readonly game: GameName;
  readonly sitters: readonly Sitter[];
  /** Options that differ from the defaults; checked by the game. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Deals the same cards every time, as a simulation does; such a match has no proof of fairness. */
  readonly seed?: string;
}

const ordered = new Map<string, MatchOrder>();

/** An id that no other match has. */
export function newId(): string {
  // `crypto.randomUUID` is missing over plain http; this is not.
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Gives a new match its id; the table worker makes the rest. */
export function placeOrder(order: MatchOrder): string {
  const id = newId();
  ordered.set(id, order);
  return id;
}

/** The order behind an id; undefined when the match was begun before this page was opened. */
export const orderOf = (id: string): MatchOrder | undefined => ordered.get(id);
