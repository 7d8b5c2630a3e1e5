/**
 * The types of the server's HTTP API, for the page and for outside bots. Types alone: importing this costs nothing.
 *
 * Every POST takes JSON and may carry `Idempotency-Key: <8…64 of [A-Za-z0-9_-]>` (20…64 without a cookie); the same key gets the same answer.
 * Every refusal is a `Problem` with a fitting status. Times are milliseconds of the database's clock.
 *
 * | route | takes | gives |
 * | --- | --- | --- |
 * | `GET  /api/me` | | `Me` (404 for nobody yet) |
 * | `POST /api/me` | `NameInput` | `Me`; a new guest gets a cookie |
 * | `DELETE /api/me` | | `Done`; the name disappears from others' logs |
 * | `GET  /api/me/export` | | `PersonalData` |
 * | `POST /api/me/recovery` | | `RecoveryCode`; the old code ends |
 * | `POST /api/me/recover` | `RecoveryCode` | `Me`; this device becomes that person |
 * | `GET  /api/me/tables` | | `MyTable[]`: where this person sits, and whether it waits for them |
 * | `GET/POST /api/me/tokens`, `DELETE /api/me/tokens/:id` | `NameInput` | `BotToken` (`token` once, on POST) |
 * | `GET  /api/me/push`, `POST /api/me/push` | `PushInput` | `PushKey`, `Done` |
 * | `GET  /api/people/:id` | | `Profile` |
 * | `GET  /api/leaderboards/:game` | | `LeaderboardLine[]` |
 * | `GET  /api/games` | | `GameCard[]` |
 * | `GET  /api/lobby?game=` | | `Lobby` |
 * | `GET  /api/lobby/stream?game=` | | SSE of `Lobby` |
 * | `POST /api/quick` | `QuickInput` | `Created`: an open public table with a free seat, or a new one |
 * | `POST /api/tables` | `TableInput` | `Created` |
 * | `GET  /api/codes/:code` | | `Created` |
 * | `GET  /api/tables/:id` | | `Whole`: the same as the first message of the stream |
 * | `GET  /api/tables/:id/stream` | `Last-Event-ID` or `?after=` | SSE of `Message`; also `event: whole` (`Whole`), `event: presence` (`Presence`), `event: room` (`Room`) |
 * | `GET  /api/tables/:id/log` | | `MatchLog` with proof and names, once the match is over |
 * | `GET  /api/tables/:id/deals` | | `DealText[]`: finished deals, where every player agreed or the match is over |
 * | `POST /api/tables/:id/decisions` | `DecisionInput` | `Done` |
 * | `POST /api/tables/:id/hint` | | `HintAnswer`, where the table allows hints |
 * | `POST /api/tables/:id/ACT` | the input of the act | `Done`; see `Acts` |
 */
import type {
  DealText,
  MatchEventText as MatchEvent,
  MatchLog,
  NowText as Now,
  Observer,
  Options,
  Refusal,
  Seat,
  ViewText as View,
} from '@overtrick/engine';

export type { DealText, MatchEvent, MatchLog, Now, Observer, Options, Refusal, Seat, View };

export type PersonId = string;
export type TableId = string;
export type Level = 'novice' | 'casual' | 'club';

/** Why a request was refused, in words for people and in a form for programs. */
export interface Problem {
  /** A short stable name, such as `not-your-turn`. */
  readonly problem: string;
  /** What was wrong and what to do. */
  readonly message: string;
  /** The engine's reason, where a decision or a set-up was refused: `explain(refusal, language)` says it in any language. */
  readonly refusal?: Refusal;
  /** Seconds to wait, where that helps. */
  readonly retryAfter?: number;
}

/** It is done and kept; `n` is the position in the table's journal, where there is one. */
export interface Done {
  readonly n?: number;
}

export type * from './apiPeople.ts';

export interface GameCard {
  readonly id: string;
  readonly rules: number;
  readonly seats: { readonly min: number; readonly max: number };
}

/** Seconds, and hours for correspondence. */
export type Clock =
  | { readonly kind: 'none' }
  | { readonly kind: 'live'; readonly bank: number; readonly move: number; readonly away: number }
  | { readonly kind: 'correspondence'; readonly hours: number };

