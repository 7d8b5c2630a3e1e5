import type { DealText, GameTypes } from './game.ts';
import type { Seat } from './seat.ts';
import type { Words } from './words.ts';

/** Some of a fact: what a sentence speaks of. Of a list it names the places. */
export type Part<T> = T extends readonly (infer Each)[]
  ? { readonly [place: number]: Part<Each> }
  : T extends object
    ? { readonly [Key in keyof T]?: Part<T[Key]> }
    : T;

/**
 * What a sentence says about the table at that moment. `checkLesson` holds it against the engine, and the words take their figures,
 * cards and names from it: a sentence that is not true fails.
 */
export interface LineFacts<G extends GameTypes = GameTypes> {
  /** What lies on the board, as the learner sees it. */
  readonly board?: Part<G['board']>;
  /** The trick that was finished last. */
  readonly trick?: Part<G['trick']>;
  /** What the awaited decision would make. */
  readonly preview?: Part<G['preview']>;
  /** The only decision that the learner may take. */
  readonly must?: string;
  /** Decisions that the learner may take. */
  readonly may?: readonly string[];
  /** A decision that the learner may not take, and the rule that forbids it. */
  readonly mayNot?: { readonly decision: string; readonly rule: string };
  /** The rule that applies now. */
  readonly rule?: string;
  /** The points of the deal that has just ended, by seat. */
  readonly points?: Part<readonly number[]>;
}

/** What a line of the coach is about: what makes the awaited decision (cards of the hand, or a choice), a seat, or the board. */
export type Pointing = 'decision' | 'board' | { readonly seat: Seat };

interface Line<G extends GameTypes> {
  readonly facts?: LineFacts<G>;
  readonly at?: Pointing;
}

/** The coach explains something; the learner says go on. */
export interface Tell<G extends GameTypes = GameTypes> extends Line<G> {
  readonly tell: Words;
}

/** The coach asks for a decision. */
export interface Ask<G extends GameTypes = GameTypes> extends Line<G> {
  readonly ask: Words;
  /** The decision that is meant, in the notation. */
  readonly await: string;
  /** Other decisions that the rest of the scene works with. */
  readonly also?: readonly string[];
  /** Said of any other legal decision, which is not taken: why the awaited one is meant. */
  readonly instead: Words;
}

/** One thing after the other: a decision of somebody else as a log writes it (`1 play:7`), or a line of the coach. */
export type Beat<G extends GameTypes = GameTypes> = string | Tell<G> | Ask<G>;

/** A rigged position and what is played from it. */
export interface Scene<G extends GameTypes = GameTypes> {
  /** The deal as the trace writes it, with `options` if any. */
  readonly deal: DealText;
  /** What was decided before the scene begins, as a log writes it. */
  readonly played?: readonly string[];
  readonly beats: readonly Beat<G>[];
}

/**
 * A lesson: a game learned by playing it. In words, `{path}` is a value of its facts (`{board.led}`), `{card path}` the name of that
 * card and `{name path}` of that seat.
 */
export interface Lesson<G extends GameTypes = GameTypes> {
  /** Where the learner sits. */
  readonly seat: Seat;
  readonly scenes: readonly Scene<G>[];
  /** What the coach still says in the first real deals, by the rule that applies; each line a few times, then no more. */
  readonly coach: Readonly<Record<string, Words>>;
}

/** True for a line that waits for a decision of the learner. */
export const isAsk = <G extends GameTypes>(beat: Beat<G> | null): beat is Ask<G> =>
  beat !== null && typeof beat === 'object' && 'ask' in beat;

/** True for a line that waits until it is read. */
export const isTell = <G extends GameTypes>(beat: Beat<G> | null): beat is Tell<G> =>
  beat !== null && typeof beat === 'object' && 'tell' in beat;

/** The places of a sentence: `{path}`, `{card path}`, `{name path}`. */
const PLACE = /\{(?:(card|name) )?([\w.]+)\}/g;

/** The value at a path of a line’s facts, such as `board.numbers.0`. */
export const factAt = (facts: LineFacts, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
      facts,
    );

/** How the cards and seats of a sentence are called. */
export interface Naming {
  /** How a card is called in a sentence. */
  card(card: string): string;
  /** How somebody is called in a sentence. */
  name(seat: Seat): string;
}

/** A sentence of the coach with the values of its facts. A place without a value stays visible, so that it is noticed. */
export const sayLine = (sentence: string, facts: LineFacts, naming: Naming): string =>
  sentence.replace(PLACE, (place, kind: string | undefined, path: string) => {
    const value = factAt(facts, path);
    if (value === undefined) return place;
    if (kind === 'card') return naming.card(String(value));
    return kind === 'name' ? naming.name(Number(value)) : String(value);
  });

/** A sentence without its places. */
export const withoutPlaces = (sentence: string): string => sentence.replace(PLACE, '');
