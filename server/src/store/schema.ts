import type { AdminAct, Face, Reason, Role, Status } from '@overtrick/api';

/** The rows that are kept. Times are milliseconds at the tables (`Clock`); flags are 0 or 1. */
export interface Database {
  /** The server's own settings, by name. */
  house: { key: string; value: string };
  people: PersonRow;
  tokens: { hash: string; person: string; owner: string; created: number };
  tables: TableRow;
  sitters: { table_id: string; person: string; seat: number };
  journal: JournalRow;
  answers: { key: string; answer: string; at: number };
  results: ResultRow;
  ratings: RatingRow;
  households: HouseholdRow;
  pushes: { endpoint: string; person: string; keys: string };
  reports: ReportRow;
  warnings: { id: string; person: string; words: string; at: number; seen: number | null };
  admins: { id: string; name: string; role: Role; hash: string; made_by: string; created: number };
  audit: AuditRow;
  shut: ShutRow;
  whereabouts: { person: string; address: string; network: string | null; at: number };
  passkeys: PasskeyRow;
  challenges: { challenge: string; purpose: string; person: string; until: number };
  presence: { table_id: string; person: string; node: string; at: number };
  nodes: { id: string; address: string; started: number; seen: number; tables: number; streams: number };
}

/** Rows of `house` that belong to one store and go into no backup: its first line says what has to be known of them. */
export const OWN_ROWS = ['schema', 'oldest', 'fingerprint', 'clock', 'backups'] as const;
export type OwnRow = (typeof OWN_ROWS)[number];

export interface PersonRow {
  id: string;
  name: string;
  recovery: string | null;
  robot: number;
  banned: number;
  /** Raised to end every cookie of this person. */
  epoch: number;
  created: number;
  seen: number;
  /** The drawing that they have chosen. */
  face: Face | null;
  /** When a ban ends; null for one without end. Servers of the last release see the ban alone, until the caretaker takes it away. */
  banned_until: number | null;
  muted_until: number | null;
}

export interface TableRow {
  id: string;
  code: string;
  game: string;
  players: number;
  status: Status;
  host: string;
  public: number;
  rated: number;
  /** The agreed set-up, as JSON. */
  setup: string;
  /** S of the fair deal, sealed. */
  secret: string;
  commitment: string;
  taken: number;
  created: number;
  updated: number;
  /** When somebody must look after this table: a bot's turn, a clock, a deal. */
  due: number | null;
  /** The node that looks after it, and until when nobody else may. */
  lease: string | null;
  lease_until: number;
}

/** One position of a table's journal. The primary key is what makes an append a compare-and-set. */
export interface JournalRow {
  table_id: string;
  n: number;
  kind: string;
  /** JSON; sealed for decisions. */
  payload: string;
  at: number;
  /** The client's key, so that a repeated request gets the same answer. */
  key: string | null;
}

export interface ResultRow {
  table_id: string;
  seat: number;
  person: string;
  game: string;
  players: number;
  place: number;
  points: number;
  rated: number;
  at: number;
  /** Where this person played from at a rated table, as a keyed hash; forgotten when it no longer counts. */
  household: string | null;
  /** 1 when a bot had to play for this person at a rated table. */
  left: number | null;
  /** Milliseconds from the first deal to the end. */
  took: number | null;
  /** How much a rated match has moved this person's rating: 0 for not at all, 1 for in full. */
  weight: number | null;
  /** This person's rating after a match that has moved it. */
  mu: number | null;
  sigma: number | null;
}

/** Where somebody has lately played rated matches from. */
export interface HouseholdRow {
  person: string;
  /** A keyed hash; the address itself is not kept. */
  household: string;
  at: number;
}

/** What is null was written before ladders asked for it. */
export interface RatingRow {
  person: string;
  game: string;
  mu: number;
  sigma: number;
  ordinal: number;
  played: number;
  won: number;
  /** How much the matches of the season have counted, added up and in whole matches, and against how many households. */
  counted: number | null;
  households: number | null;
  /** 1 for somebody who plays in a circle of their own, away from the rest of the ladder. */
  closed: number | null;
  /** When the last rated match ended. */
  last: number | null;
}

/** What somebody has reported, as it was then: names and chat may be gone later. */
export interface ReportRow {
  id: string;
  reporter: string;
  person: string;
  /** What the person was called then. */
  name: string;
  reason: Reason;
  words: string;
  /** Empty for a report about a profile. */
  table_id: string;
  n: number | null;
  /** What was said, and what was said around it, as JSON. */
  lines: string;
  at: number;
  closed: number | null;
}

/** What an admin has done. */
export interface AuditRow {
  id: string;
  at: number;
  by_id: string;
  by_name: string;
  act: AdminAct;
  to_id: string;
  to_name: string;
  until: number | null;
  why: string;
}

/** An address that is shut out. */
export interface ShutRow {
  id: string;
  scope: 'address' | 'network';
  /** A keyed hash; the address itself is not kept. */
  hash: string;
  /** Whose address it was; null where it was typed. */
  person: string | null;
  made_by: string;
  at: number;
  until: number | null;
  why: string;
}

/** What the server knows of a passkey: the public half. */
export interface PasskeyRow {
  id: string;
  person: string;
  public_key: string;
  counter: number;
  created: number;
  used: number | null;
}
