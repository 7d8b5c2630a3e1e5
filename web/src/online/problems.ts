import type { Problem } from '@overtrick/api';
import { explain, type Words } from '@overtrick/engine';
import type { Say } from '../words/say.ts';
import { PROBLEMS } from './problemWords.ts';

const KNOWN: Readonly<Record<string, Words | undefined>> = PROBLEMS;

/** A problem in the language of the page; a server that is newer than the page says it itself. */
export function sayProblem({ problem, message, refusal }: Problem, say: Say): string {
  if (refusal) return explain(refusal, say.language);
  const words: Words | undefined = KNOWN[problem];
  return words ? say(words, { message }) : message;
}
