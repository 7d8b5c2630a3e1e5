import { Icon } from '../parts/Icon.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { CardsSeen } from './CardsSeen.tsx';
import { LastTrick } from './LastTrick.tsx';
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

/** All that happened since one's turn, the last trick, and to whoever is asked what is not seen yet. */
export function SinceSheet({ onClose }: { readonly onClose: () => void }) {
  const { told, talk, module } = useTable();
  const { say } = talk;
  const { lastTrick } = module.words;
  return (
    <Sheet title={say(T.since)} onClose={onClose}>
      <ol className="since-list">
        {[...linesSince(told, module.words, talk).entries()].map(([at, line]) => (
          <li key={at}>{line}</li>
        ))}
      </ol>
      <h3>{say(lastTrick?.title ?? T.lastTrick)}</h3>
      <LastTrick />
      {told.now.choices.length > 0 && (
        <>
          <h3>{say(T.notSeen)}</h3>
          <CardsSeen />
        </>
      )}
    </Sheet>
  );
}
