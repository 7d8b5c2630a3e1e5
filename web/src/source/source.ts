import type { GameTypes, Observer, Refusal, Result, Seat, View } from '@overtrick/engine';
import type { Level } from '@overtrick/match';
import type { Look } from '../look/faces/look.ts';
import type { GameName } from '../look/games.ts';

/** Who sits on a seat. A person without a name is "you". */
export interface Sitter {
  readonly name: string;
  readonly kind: 'human' | 'bot';
  readonly level?: Level;
  /** Only on a server: looks at the table now, does not, or a bot plays until they come back. */
  readonly presence?: 'here' | 'gone' | 'away';
  /** Only on a server: the face that a person has there. */
  readonly look?: Look;
}

/** What can be taken back now: a decision nobody has reacted to (free), a further one (marked), or nothing. */
export type Undo = 'none' | 'free' | 'marked';

/**
 * A table at one moment, as far as this page may know it. Immutable: every change is a new one. What only some tables
 * know is optional; left out, it does not happen there.
 */
export interface TableSnapshot {
  readonly id: string;
  readonly game: GameName;
  readonly sitters: readonly Sitter[];
  /** What the page's eyes see; a spectator's view while the curtain is down. */
  readonly view: View;
  /** Whose eyes the page looks through: a seat, or −1. */
  readonly eyes: Observer;
  /** True between two deals, until somebody says go on. */
  readonly betweenDeals: boolean;
  /** The seat that the device must be handed to before its hand may be seen. */
  readonly curtain?: Seat | null;
  /** How many events `view.past` had when these eyes last looked. */
  readonly lastLook?: number;
  readonly undo?: Undo;
  /** Decisions taken back after something new was seen; such a match does not count in statistics. */
  readonly takenBack?: number;
  /** Seats whose bot is at work. */
  readonly thinking?: readonly Seat[];
  /** A lesson: nothing is played by itself, and nothing of it is kept. `holds` while the coach speaks of what was just settled. */
  readonly lesson?: { readonly holds: boolean };
  /** What hinders the table: it could not be kept, its log is damaged, … Play goes on if it can. */
  readonly problem?: TableProblem | null;
}

export type TableProblem =
  | { readonly kind: 'not-kept' }
  | { readonly kind: 'missing' }
  /** Somebody deleted it in another tab while it was played in this one. */
  | { readonly kind: 'deleted' }
  /** Another tab was faster: what was last chosen here was not taken. */
  | { readonly kind: 'overtaken' }
  | { readonly kind: 'damaged'; readonly refusal: Refusal }
  | { readonly kind: 'bot-failed' };

/** One of the choices that a hint compares. */
export interface Advice {
  readonly decision: GameTypes['decision'];
  /** The adviser's estimate of the chance to win the match after it, 0 … 1. */
  readonly chance: number;
  /** How much of its thinking went here, 0 … 1; the first of a list has the most. */
  readonly trust: number;
}

/**
 * A table: a source of views and a sink for decisions. `LocalTable` is one in a worker of this browser, `NetworkTable` one on a
 * server; nothing else on the page knows the difference. The optional members are abilities: a table without one does not offer it.
 */
export interface TableSource {
  /** The newest snapshot; null until the first has come. */
  snapshot(): TableSnapshot | null;
  /** Calls back after every change of the snapshot; returns how to stop that. */
  subscribe(listener: () => void): () => void;
  /** Takes a decision for a seat. When it resolves the decision is kept, or `snapshot().problem` says that it was overtaken. */
  decide(seat: Seat, decision: GameTypes['decision']): Promise<Result<null, Refusal>>;
  /** Lets go of the table; it goes on from its store when it is opened again. */
  close(): void;

  /** Takes back what `snapshot().undo` allows. On a server a takeback is a vote instead. */
  undo?(): void;
  /** Starts the next deal. A server deals by itself. */
  dealNext?(): void;
  /** Pass-and-play: the person on this seat holds the device now. */
  liftCurtain?(seat: Seat): void;
  /** Asks a bot what it would do on this seat; best first. Absent where no help is allowed. */
  hint?(seat: Seat): Promise<readonly Advice[]>;
}
