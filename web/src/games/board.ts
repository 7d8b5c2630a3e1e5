import type {
  ChoiceEvent,
  DealEvent,
  Game,
  GameTypes,
  MatchEvent,
  Seat,
  View,
  Words,
} from '@overtrick/engine';
import type { CSSProperties, ReactNode } from 'react';
import type { CardArt } from '../cards/picture.tsx';
import type { Say } from '../words/say.ts';
import type { EndingWords } from './ending.ts';

/** The voice of the page at a table: the language, and what to call everybody. */
export interface Talk {
  readonly say: Say;
  /** "You" for the person who looks, the name of everybody else. */
  name(seat: Seat): string;
  isYou(seat: Seat): boolean;
}

/** What the person has chosen and not yet committed. */
export interface Selection<G extends GameTypes = GameTypes> {
  /** Places in `view.now.hand`, in the order they were chosen. */
  readonly cards: readonly number[];
  /** The legal decisions that use exactly these cards; more than one where a value has to be picked. */
  readonly options: readonly G['decision'][];
  /** The decision that the Play button would take; null while nothing, or something unfinished, is chosen. */
  readonly decision: G['decision'] | null;
  /** `game.preview` of that decision. */
  readonly preview: G['preview'] | null;
}

/** `tall`: a phone held upright · `wide`: a phone on its side · `desk`: room for everything. */
export type Shape = 'tall' | 'wide' | 'desk';

/** What a board is given. It is drawn again with every snapshot and keeps no state of the match itself. */
export interface BoardProps<G extends GameTypes = GameTypes> {
  /** What lies where. */
  readonly view: View<G>;
  /**
   * What may be said of it: the same once everything has landed, until then what was seen before. Numbers, tags, signs and verdicts are
   * drawn from it, so that nothing is told before its card has landed.
   */
  readonly told: View<G>;
  readonly talk: Talk;
  /** The seats in the order of play, the person who looks first; a spectator sees seat 0 first. */
  readonly seats: readonly Seat[];
  readonly selection: Selection<G>;
  /**
   * True while the last decision has settled something (`game.settles`: a trick, a sale) that is still held: show it before it is
   * swept away. Input stays possible.
   */
  readonly settling: boolean;
  readonly shape: Shape;
  /**
   * Chooses a legal decision, so that it is previewed; choosing the chosen one again takes it, as the settings say. `tapped`
   * with a finger or a mouse, one that can be undone (`atOnce`) is taken at once.
   */
  choose(decision: G['decision'], tapped?: boolean): void;
}

/** A seat's bid and tricks, drawn as black and white buttons; leave out what the game does not have. */
export interface Tally {
  readonly bid?: number;
  readonly taken?: number;
}

/** Everything a game says. Short, friendly, exact; never "invalid". */
export interface BoardWords<G extends GameTypes = GameTypes> {
  /** A card by name: "7", "9 of hearts". Also what a screen reader says of it. */
  card(card: string, talk: Talk): string;
  /** The same card in the own hand now, where it means more there: "9 of hearts, makes eleven". Without it `card`. */
  inHand?(card: string, view: View<G>, talk: Talk): string;
  /** What a card does or is now, where its name does not say it: "Counts as any number from 1 to 7." Empty for nothing. */
  meaning?(card: string, view: View<G>, talk: Talk): string;
  /** What is asked of the person who looks: "Play a 7 if you can". */
  asked(view: View<G>, talk: Talk): string;
  /** What a seat that is waited for is doing: "Mia is bidding". */
  waiting(view: View<G>, seat: Seat, talk: Talk): string;
  /** A decision on a button: "Bid 3", "Play 7". */
  decision(decision: G['decision'], view: View<G>, talk: Talk): string;
  /** The same where what is chosen is in sight and a word is enough: "Play". Without it `decision`. */
  commit?(decision: G['decision'], view: View<G>, talk: Talk): string;
  /** What a decision would make: "Your number: 367, the largest so far". Null when there is nothing to say. */
  preview(facts: G['preview'], view: View<G>, talk: Talk): string | null;
  /**
   * One line of the log, and what is announced: "Mia plays 7 and makes 367." `before` is the record up to it. Empty for
   * what nobody needs to hear, such as one of many hidden answers.
   */
  event(event: ChoiceEvent<G>, talk: Talk, before: readonly MatchEvent<G>[]): string;
  /** What lies open when a deal begins, said after "Deal 2 begins.": "Trump: clover." */
  dealt?(event: DealEvent<G>, talk: Talk): string;
  /** What *last trick* is called in a game without tricks, and what is said before there is one. */
  readonly lastTrick?: { readonly title: Words; readonly none: Words };
  /** What somebody made in a finished trick, where the cards alone do not say it: "367". */
  made?(play: G['trick']['plays'][number], talk: Talk): string;
  /** Why a finished trick was won, in one sentence. */
  whyWon?(trick: G['trick'], talk: Talk): string;
}

/** What a seat laid in the last trick, and whether it took it. */
export interface LaidCards {
  readonly seat: Seat;
  readonly cards: readonly string[];
  readonly won: boolean;
}

/** What a game adds to the table; `games/generic` has a default for everything but its rules and cards. */
export interface BoardModule<G extends GameTypes = GameTypes> {
  readonly game: Game<G>;
  /** How its cards look. */
  readonly art: CardArt;
  /** How many of what a card carries are printed on it, where options of the table change that. */
  printed?(card: string, view: View<G>): number;
  /** The middle of the screen, between the bar and the question. `Felt` says how large it is. */
  Board(props: BoardProps<G>): ReactNode;
  /** Decisions that are not cards of the hand: bids, passes, values. Stands where the hand is asked. */
  Choices(props: BoardProps<G>): ReactNode;
  readonly words: BoardWords<G>;
  /** What it says when a deal or a match is over. */
  readonly ending: EndingWords<G>;
  tally(view: View<G>, seat: Seat): Tally;
  /** Custom properties that the ground of the table wears, such as how hot it has become. */
  mood?(view: View<G>): CSSProperties;
  /** True while the table wears the other tone, light for dark; `settling` as the board is told. */
  inverted?(view: View<G>, settling: boolean): boolean;
  /** What a card of the own hand is marked with now: a small `[data-mark]` on it, which the game's style sheet draws. */
  mark?(card: string, view: View<G>): string | null;
  /** True when something is asked for that no card of the hand can answer; then all of them are quiet. */
  handRests?(view: View<G>): boolean;
  /** Where a hand that needs two rows is best parted: the place that begins the lower one. */
  rowStart?(hand: readonly string[]): number;
  /** True for a decision that one tap takes, while others still decide and it can be undone for nothing. */
  atOnce?(decision: G['decision']): boolean;
  /** What *last trick* shows in a game without tricks; null while there is nothing. */
  lastTrick?(view: View<G>): readonly LaidCards[] | null;
}