export interface TableInput {
  readonly game: string;
  readonly players: number;
  readonly options?: Readonly<Record<string, unknown>>;
  /** Bots that sit down at once, on the last seats. */
  readonly bots?: readonly Level[];
  readonly public?: boolean;
  readonly rated?: boolean;
  readonly hints?: boolean;
  readonly spectators?: boolean;
  /** Starts by itself when every seat is taken and everybody is ready. */
  readonly auto?: boolean;
  readonly clock?: Clock;
  /** Seat of the creator; 0 unless told, null to stay standing. */
  readonly seat?: Seat | null;
}
export interface QuickInput {
  readonly game: string;
  readonly players?: number;
}
export interface Created {
  readonly id: TableId;
  /** What people type to join. */
  readonly code: string;
}

/** A table on the list of the lobby. */
export interface TableCard {
  readonly id: TableId;
  readonly code: string;
  readonly game: string;
  readonly players: number;
  readonly taken: number;
  readonly names: readonly string[];
  readonly status: Status;
  readonly rated: boolean;
  readonly clock: Clock;
  readonly created: number;
}
/** A table where this person sits. */
export interface MyTable extends TableCard {
  /** It waits for this person. */
  readonly yourTurn: boolean;
}
export interface Lobby {
  readonly tables: readonly TableCard[];
  readonly playing: number;
}

/** `open` → `revealing` (contributions to the shuffle are opened) → `playing` → `over`; or `closed`. */
export type Status = 'open' | 'revealing' | 'playing' | 'over' | 'closed';

export interface RoomSeat {
  readonly kind: 'empty' | 'person' | 'bot';
  readonly person: PersonId | null;
  readonly name: string;
  /** The strength of a bot of the house. */
  readonly level: Level | null;
  /** An outside bot: a person with a token. */
  readonly robot: boolean;
  readonly ready: boolean;
  readonly revealed: boolean;
  /** A bot plays for this person until they come back. */
  readonly away: boolean;
  /** Agrees that spectators see all hands of finished deals. */
  readonly openHands: boolean;
  /** Milliseconds left in the bank; null without a live clock. */
  readonly bank: number | null;
  /** When a bot will play for this seat; null when it is not asked or has no clock. */
  readonly deadline: number | null;
}

export interface Share {
  readonly seat: Seat;
  readonly commitment: string;
  /** Null until it is revealed. */
  readonly reveal: string | null;
  readonly from: number | null;
}

export type VoteAbout =
  | { readonly about: 'pause' }
  | { readonly about: 'takeback'; readonly seat: Seat }
  | { readonly about: 'takeover'; readonly seat: Seat; readonly person: PersonId };
export type Vote = VoteAbout & {
  readonly yes: readonly Seat[];
  /** What a newcomer who asks for a seat is called; empty where a seat asks. */
  readonly name: string;
};

/** A table without its cards: the same for everybody who looks. */
export interface Room {
  readonly id: TableId;
  readonly code: string;
  readonly game: string;
  readonly rules: number;
  readonly players: number;
  readonly options: Options;
  readonly status: Status;
  readonly host: PersonId;
  readonly public: boolean;
  readonly rated: boolean;
  readonly hints: boolean;
  readonly spectators: boolean;
  readonly auto: boolean;
  readonly clock: Clock;
  /** C of the fair deal, published before anyone sits. */
  readonly commitment: string;
  /** S, once the match is over or closed. */
  readonly secret: string | null;
  readonly shares: readonly Share[];
  readonly seats: readonly RoomSeat[];
  readonly paused: boolean;
  /** True between two deals; `dealAt` says when the next one starts by itself. */
  readonly betweenDeals: boolean;
  readonly dealAt: number | null;
  readonly votes: readonly Vote[];
  readonly muted: readonly PersonId[];
  readonly rematch: TableId | null;
}

