import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Admin } from '@overtrick/api';
import type { Caller } from '../admission/origin.ts';
import type { PersonRow } from '../store/schema.ts';

/** One request, as the routes get it. */
export interface Call {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly path: string;
  /** What follows the `?`, as the route's schema takes it. */
  readonly query: unknown;
  /** Whose budgets it is counted in: the person, and the address that it came from or that a trusted proxy names. */
  readonly caller: Caller;
  /** True when the visitor speaks https. */
  readonly secure: boolean;
  readonly person: PersonRow | null;
  /** Who looks after the server and asks as such. */
  readonly admin: Admin | null;
  /** The parts of the path that the route names. */
  readonly params: Readonly<Record<string, string>>;
  /** The client's idempotency key, made this person's own. */
  readonly key: string | null;
}
