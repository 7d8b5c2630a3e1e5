import type { BotToken, Problem } from '@overtrick/api';
import { type FormEvent, useState } from 'react';
import { sayProblem } from '../online/problems.ts';
import { api } from '../source/network/api.ts';
import { useSay } from '../words/SayContext.tsx';
import { Secret } from './Secret.tsx';
import { useAnswer } from './useAnswer.ts';
import { P } from './words.ts';

/** Outside bots of this person: a name and a token each. */
export function BotsField() {
  const say = useSay();
  const [turn, setTurn] = useState(0);
  const { value: bots } = useAnswer('GET /api/me/tokens', {}, turn);
  const [name, setName] = useState('');
  const [made, setMade] = useState<BotToken | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);

  async function make(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (name.trim() === '') return;
    const answer = await api.call('POST /api/me/tokens', { input: { name: name.trim() } });
    setProblem(answer.ok ? null : answer.error);
    if (!answer.ok) return;
    setMade(answer.value);
    setName('');
    setTurn(turn + 1);
  }
  async function end(id: string): Promise<void> {
    const answer = await api.call('DELETE /api/me/tokens/:id', { params: { id } });
    setProblem(answer.ok ? null : answer.error);
    if (made?.id === id) setMade(null);
    setTurn(turn + 1);
  }

  return (
    <section className="field me-field">
      <h2>{say(P.bots)}</h2>
      <p className="field-about">{say(P.botsAbout)}</p>
      {bots && bots.length > 0 && (
        <ul className="me-bots">
          {bots.map((bot) => (
            <li key={bot.id}>
              <strong>{bot.name}</strong>
              <button
                type="button"
                className="way history-danger"
                aria-label={say(P.endBot, { name: bot.name })}
                onClick={() => void end(bot.id)}
              >
                {say(P.endShort)}
              </button>
            </li>
          ))}
        </ul>
      )}
      {made?.token && <Secret label={say(P.token, { name: made.name })} text={made.token} />}
      <form className="join-row invite-row" onSubmit={(event) => void make(event)}>
        <input
          type="text"
          maxLength={24}
          autoComplete="off"
          aria-label={say(P.botName)}
          placeholder={say(P.botName)}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <button type="submit" className="go go-quiet">
          {say(P.makeBot)}
        </button>
      </form>
      <p className="name-problem" role="status">
        {problem && sayProblem(problem, say)}
      </p>
      <a className="me-more" href="./api">
        {say(P.apiPage)}
      </a>
    </section>
  );
}
