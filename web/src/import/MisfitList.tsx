import { explain, type Words } from '@overtrick/engine';
import { SHELF } from '../shelf/shelf.ts';
import { useSay } from '../words/SayContext.tsx';
import type { Say } from '../words/say.ts';
import type { Misfit } from './outcome.ts';
import type { MatchProblem } from './vetMatch.ts';
import { W } from './words.ts';

const SHOWN = 10;

const WHY: Readonly<Record<MatchProblem['kind'], Words>> = {
  damaged: W.misfitDamaged,
  newer: W.misfitNewer,
  noGame: W.misfitNoGame,
  incomplete: W.misfitIncomplete,
  seats: W.misfitSeats,
};

/** The matches of a collection that were left out, each with the reason. */
export function MisfitList({ misfits }: { readonly misfits: readonly Misfit[] }) {
  const say = useSay();
  if (misfits.length === 0) return null;
  return (
    <section className="import-misfits">
      <h2>{say(W.leftOut)}</h2>
      <ul>
        {misfits.slice(0, SHOWN).map((misfit) => (
          <li key={misfit.place}>
            {label(misfit, say)}: {say(WHY[misfit.problem.kind])}
            {misfit.problem.kind === 'damaged' && (
              <small>{explain(misfit.problem.refusal, say.language)}</small>
            )}
          </li>
        ))}
      </ul>
      {misfits.length > SHOWN && <p>{say(W.leftOutMore, { count: misfits.length - SHOWN })}</p>}
    </section>
  );
}

/** "No. 3 in the file, Inflation!, 5 Sept 2026", as far as it can be told. */
function label({ place, game, updated }: Misfit, say: Say): string {
  const day = updated !== null && new Date(updated).toLocaleDateString(say.language, { dateStyle: 'medium' });
  return [say(W.place, { place }), game && say(SHELF[game].name), day].filter(Boolean).join(' · ');
}
