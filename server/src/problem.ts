import type { Problem, ProblemCode } from '@overtrick/api';
import { explain, fail, type Refusal, type Result } from '@overtrick/engine';

/** What a route answers; its type says which problems it may have. */
export type Answer<T, Code extends ProblemCode = ProblemCode> = Result<T, Problem<Code>>;

/** A problem, with what to do about it. */
export const no = <const Code extends ProblemCode>(
  problem: Code,
  message: string,
  retryAfter?: number,
): { readonly ok: false; readonly error: Problem<Code> } =>
  fail({ problem, message, ...(retryAfter !== undefined && { retryAfter }) });

/** The problem of a refusal by the engine. */
export const noBy = <R extends Refusal>(
  refusal: R,
): { readonly ok: false; readonly error: Problem<R['reason']> } =>
  fail({ problem: refusal.reason, message: explain(refusal), refusal });
