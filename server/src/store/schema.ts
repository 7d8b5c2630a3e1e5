import type { Status } from '@overtrick/api';

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
  pushes: { endpoint: string; person: string; keys: string };
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
}

export interface RatingRow {
  person: string;
  game: string;
  mu: number;
  sigma: number;
  ordinal: number;
  played: number;
  won: number;
}
