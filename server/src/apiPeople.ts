/** The part of the API's types that is about people. Types alone. */
import type { Seat } from '@overtrick/engine';
import type { PersonId, TableId } from './api.ts';

export interface Me {
  readonly id: PersonId;
  readonly name: string;
  readonly robot: boolean;
  readonly hasRecovery: boolean;
}
export interface NameInput {
  readonly name: string;
}
export interface RecoveryCode {
  readonly code: string;
}
export interface BotToken {
  readonly id: PersonId;
  readonly name: string;
  /** Shown once. Send it as `Authorization: Bearer …`. */
  readonly token?: string;
}
export interface PushInput {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}
/** The host's public VAPID key. */
export interface PushKey {
  readonly key: string;
}
export interface PersonalData {
  readonly me: Me;
  readonly ratings: readonly Rating[];
  readonly history: readonly HistoryLine[];
  readonly chat: readonly { readonly table: TableId; readonly at: number; readonly text: string }[];
}

export interface Rating {
  readonly game: string;
  /** What the leaderboard sorts by: mu − 3 sigma. */
  readonly ordinal: number;
  readonly mu: number;
  readonly sigma: number;
  readonly played: number;
  readonly won: number;
}
export interface HistoryLine {
  readonly table: TableId;
  readonly game: string;
  readonly at: number;
  readonly seat: Seat;
  readonly players: number;
  readonly place: number;
  readonly points: number;
  readonly rated: boolean;
}
export interface Profile {
  readonly id: PersonId;
  readonly name: string;
  readonly robot: boolean;
  readonly since: number;
  readonly ratings: readonly Rating[];
  readonly statistics: readonly {
    readonly game: string;
    readonly played: number;
    readonly won: number;
    readonly meanPlace: number;
  }[];
  readonly history: readonly HistoryLine[];
}
export interface LeaderboardLine extends Rating {
  readonly rank: number;
  readonly person: PersonId;
  readonly name: string;
  readonly robot: boolean;
}
