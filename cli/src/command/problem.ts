import { fail, type Result } from '@overtrick/engine';

/** How a command ends: it did its work, the answer is no, or it was not asked properly. */
export const EXIT = { fine: 0, refused: 1, usage: 2, interrupted: 130 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** What went wrong, and what to do about it. */
export interface Problem {
  readonly code: ExitCode;
  readonly message: string;
  readonly hint?: string;
}

/** The command was not asked properly. */
export function misused(message: string, hint?: string): Result<never, Problem> {
  return fail({ code: EXIT.usage, message, ...(hint && { hint }) });
}

/** The command was understood, and the answer is no. */
export function refused(message: string, hint?: string): Result<never, Problem> {
  return fail({ code: EXIT.refused, message, ...(hint && { hint }) });
}
