import type { Mark } from '@overtrick/engine';
import { useSay } from '../words/SayContext.tsx';
import { W } from './words.ts';

/** Where a clause comes from that is not printed in the rulebook; who taps it reads what that means. */
export function RuleMark({ mark }: { readonly mark: Mark }) {
  const say = useSay();
  return (
    <details className="rule-mark">
      <summary>{say(W[mark])}</summary>
      <span>{say(W[`${mark}About`])}</span>
    </details>
  );
}
