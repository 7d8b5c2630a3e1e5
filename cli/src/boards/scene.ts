import type { ChoiceEvent, Game, GameTypes, Language, View } from '@overtrick/engine';
import type { Paint, Style } from '../text/paint.ts';

/** Whom a board is drawn for, and with what. */
export interface Scene<G extends GameTypes = GameTypes> {
  readonly game: Game<G>;
  readonly view: View<G>;
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

/** A decision as the story tells it. */
export interface Telling {
  /** The row it stands in: all bids, the plays of a trick. A row without a title goes by this name. */
  readonly row: string;
  /** What the seat did; empty when that is hidden. */
  readonly did: string;
  /** What the row led to, which ends it; empty ends it without a word, null lets it go on. */
  readonly result: string | null;
}

/** What the terminal knows of one game: how its table looks, and its words for what happened and what would happen. */
export interface GameBoard<G extends GameTypes = GameTypes> {
  colour(face: G['face']): Style;
  sketch(scene: Scene<G>): Sketch;
  event(event: ChoiceEvent<G>, scene: Scene<G>): Telling;
  /** What a decision would make, beyond what it says itself; empty for nothing. */
  preview(preview: G['preview'], scene: Scene<G>): string[];
}

/** A card in its colour. */
export function paintCard<G extends GameTypes>(
  { colour }: Pick<GameBoard<G>, 'colour'>,
  { game, paint }: Pick<Scene<G>, 'game' | 'paint'>,
  card: string,
): string {
  return paint.bold(paint[colour(game.face(card))](card));
}

/** The words whose condition holds. */
export const wordsWhere = (...words: readonly (string | false)[]): string[] =>
  words.filter((word) => word !== false);
