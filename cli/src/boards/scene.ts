import type { Game, Language, View } from '@overtrick/engine';
import type { Paint } from '../text/paint.ts';

/** Whom a board is drawn for, and with what. */
export interface Scene<Board = unknown> {
  readonly game: Game;
  readonly view: View<Board>;
  /** What the seats are called. */
  readonly names: readonly string[];
  readonly language: Language;
  readonly paint: Paint;
  readonly width: number;
}

/** A column of the table of seats. */
export interface SeatColumn {
  readonly title: string;
  readonly side?: 'left' | 'right';
  readonly cell: (seat: number) => string;
}

/** What a game adds to the board that every game has: points, hands, whose turn. */
export interface Sketch {
  /** For the headline: trick, trump, phase. */
  readonly facts: readonly string[];
  /** Lines above the seats: what lies in the middle. */
  readonly middle: readonly string[];
  readonly columns: readonly SeatColumn[];
  /** Small marks behind a name: dealer, parent. */
  readonly marks: (seat: number) => string;
  /** A mark behind a card of the own hand. */
  readonly cardMark?: (card: string) => string;
}
