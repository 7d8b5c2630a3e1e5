import { explain, type Words } from '@overtrick/engine';
import { SHELF } from '../shelf/shelf.ts';
import { useSay } from '../words/SayContext.tsx';
import type { Say } from '../words/say.ts';
import type { LeftOut } from './outcome.ts';
import type { MatchProblem } from './vetMatch.ts';
import { W } from './words.ts';

const SHOWN = 10;

const WHY: Readonly<Record<MatchProblem['kind'], Words>> = {
  damaged: W.whyDamaged,
  newer: W.whyNewer,
  noGame: W.whyNoGame,
  incomplete: W.whyIncomplete,
  seats: W.whySeats,
};

/** The matches of a collection that were left out, each with the reason. */
export function LeftOutList({ leftOut }: { readonly leftOut: readonly LeftOut[] }) {
  const say = useSay();
  if (leftOut.length === 0) return null;
  return (
    <section className="import-left-out">
      <h2>{say(W.leftOut)}</h2>
      <ul>
        {leftOut.slice(0, SHOWN).map((match) => (
          <li key={match.place}>
            {label(match, say)}: {say(WHY[match.problem.kind])}
            {match.problem.kind === 'damaged' && (
              <small>{explain(match.problem.refusal, say.language)}</small>
            )}
          </li>
        ))}
      </ul>
      {leftOut.length > SHOWN && <p>{say(W.leftOutMore, { count: leftOut.length - SHOWN })}</p>}
    </section>
  );
}

/** "No. 3 in the file, Inflation!, 5 Sept 2026", as far as it can be told. */
function label({ place, game, updated }: LeftOut, say: Say): string {
  const day = updated !== null && new Date(updated).toLocaleDateString(say.language, { dateStyle: 'medium' });
  return [say(W.place, { place }), game && say(SHELF[game].name), day].filter(Boolean).join(' · ');
}
