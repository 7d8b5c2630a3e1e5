import { useState } from 'react';
import { PageFrame } from '../app/PageFrame.tsx';
import { linkTo } from '../app/route.ts';
import { GAMES, type GameName } from '../look/games.ts';
import { saveFile } from '../replay/saveFile.ts';
import { SHELF } from '../shelf/shelf.ts';
import { writeArchive } from '../store/archive.ts';
import { useSay } from '../words/SayContext.tsx';
import { DeleteSheet, type Doomed } from './DeleteSheet.tsx';
import { Form } from './Form.tsx';
import { PastMatch } from './PastMatch.tsx';
import { useHistory } from './useHistory.ts';
import { W } from './words.ts';
import './history.css';

/** So many are shown at first, and so many more at a time: thousands take a phone seconds to draw. */
const PAGE = 50;

/** Everything that was played in this browser, and how well. */
export default function HistoryScreen() {
  const say = useSay();
  const { entries, counted, lost, reread } = useHistory();
  const [game, setGame] = useState<GameName | 'all'>('all');
  const [length, setLength] = useState(PAGE);
  const [doomed, setDoomed] = useState<Doomed | null>(null);
  const wanted = entries?.filter((entry) => game === 'all' || entry.game === game) ?? [];
  const hidden = wanted.length - length;
  const none = entries?.length === 0;

  async function save(): Promise<void> {
    const day = new Date().toISOString().slice(0, 10);
    saveFile(`overtrick-everything-${day}.json`, await writeArchive());
  }

  return (
    <PageFrame title={say(W.title)}>
      {lost && <p role="alert">{say(W.lost)}</p>}
      <section className="history-part">
        <h2>{say(W.statistics)}</h2>
        {counted === null && <p className="history-none">{say(W.counting)}</p>}
        {counted?.length === 0 && <p className="history-none">{say(W.noCounted)}</p>}
        {counted !== null && counted.length > 0 && <Form matches={counted} />}
        <p className="history-about">{say(W.statisticsAbout)}</p>
      </section>
      <section className="history-part">
        <div className="history-head">
          <h2>{say(W.list)}</h2>
          <select
            aria-label={say(W.show)}
            value={game}
            onChange={(event) => {
              setGame(GAMES.find((each) => each === event.target.value) ?? 'all');
              setLength(PAGE);
            }}
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
          {wanted.slice(0, length).map((entry) => (
            <PastMatch
              key={entry.id}
              entry={entry}
              counted={counted?.find(({ id }) => id === entry.id) ?? null}
              onRemove={() => setDoomed({ id: entry.id })}
            />
          ))}
        </ul>
        {hidden > 0 && (
          <button type="button" className="way" onClick={() => setLength(length + PAGE)}>
            {say(W.more, { count: Math.min(PAGE, hidden) })}
          </button>
        )}
      </section>
      <section className="history-part">
        <h2>{say(W.data)}</h2>
        <p className="history-about">{say(W.dataAbout)}</p>
        <div className="history-ways">
          <button
            type="button"
            className="way"
            disabled={none || entries === null}
            onClick={() => void save()}
          >
            {say(W.exportAll)}
          </button>
          <a className="way" href={linkTo('import')}>
            {say(W.importAll)}
          </a>
          <button
            type="button"
            className="way history-danger"
            disabled={none || entries === null}
            onClick={() => setDoomed({ all: entries?.length ?? 0 })}
          >
            {say(W.deleteAll)}
          </button>
        </div>
      </section>
      {doomed && (
        <DeleteSheet
          doomed={doomed}
          onKeep={() => setDoomed(null)}
          onDeleted={() => {
            setDoomed(null);
            reread();
          }}
        />
      )}
    </PageFrame>
  );
}
