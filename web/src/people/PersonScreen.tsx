import type { Profile } from '@overtrick/api';
import { PageFrame } from '../app/PageFrame.tsx';
import { FacePicture } from '../look/faces/FacePicture.tsx';
import { lookOf } from '../look/faces/look.ts';
import { sayProblem } from '../online/problems.ts';
import { O } from '../online/tableWords.ts';
import { useGuest } from '../online/useGuest.ts';
import { ReportButton } from '../report/ReportButton.tsx';
import { useSay } from '../words/SayContext.tsx';
import { FriendsTable } from './FriendsTable.tsx';
import { OnlineMatches } from './OnlineMatches.tsx';
import { RatingChart } from './RatingChart.tsx';
import { ResultsTable } from './ResultsTable.tsx';
import { Unranked } from './Unranked.tsx';
import { useAnswer } from './useAnswer.ts';
import { P } from './words.ts';
import '../history/history.css';
import './people.css';

/** What everybody may know of somebody. */
export default function PersonScreen({ id }: { readonly id: string }) {
  const say = useSay();
  const { me } = useGuest();
  const { value: profile, problem } = useAnswer('GET /api/people/:id', { params: { id } });
  return (
    <PageFrame title={profile ? profile.name || say(P.nameless) : say(P.person)}>
      {problem && <p role="alert">{sayProblem(problem, say)}</p>}
      {!profile && !problem && <p aria-busy="true">{say(P.loading)}</p>}
      {profile && (
        <>
          <FacePicture look={lookOf(profile.id, profile.face)} className="person-face" />
          <p className="history-about">
            {[sinceOf(profile), profile.robot && say(O.outsideBot)].filter(Boolean).join(' · ')}
          </p>
          <ProfileParts profile={profile} own={false} />
          {me && me.id !== id && profile.name !== '' && (
            <div className="history-ways">
              <ReportButton reported={{ person: id, name: profile.name }} />
            </div>
          )}
        </>
      )}
    </PageFrame>
  );

  function sinceOf({ since }: Profile): string {
    return say(P.since, { day: new Date(since).toLocaleDateString(say.language, { dateStyle: 'medium' }) });
  }
}

type ProfilePartsProps = { readonly profile: Profile; readonly own: boolean };

/** Ratings, statistics and matches. */
export function ProfileParts({ profile, own }: ProfilePartsProps) {
  const say = useSay();
  if (profile.statistics.length === 0) {
    return <p className="history-none">{say(own ? P.noResults : P.noResultsTheirs)}</p>;
  }
  return (
    <>
      <section className="history-part">
        <h2>{say(P.results)}</h2>
        <ResultsTable profile={profile} />
        <Unranked ratings={profile.ratings} />
        <RatingChart profile={profile} />
        <p className="history-about">{say(P.ratingAbout)}</p>
      </section>
      {own && <FriendsTable />}
      <section className="history-part">
        <h2>{say(P.history)}</h2>
        <OnlineMatches history={profile.history} />
      </section>
    </>
  );
}
