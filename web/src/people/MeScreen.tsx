import type { Me } from '@overtrick/api';
import { type FormEvent, useState } from 'react';
import { PageFrame } from '../app/PageFrame.tsx';
import { linkTo } from '../app/route.ts';
import { NameField } from '../online/NameField.tsx';
import { sayProblem } from '../online/problems.ts';
import { useGuest } from '../online/useGuest.ts';
import { chooseFace } from '../source/network/guest.ts';
import { useSay } from '../words/SayContext.tsx';
import { BotsField } from './BotsField.tsx';
import { DataField } from './DataField.tsx';
import { FaceField } from './FaceField.tsx';
import { PasskeyField } from './PasskeyField.tsx';
import { ProfileParts } from './PersonScreen.tsx';
import { PushField } from './PushField.tsx';
import { RecoveryField } from './RecoveryField.tsx';
import { useAnswer } from './useAnswer.ts';
import { P } from './words.ts';
import '../history/history.css';
import './people.css';

/** The own profile: name, results, other devices, bots, notifications, data. */
export default function MeScreen() {
  const say = useSay();
  const guest = useGuest();
  const { me } = guest;
  const [kept, setKept] = useState(false);
  const [gone, setGone] = useState(false);

  const same = me?.name === guest.name.trim();

  async function keepName(event: FormEvent): Promise<void> {
    event.preventDefault();
    const entered = await guest.enter();
    setKept(entered !== null);
    if (entered) setGone(false);
  }
  const changed = (next: Me | null) => {
    guest.become(next);
    setKept(false);
    setGone(next === null);
  };

  return (
    <PageFrame title={say(P.me)}>
      {gone && <p role="status">{say(P.gone)}</p>}
      {!me && <p className="friends-about">{say(P.nobodyYet)}</p>}
      <form className="me-name" onSubmit={(event) => void keepName(event)}>
        <NameField guest={guest} />
        {!same && (
          <button type="submit" className="go">
            {say(P.keepName)}
          </button>
        )}
        <span role="status" className="me-kept">
          {kept && same && say(P.kept)}
        </span>
      </form>
      {me && (
        <FaceField
          of={me.id}
          face={me.face}
          onChange={(face) => void chooseFace(face).then((worn) => worn && guest.become(worn))}
        />
      )}
      {me && <OwnResults me={me} />}
      <nav className="history-ways">
        <a className="way" href={linkTo('leaderboard')}>
          {say(P.board)}
        </a>
      </nav>
      <RecoveryField me={me} onChange={changed} />
      <PasskeyField me={me} onChange={changed} />
      {me && (
        <>
          <PushField />
          <BotsField />
          <DataField onDeleted={() => changed(null)} />
        </>
      )}
    </PageFrame>
  );
}

function OwnResults({ me }: { readonly me: Me }) {
  const say = useSay();
  const { value: profile, problem } = useAnswer('GET /api/people/:id', { params: { id: me.id } });
  if (problem) return <p role="alert">{sayProblem(problem, say)}</p>;
  return profile && <ProfileParts profile={profile} own={true} />;
}
