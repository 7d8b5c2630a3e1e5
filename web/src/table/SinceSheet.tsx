import { Sheet } from '../parts/Sheet.tsx';
import { CardsSeen } from './CardsSeen.tsx';
import { LastTrick } from './LastTrick.tsx';
import { linesSince } from './since.ts';
import { useTable } from './TableContext.tsx';
import { T } from './words.ts';

/** All that happened since one's turn, the last trick, and to whoever is asked what is not seen yet. */
export default function SinceSheet({ onClose }: { readonly onClose: () => void }) {
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
