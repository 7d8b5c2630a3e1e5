import { linkTo } from '../app/route.ts';
import { useSay } from '../words/SayContext.tsx';
import type { AdminSession } from './session.ts';
import { Told } from './Told.tsx';
import { useReading } from './useReading.ts';
import { A } from './words.ts';

/** Whose rated matches look arranged; it proves nothing. */
export function Watch({ session }: { readonly session: AdminSession }) {
  const say = useSay();
  const { value, problem } = useReading(session, 'GET /admin/watch', {});
  return (
    <section className="field admin-list">
      <h2>{say(A.arranged)}</h2>
      <Told isHere={value !== null} problem={problem} />
      {value && value.pairs.length + value.winners.length === 0 && (
        <p className="field-about">{say(A.noneArranged)}</p>
      )}
      <ul className="me-bots">
        {value?.pairs.map(({ people, signs, group, meetings, share, ahead }) => (
          <li key={people.map(({ id }) => id).join()}>
            <span>
              {people.map(({ id, name }) => (
                <a key={id} className="admin-name" href={linkTo('people', id)}>
                  {name}
                </a>
              ))}
              <small className="field-about">
                {say(A.pair, { group, meetings, share: Math.round(100 * share), ahead: ahead.join(':') })} ·{' '}
                {signs.join(', ')}
              </small>
            </span>
          </li>
        ))}
        {value?.winners.map(({ id, name, matches, won }) => (
          <li key={id}>
            <a href={linkTo('people', id)}>{name}</a>
            <small className="field-about">{say(A.winner, { matches, won })}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
