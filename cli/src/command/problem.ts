import { fail, type Result } from '@overtrick/engine';

/** How a command ends: success, a refusal, or a wrong command line. */
export const EXIT = { fine: 0, refused: 1, usage: 2, interrupted: 130 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** What went wrong, and what to do about it. */
export interface Problem {
  readonly code: ExitCode;
  readonly message: string;
  readonly hint?: string;
}

/** The command line is wrong. */
export function misused(message: string, hint?: string): Result<never, Problem> {
  return fail({ code: EXIT.usage, message, ...(hint && { hint }) });
}

/** The command was understood, but cannot be done. */
export function refused(message: string, hint?: string): Result<never, Problem> {
  return fail({ code: EXIT.refused, message, ...(hint && { hint }) });
}
