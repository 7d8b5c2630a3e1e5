import type { Allowance } from './bucket.ts';

/** Whom a budget is counted for: one person, one address (of IPv6 a /64), one network (of IPv6 a /48). */
export const SCOPES = ['person', 'address', 'network'] as const;
export type Scope = (typeof SCOPES)[number];

interface Budget extends Readonly<Record<Scope, Allowance>> {
  /** What there were too many of, as the refusal says it. */
  readonly of: string;
}

const at = (burst: number, perSecond: number): Allowance => ({ burst, perSecond });
const MB = 1_000_000;

/**
 * What strangers may take. An address is enough for a class of thirty behind one router, and a network for a few of them. Each node
 * counts in its own memory, so that N nodes give N times as much; `RATE_LIMIT` multiplies all of it.
 */
export const BUDGETS = {
  /** Requests of any kind; dear routes count for several. */
  requests: { of: 'requests', person: at(60, 15), address: at(400, 100), network: at(1600, 400) },
  /** Bytes of answers and pages: thirty people load the app at once, and then read. */
  bytes: {
    of: 'bytes',
    person: at(40 * MB, MB),
    address: at(200 * MB, 4 * MB),
    network: at(400 * MB, 8 * MB),
  },
  /** New guests: everybody in a class, and some of them twice. */
  guests: { of: 'new guests', person: at(1, 1), address: at(60, 1 / 10), network: at(120, 1 / 5) },
  /** New tables, rematches among them: each in a class a table of their own, and a new match every few minutes. */
  tables: { of: 'new tables', person: at(20, 1 / 30), address: at(40, 1 / 5), network: at(80, 2 / 5) },
  /** Whatever else is written and is no decision: sitting down, votes, names. */
  acts: { of: 'changes', person: at(60, 3), address: at(400, 20), network: at(800, 40) },
  /** Chat lines and reactions. */
  chat: { of: 'chat lines', person: at(12, 1 / 2), address: at(150, 8), network: at(300, 16) },
  /** Hints, each up to half a second of the adviser while a person waits. */
  hints: { of: 'hints', person: at(12, 1 / 3), address: at(120, 2), network: at(240, 4) },
  /** Seconds that bots think where no person plays and listens; who opened the table pays. Four such tables go on at full pace. */
  botSeconds: { of: 'bot seconds', person: at(15, 0.3), address: at(20, 0.4), network: at(40, 0.8) },
  /** Wrong table codes, recovery codes and tokens. */
  guesses: { of: 'wrong codes', person: at(20, 1 / 20), address: at(40, 1 / 6), network: at(80, 1 / 3) },
} as const satisfies Readonly<Record<string, Budget>>;
export type BudgetName = keyof typeof BUDGETS;

/** What may be held at the same time. */
export const HELD = {
  /** Event streams. Those of seated players are counted apart, so that nobody else's can take their place. */
  streams: { person: 20, address: 300, network: 900 },
  /** Connections, streams among them. */
  connections: { person: Number.POSITIVE_INFINITY, address: 1000, network: 3000 },
} as const satisfies Readonly<Record<string, Readonly<Record<Scope, number>>>>;
