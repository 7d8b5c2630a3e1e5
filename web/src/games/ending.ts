import type { GameTypes, Seat, Words } from '@overtrick/engine';
import type { ReactNode } from 'react';
import type { Talk } from './board.ts';

/** What a game says and shows when a deal or a match is over. Sentences about a seat are in the past: they fit "You" and every name. */
export interface EndingWords<G extends GameTypes = GameTypes> {
  /** What wins: "Fewest cards win". Without it as `game.best` says. */
  readonly aim?: Words;
  /** What is counted: "Tricks". */
  readonly counted: Words;
  /** How points came about: "exact: 3 × 2 = 6". */
  scoring(scoring: G['scoring'], talk: Talk): string;
  /** What a deal brought a seat, in one sentence: "You took exactly 3: 6 points". */
  verdict(scoring: G['scoring'], seat: Seat, talk: Talk): string;
  /** How a seat stands where nobody counts points: "won". Left out where points are counted. */
  standing?(scoring: G['scoring'], talk: Talk): string;
  /** What decided the match, in one sentence. */
  turningPoint?(point: G['turningPoint'], talk: Talk): string;
  /** A picture of what is counted, as far as it has been counted. Left out: the buttons of bid and tricks. */
  Counted?(props: CountedProps<G>): ReactNode;
}

export interface CountedProps<G extends GameTypes = GameTypes> {
  readonly scoring: G['scoring'];
  /** How many have been counted so far: from 0 to `scoring.count`. */
  readonly upTo: number;
  /** The largest count at the table: pictures are drawn to one scale. */
  readonly most: number;
}
