import type { ShutAddress } from '@overtrick/api';
import { useSay } from '../words/SayContext.tsx';
import type { Say } from '../words/say.ts';
import { sayMoment } from './moment.ts';
import { PersonLine } from './PersonLine.tsx';
import { ShutForm } from './ShutForm.tsx';
import type { AdminSession } from './session.ts';
import { Told } from './Told.tsx';
import { useReading } from './useReading.ts';
import { A } from './words.ts';

/** Who is banned or muted now, and which addresses are shut. */
export function Measures({ session }: { readonly session: AdminSession }) {
  const say = useSay();
  const { value, problem, again } = useReading(session, 'GET /admin/measures', {});
  const isOwner = session.admin.role === 'owner';

  async function lift(id: string): Promise<void> {
    await session.api.call('DELETE /admin/addresses/:id', { params: { id } });
    again();
  }

  return (
    <>
      <Told isHere={value !== null} problem={problem} />
      {value && value.people.length + value.addresses.length === 0 && (
        <p className="history-none">{say(A.nothingInForce)}</p>
      )}
      {value?.people.map((person) => (
        <PersonLine key={person.id} session={session} person={person} onDone={again} />
      ))}
      {value && value.addresses.length > 0 && (
        <section className="field admin-list">
          <h2>{say(A.addresses)}</h2>
          <ul className="me-bots">
            {value.addresses.map((address) => (
              <li key={address.id}>
                <span>
                  <strong>{nameOf(address, say)}</strong>
                  <small className="field-about">{factsOf(address, say)}</small>
                </span>
                {isOwner && (
                  <button type="button" className="way" onClick={() => void lift(address.id)}>
                    {say(A.lift)}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {isOwner && <ShutForm session={session} onDone={again} />}
    </>
  );
}

const nameOf = ({ person, scope }: ShutAddress, say: Say): string =>
  `${person ? say(A.addressOf, { name: person.name || say(A.nobody) }) : say(A.typedAddress)} (${say(scope === 'network' ? A.network : A.oneAddress)})`;

const factsOf = ({ by, until, why }: ShutAddress, say: Say): string =>
  [
    until === null ? say(A.byEver, { by }) : say(A.byUntil, { by, until: sayMoment(until, say) }),
    ...(why === '' ? [] : [why]),
  ].join(' · ');