/** What happened to the table beside the cards. */
export type RoomEvent =
  | { readonly t: 'open'; readonly person: PersonId }
  | { readonly t: 'sit'; readonly seat: Seat; readonly person: PersonId; readonly openHands: boolean }
  | { readonly t: 'bot'; readonly seat: Seat; readonly level: Level }
  | { readonly t: 'stand'; readonly seat: Seat }
  | { readonly t: 'ready'; readonly seat: Seat; readonly commitment: string }
  | { readonly t: 'start' }
  | { readonly t: 'reveal'; readonly seat: Seat; readonly reveal: string }
  | {
      readonly t: 'chat';
      readonly person: PersonId;
      readonly seat: Observer;
      readonly text: string;
      readonly name: string;
    }
  | { readonly t: 'react'; readonly person: PersonId; readonly seat: Observer; readonly reaction: Reaction }
  | { readonly t: 'mute'; readonly person: PersonId; readonly on: boolean }
  | ({ readonly t: 'vote'; readonly voter: Seat; readonly yes: boolean } & VoteAbout)
  | { readonly t: 'resume'; readonly seat: Seat }
  | { readonly t: 'grace'; readonly seat: Seat; readonly ms: number }
  | { readonly t: 'absent'; readonly seat: Seat }
  | { readonly t: 'back'; readonly seat: Seat }
  | { readonly t: 'end'; readonly secret: string }
  | { readonly t: 'close'; readonly why: 'host' | 'admin' | 'abandoned'; readonly secret: string }
  | { readonly t: 'rematch'; readonly table: TableId };

export type Reaction = 'hello' | 'nice' | 'wow' | 'oops' | 'thanks' | 'think' | 'sorry' | 'bye';

/** One position of the journal, as one observer may know it. The SSE `id` is `n`. */
export interface Message {
  readonly n: number;
  readonly event: MatchEvent | RoomEvent;
  /** The database's clock when it happened. */
  readonly at: number;
  /** The cards as they lie now; missing when nothing about them changed, or in the middle of a catch-up. */
  readonly now?: Now;
  /** The table around the cards; missing when nothing about it changed. */
  readonly room?: Room;
  /** Deadlines by seat after a decision, where the table has a clock: [deadline, bank]. */
  readonly clock?: readonly (readonly [number | null, number | null])[];
}

/** Everything one observer knows: the first message (`event: whole`) of a stream without `Last-Event-ID`. */
export interface Whole {
  readonly n: number;
  readonly at: number;
  /** The seat of who asks; −1 for a spectator. */
  readonly seat: Observer;
  readonly room: Room;
  /** Null before the first deal. */
  readonly view: View | null;
  readonly presence: Presence;
  /** The last lines of the chat. */
  readonly chat: readonly Extract<RoomEvent, { t: 'chat' }>[];
}

/** Who looks on; has no position. */
export interface Presence {
  readonly seats: readonly boolean[];
  readonly spectators: number;
}

export interface DecisionInput {
  readonly decision: string;
}
export interface HintAnswer {
  readonly decisions: readonly { readonly decision: string; readonly worth: number }[];
}

/** The acts of `POST /api/tables/:id/ACT` and what each takes. */
export interface Acts {
  readonly sit: { readonly seat?: Seat; readonly openHands?: boolean };
  readonly stand: Record<never, never>;
  /** c = commitContribution(room.commitment, seat, r); r stays on the client until `start`. Also between deals, for who came late. */
  readonly ready: { readonly commitment: string };
  readonly reveal: { readonly reveal: string };
  /** Host: freezes seats and contributions. */
  readonly start: Record<never, never>;
  /** Host: deals without the contributions that are still missing. */
  readonly deal: Record<never, never>;
  /** Host: a bot sits down, or a person or bot is sent away before the start. */
  readonly bot: { readonly seat: Seat; readonly level: Level };
  readonly remove: { readonly seat: Seat };
  readonly close: Record<never, never>;
  readonly chat: { readonly text: string };
  readonly react: { readonly reaction: Reaction };
  /** Host: nobody hears this person any more (or again). */
  readonly mute: { readonly person: PersonId; readonly on: boolean };
  /** Asks for a vote, or votes: all people at the table must agree. */
  readonly pause: { readonly yes?: boolean };
  readonly resume: Record<never, never>;
  readonly takeback: { readonly seat?: Seat; readonly yes?: boolean };
  /** A newcomer asks for an abandoned seat; those who sit answer with `person` and `yes`. */
  readonly takeover: { readonly seat: Seat; readonly person?: PersonId; readonly yes?: boolean };
  /** Takes the own seat back from the bot. */
  readonly back: Record<never, never>;
  /** Gives `Created` of the new table. */
  readonly rematch: Record<never, never>;
}
export type Act = keyof Acts;
