import type { Problem } from '@overtrick/api';
import { sayProblem } from '../online/problems.ts';
import { useSay } from '../words/SayContext.tsx';
import { A } from './words.ts';

type ToldProps = { readonly isHere: boolean; readonly problem: Problem | null };

/** Why there is nothing to see yet. */
export function Told({ isHere, problem }: ToldProps) {
  const say = useSay();
  if (problem) return <p role="alert">{sayProblem(problem, say)}</p>;
  return isHere ? null : <p aria-busy="true">{say(A.loading)}</p>;
}
