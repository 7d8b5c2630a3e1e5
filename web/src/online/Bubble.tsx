import type { ReactLine } from '../source/network/knowledge.ts';
import { useSay } from '../words/SayContext.tsx';
import { O } from './tableWords.ts';
import './bubble.css';

/** What somebody has just said in a word, at their seat. Whoever listens hears it with the name, from the strip. */
export function Bubble({ line }: { readonly line: ReactLine | undefined }) {
  const say = useSay();
  if (!line) return null;
  return (
    <span className="bubble" key={line.n} aria-hidden="true">
      {say(O[line.reaction])}
    </span>
  );
}
