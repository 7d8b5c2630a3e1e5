import type { WatchedPerson } from '@overtrick/api';
import { linkTo } from '../app/route.ts';
import { useSay } from '../words/SayContext.tsx';
import type { Say } from '../words/say.ts';
import { sayMoment } from './moment.ts';
import { PersonActs } from './PersonActs.tsx';
import type { AdminSession } from './session.ts';
import { A } from './words.ts';

type PersonLineProps = {
  readonly session: AdminSession;
  readonly person: WatchedPerson;
  readonly onDone: () => void;
};

/** A person as admins see them, with what is in force and what can be done. */
export function PersonLine({ session, person, onDone }: PersonLineProps) {
  const say = useSay();
  const { id, name, banned, mutedUntil } = person;

  async function lift(what: 'ban' | 'mute'): Promise<void> {
    await session.api.call(`POST /admin/${what}`, { input: { person: id, on: false } });
    onDone();
  }

  return (
    <article className="field admin-report">
      <h2>
        <a href={linkTo('people', id)}>{name}</a>
      </h2>
      <p className="field-about">{factsOf(person, say).join(' · ')}</p>
      <div className="history-ways">
        {banned && (
          <button type="button" className="way" onClick={() => void lift('ban')}>
            {say(A.unban)}
          </button>
        )}
        {mutedUntil !== null && (
          <button type="button" className="way" onClick={() => void lift('mute')}>
            {say(A.unmute)}
          </button>
        )}
      </div>
      <details className="fold">
        <summary>{say(A.act, { name })}</summary>
        <PersonActs session={session} person={person} onDone={onDone} />
      </details>
    </article>
  );
}

function factsOf(
  { robot, created, seen, banned, bannedUntil, mutedUntil }: WatchedPerson,
  say: Say,
): string[] {
  const day = (at: number) => new Date(at).toLocaleDateString(say.language, { dateStyle: 'medium' });
  return [
    say(A.since, { since: day(created), seen: day(seen) }),
    ...(robot ? [say(A.bot)] : []),
    ...(banned
      ? [
          bannedUntil === null
            ? say(A.bannedEver)
            : say(A.bannedUntil, { until: sayMoment(bannedUntil, say) }),
        ]
      : []),
    ...(mutedUntil === null ? [] : [say(A.mutedUntil, { until: sayMoment(mutedUntil, say) })]),
  ];
}
