import { useEffect, useState } from 'react';
import { linkTo } from '../app/route.ts';
import { DeleteSheet } from '../history/DeleteSheet.tsx';
import { ending } from '../history/ending.ts';
import { Icon } from '../parts/Icon.tsx';
import { SHELF } from '../shelf/shelf.ts';
import { listMatches, type MatchEntry } from '../store/matches.ts';
import { listOf } from '../words/list.ts';
import { useSay } from '../words/SayContext.tsx';
import type { Say } from '../words/say.ts';
import { W } from './words.ts';

const SHOWN = 4;

/** Matches that wait to be continued, or the last ones that were finished. */
export function MatchList({ status }: { readonly status: MatchEntry['status'] }) {
  const say = useSay();
  const [entries, setEntries] = useState<readonly MatchEntry[]>([]);
  const [doomed, setDoomed] = useState<{ readonly id: string } | null>(null);
  useEffect(() => {
    // Without storage there is nothing to list.
    listMatches().then(setEntries, () => {});
  }, []);
  const shown = entries.filter((entry) => entry.status === status).slice(0, SHOWN);
  if (shown.length === 0) return null;
  const forget = (id: string) => {
    setEntries(entries.filter((entry) => entry.id !== id));
    setDoomed(null);
  };
  return (
    <section className="matches">
      <h2>{say(status === 'playing' ? W.unfinished : W.recent)}</h2>
      <ul>
        {shown.map((entry) => (
          <MatchLine key={entry.id} entry={entry} say={say} onForget={() => setDoomed(entry)} />
        ))}
      </ul>
      {doomed && (
        <DeleteSheet doomed={doomed} onKeep={() => setDoomed(null)} onDeleted={() => forget(doomed.id)} />
      )}
    </section>
  );
}

type MatchLineProps = { readonly entry: MatchEntry; readonly say: Say; readonly onForget: () => void };

function MatchLine({ entry, say, onForget }: MatchLineProps) {
  const { id, game, deal, deals, status } = entry;
  const name = say(SHELF[game].name);
  const running = status === 'playing';
  const label = say(running ? W.goOnMatch : W.replay, { game: name });
  return (
    <li className="match" data-game={game}>
      <a href={linkTo(running ? 'table' : 'replay', id)}>
        <span className="unseen">{label}</span>
        <strong aria-hidden="true">{name}</strong>
        <span>{about(entry, say)}</span>
        {running && (
          <em>
            {deals > 1 && say(W.deal, { deal: deal + 1, deals })} <b aria-hidden="true">{say(W.goOn)}</b>
          </em>
        )}
      </a>
      <button type="button" className="icon-button" aria-label={say(W.forget)} onClick={onForget}>
        <Icon name="close" />
      </button>
    </li>
  );
}

/** With whom, and how it ended. */
function about(entry: MatchEntry, say: Say): string {
  const { sitters, status, points } = entry;
  const names = sitters.map((sitter) => sitter.name).filter(Boolean);
  if (status === 'playing') return say(W.against, { names: listOf(names, say) });
  return `${ending(entry, say)} · ${points.join(' : ')}`;
}
