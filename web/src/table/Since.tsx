import { Icon } from '../parts/Icon.tsx';
import { linesSince } from './since.ts';
import { useTable } from './TableContext.tsx';
import { T } from './words.ts';
import './since.css';

/** What happened since one's turn: the newest line, and that there are others before it. A tap tells them all. */
export function Since({ onOpen }: { readonly onOpen: () => void }) {
  const { told, talk, module } = useTable();
  const { say } = talk;
  const lines = linesSince(told, module.words, talk);
  if (lines.length === 0) return null;
  return (
    <button type="button" className="since" onClick={onOpen}>
      <span className="unseen">{say(T.since)}: </span>
      <span className="since-lines">
        {lines.length > 1 && '… '}
        {lines.at(-1)}
      </span>
      <Icon name="next" />
    </button>
  );
}
