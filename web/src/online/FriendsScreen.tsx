import type { Problem } from '@overtrick/api';
import { type FormEvent, useState } from 'react';
import { PageFrame } from '../app/PageFrame.tsx';
import { goTo, linkTo } from '../app/route.ts';
import { GAMES, type GameName } from '../look/games.ts';
import { shortName } from '../shelf/shelf.ts';
import { api } from '../source/network/api.ts';
import { useSay } from '../words/SayContext.tsx';
import { NameField } from './NameField.tsx';
import { sayProblem } from './problems.ts';
import { TableList } from './TableList.tsx';
import { useGuest } from './useGuest.ts';
import { useLobby, useMyTables } from './useLobby.ts';
import { W } from './words.ts';
import '../parts/fields.css';
import './friends.css';

/** Where friends meet: a new table, a code, a quick match, and the tables that wait. */
export default function FriendsScreen() {
  const say = useSay();
  const guest = useGuest();
  const [game, setGame] = useState<GameName | null>(null);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const lobby = useLobby(game);
  const mine = useMyTables().filter(({ status }) => status !== 'over' && status !== 'closed');

  async function join(event: FormEvent): Promise<void> {
    event.preventDefault();
    const typed = code.replace(/[^0-9a-z]/gi, '').toUpperCase();
    if (typed === '') return;
    const found = await api.call('GET /api/codes/:code', { params: { code: typed } });
    if (found.ok) goTo(linkTo('t', found.value.id));
    else setProblem(found.error);
  }

  async function quick(): Promise<void> {
    if (!game || !(await guest.enter())) return;
    const found = await api.call('POST /api/quick', { input: { game } });
    if (found.ok) goTo(linkTo('t', found.value.id));
    else setProblem(found.error);
  }

  async function create(): Promise<void> {
    if (await guest.enter()) goTo(`${linkTo('friends', 'new')}${game ? `?game=${game}` : ''}`);
  }

  return (
    <PageFrame title={say(W.title)}>
      <p className="friends-about">{say(W.about)}</p>
      <NameField guest={guest} />
      <div className="friends-ways">
        <section className="field">
          <button type="button" className="go" onClick={() => void create()}>
            {say(W.create)}
          </button>
          <p className="field-about">{say(W.createAbout)}</p>
        </section>
        <form className="field" onSubmit={(event) => void join(event)}>
          <div className="join-row">
            <input
              type="text"
              aria-label={say(W.codeField)}
              placeholder={say(W.code)}
              maxLength={9}
              autoComplete="off"
              autoCapitalize="characters"
              value={code}
              onChange={({ target }) => {
                setCode(target.value);
                setProblem(null);
              }}
            />
            <button type="submit" className="go go-quiet">
              {say(W.join)}
            </button>
          </div>
          <p className="field-about" role="status">
            {problem && <strong className="name-problem">{sayProblem(problem, say)}</strong>}
          </p>
        </form>
      </div>
      <nav className="friends-more" aria-label={say(W.ways)}>
        <a href={linkTo('me')}>{say(W.profile)}</a>
        <a href={linkTo('leaderboard')}>{say(W.board)}</a>
      </nav>
      {mine.length > 0 && (
        <section className="friends-tables">
          <h2>{say(W.mine)}</h2>
          <TableList tables={mine} />
        </section>
      )}
      <section className="friends-tables">
        <h2>{say(W.open)}</h2>
        <fieldset className="game-filter" aria-label={say(W.filter)}>
          {[null, ...GAMES].map((each) => (
            <label key={each ?? 'all'} className="segment">
              <input type="radio" name="game" checked={each === game} onChange={() => setGame(each)} />
              <span>{each ? say(shortName(each)) : say(W.all)}</span>
            </label>
          ))}
        </fieldset>
        {game && (
          <div className="quick" data-game={game}>
            <p>
              <strong>{say(W.quick)}</strong> {say(W.quickAbout)}
            </p>
            <button type="button" className="go" onClick={() => void quick()}>
              {say(W.quickGo)}
            </button>
          </div>
        )}
        <div aria-live="polite">
          {lobby?.tables.length === 0 && <p className="friends-none">{say(W.noTables)}</p>}
          {lobby && <TableList tables={lobby.tables} />}
          {lobby && lobby.playing > 0 && (
            <p className="friends-about">{say(W.playing, { count: lobby.playing })}</p>
          )}
        </div>
      </section>
    </PageFrame>
  );
}
