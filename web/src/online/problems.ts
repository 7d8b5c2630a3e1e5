import { explain } from '@overtrick/engine';
import type { Problem } from '@overtrick/server/api';
import type { Say } from '../words/say.ts';
import { PROBLEMS } from './problemWords.ts';

/** A problem in the language of the page; a server that is newer than the page says it itself. */
export function sayProblem({ problem, message, refusal }: Problem, say: Say): string {
  if (refusal) return explain(refusal, say.language);
  const known = PROBLEMS[problem];
  return known ? say(known, { message }) : message;
}
