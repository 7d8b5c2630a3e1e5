import type { Refusal } from '@overtrick/engine';
import * as v from 'valibot';
import { REFUSAL } from './match.ts';

/** The engine's own reasons. All but one mean that the request is wrong at any time. */
const BY_ENGINE = {
  'no-such-game': 422,
  players: 422,
  'unknown-option': 422,
  'bad-option': 422,
  'no-such-seat': 422,
  malformed: 422,
  'unknown-card': 422,
  'not-your-turn': 409,
  'not-in-hand': 422,
  rule: 422,
  'match-over': 422,
  'awaits-deal': 422,
  'bad-deal': 422,
  'bad-log': 422,
} as const satisfies Readonly<Record<Refusal['reason'], number>>;

/** What the engine can refuse a decision or a set-up with. */
export const REFUSALS = Object.keys(BY_ENGINE) as readonly Refusal['reason'][];

/** Every problem that the API can answer with, and its HTTP status. */
export const PROBLEMS = {
  ...BY_ENGINE,

  // The request itself.
  'not-http': 400,
  'not-json': 400,
  'cut-off': 400,
  'too-slow': 408,
  'too-large': 413,
  'bad-input': 422,
  'bad-key': 422,
  'no-such-door': 404,
  method: 405,
  'please-reload': 426,
  origin: 403,
  'too-many': 429,
  'too-many-streams': 429,
  busy: 503,
  store: 503,
  draining: 503,
  'disk-full': 507,

  // Who asks.
  'who-are-you': 401,
  'bad-token': 401,
  banned: 403,
  nobody: 404,
  'wrong-code': 404,
  robot: 403,
  'too-many-bots': 409,
  'no-push': 404,
  'no-passkeys': 409,
  'wrong-passkey': 404,
  'too-many-passkeys': 409,
  'no-admin': 404,
  'admin-token': 401,
  'owner-only': 403,
  'name-taken': 409,
  'last-owner': 409,
  'shut-address': 403,
  'no-address': 404,
  'everybodys-address': 409,
  yourself: 409,
  reported: 409,
  'too-many-reports': 409,
  'no-such-report': 404,
  'no-warning': 404,

  // The table and its seats.
  'no-such-table': 404,
  'too-many-tables': 409,
  rated: 409,
  'needs-clock': 409,
  full: 409,
  'already-there': 409,
  'seat-taken': 409,
  'seat-free': 409,
  'seats-free': 409,
  'not-ready': 409,
  'not-host': 403,
  'not-open': 409,
  'not-seated': 403,
  'too-early': 409,
  'nothing-to-reveal': 409,
  'wrong-reveal': 422,
  'not-revealing': 409,
  closed: 410,
  finished: 409,
  gone: 410,

  // The match.
  'not-playing': 409,
  paused: 409,
  'not-paused': 409,
  away: 409,
  'not-away': 409,
  'too-late': 409,
  'last-deal': 409,
  'no-hints': 403,
  'not-abandoned': 409,
  'nobody-votes': 409,
  seated: 409,
  'has-seen': 403,
  asked: 409,
  'not-over': 409,

  // Those who talk and watch.
  muted: 403,
  silenced: 403,
  'nothing-said': 404,
  spectator: 403,
  'talked-out': 409,
  'no-spectators': 403,
  crowded: 503,
  'hands-closed': 403,
} as const satisfies Readonly<Record<string, number>>;

/** The stable name of a problem, such as `not-your-turn`. */
export type ProblemCode = keyof typeof PROBLEMS;

/** Why a request was refused, in words for people and in a form for programs. `no-answer` is the client's own: nobody answered. */
export interface Problem<Code extends string = ProblemCode | 'no-answer'> {
  readonly problem: Code;
  /** What was wrong and what to do. */
  readonly message: string;
  /** The engine's reason, where a decision or a set-up was refused: `explain(refusal, language)` says it in any language. */
  readonly refusal?: Refusal;
  /** Seconds to wait, where that helps. */
  readonly retryAfter?: number;
}

/** The same as a schema, to check answers. */
export const PROBLEM = v.object({
  problem: v.picklist(Object.keys(PROBLEMS)),
  message: v.string(),
  refusal: v.exactOptional(REFUSAL),
  retryAfter: v.exactOptional(v.number()),
});
