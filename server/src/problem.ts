import { explain, fail, type Refusal, type Result } from '@overtrick/engine';
import type { Problem } from './api.ts';

/** A refusal with the HTTP status that fits. */
export interface Refused extends Problem {
  readonly status: number;
}

/** What a door answers. */
export type Answer<T> = Result<T, Refused>;

/** Says no, and what to do about it. */
export const no = (status: number, problem: string, message: string): Result<never, Refused> =>
  fail({ status, problem, message });

/** The engine said no. */
export const noBy = (refusal: Refusal): Result<never, Refused> =>
  fail({
    status: refusal.reason === 'not-your-turn' ? 409 : 422,
    problem: refusal.reason,
    message: explain(refusal),
    refusal,
  });
