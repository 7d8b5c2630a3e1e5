import { useState } from 'react';
import { PageFrame } from '../app/PageFrame.tsx';
import { linkTo } from '../app/route.ts';
import { GAMES, type GameName } from '../look/games.ts';
import { Sheet } from '../parts/Sheet.tsx';
import { saveFile } from '../replay/saveFile.ts';
import { SHELF } from '../shelf/shelf.ts';
import { writeArchive } from '../store/archive.ts';
import { deleteAll, deleteMatch } from '../store/matches.ts';
import { useSay } from '../words/SayContext.tsx';
import { PastMatch } from './PastMatch.tsx';
import { StandingsTable } from './StandingsTable.tsx';
import { useHistory } from './useHistory.ts';
import { W } from './words.ts';
import './history.css';

/** A match to delete, or all of them. */
type Doomed = { readonly id: string } | 'all' | null;

/** Everything that was played in this browser, and how well. */
export default function HistoryScreen() {
  const say = useSay();
  const { entries, standings, lost, reread } = useHistory();
  const [game, setGame] = useState<GameName | 'all'>('all');
  const [doomed, setDoomed] = useState<Doomed>(null);
  const shown = entries?.filter((entry) => game === 'all' || entry.game === game) ?? [];
  const none = entries?.length === 0;

  async function remove(): Promise<void> {
    if (doomed === 'all') await deleteAll();
    else if (doomed) await deleteMatch(doomed.id);
    setDoomed(null);
    reread();
  }
  async function save(): Promise<void> {
    const day = new Date().toISOString().slice(0, 10);
    saveFile(`overtrick-everything-${day}.json`, await writeArchive());
  }

  return (
    <PageFrame title={say(W.title)}>
      {lost && <p role="alert">{say(W.lost)}</p>}
      <section className="history-part">
        <h2>{say(W.statistics)}</h2>
        <StandingsTable standings={standings} />
        <p className="history-about">{say(W.statisticsAbout)}</p>
      </section>
      <section className="history-part">
        <div className="history-head">
          <h2>{say(W.list)}</h2>
          <select
            aria-label={say(W.show)}
            value={game}
            onChange={(event) => setGame(GAMES.find((each) => each === event.target.value) ?? 'all')}
          >
            <option value="all">{say(W.all)}</option>
            {GAMES.map((each) => (
              <option key={each} value={each}>
                {say(SHELF[each].name)}
              </option>
            ))}
          </select>
        </div>
        {none && <p className="history-none">{say(W.none)}</p>}
        <ul className="past-matches">
          {shown.map((entry) => (
            <PastMatch key={entry.id} entry={entry} onRemove={() => setDoomed({ id: entry.id })} />
          ))}
        </ul>
      </section>
      <section className="history-part">
        <h2>{say(W.data)}</h2>
        <p className="history-about">{say(W.dataAbout)}</p>
        <div className="history-ways">
          <button type="button" className="way" disabled={none || lost} onClick={() => void save()}>
            {say(W.exportAll)}
          </button>
          <a className="way" href={linkTo('import')}>
            {say(W.importAll)}
          </a>
          <button
            type="button"
            className="way history-danger"
            disabled={none || lost}
            onClick={() => setDoomed('all')}
          >
            {say(W.deleteAll)}
          </button>
        </div>
      </section>
      {doomed && (
        <Sheet
          title={say(doomed === 'all' ? W.removeAllTitle : W.removeTitle)}
          onClose={() => setDoomed(null)}
        >
          <p>{say(doomed === 'all' ? W.removeAllAbout : W.removeAbout, { count: entries?.length ?? 0 })}</p>
          <div className="history-ways">
            <button type="button" className="go go-quiet" onClick={() => setDoomed(null)}>
              {say(W.keep)}
            </button>
            <button type="button" className="go history-danger" onClick={() => void remove()}>
              {say(W.confirm)}
            </button>
          </div>
        </Sheet>
      )}
    </PageFrame>
  );
}
