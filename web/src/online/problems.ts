import type { Problem } from '@overtrick/api';
import { explain, type Words } from '@overtrick/engine';
import type { Say } from '../words/say.ts';
import { PROBLEMS, UNTIL } from './problemWords.ts';

const KNOWN: Readonly<Record<string, Words | undefined>> = PROBLEMS;

/** A problem in the language of the page; a server that is newer than the page says it itself. */
export function sayProblem({ problem, message, refusal, retryAfter }: Problem, say: Say): string {
  if (refusal) return explain(refusal, say.language);
  const timed = retryAfter === undefined ? undefined : UNTIL[problem];
  if (timed && retryAfter !== undefined) return say(timed, { until: sayEnd(retryAfter, say) });
  const words: Words | undefined = KNOWN[problem];
  return words ? say(words, { message }) : message;
}

/** When so many seconds are over, by the clock of this device. */
const sayEnd = (seconds: number, say: Say): string =>
  new Date(Date.now() + seconds * 1000).toLocaleString(say.language, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
