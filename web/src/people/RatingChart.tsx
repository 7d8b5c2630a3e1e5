import type { Profile } from '@overtrick/api';
import { useMemo, useState } from 'react';
import { LineChart } from '../charts/LineChart.tsx';
import type { GameName } from '../look/games.ts';
import { SHELF } from '../shelf/shelf.ts';
import { useSay } from '../words/SayContext.tsx';
import { sayRating } from './rating.ts';
import { bandOf, ratingSteps } from './ratingSteps.ts';
import { P } from './words.ts';

/** The ratings of somebody over time, one game at a time: the line is what is believed, the band how sure that is. */
export function RatingChart({ profile }: { readonly profile: Profile }) {
  const say = useSay();
  const all = useMemo(() => ratingSteps(profile.history), [profile]);
  const [wanted, setWanted] = useState<GameName | null>(null);
  const [first] = all.keys();
  const game = wanted ?? first;
  const facts = useMemo(() => {
    const steps = all.get(game) ?? [];
    const bands = steps.map(bandOf);
    return {
      label: say(P.ratingLabel, { game: game ? say(SHELF[game].name) : '' }),
      step: say(P.match),
      steps: steps.map(({ at }) => new Date(at).toLocaleDateString(say.language, { dateStyle: 'medium' })),
      lines: [
        {
          role: 'band',
          label: say(P.ratingBand),
          low: bands.map(([low]) => low),
          high: bands.map(([, high]) => high),
        },
        { role: 'main', label: say(P.ratingLine), values: steps.map(({ mu }) => mu) },
      ] as const,
      scale: null,
      say: (ordinal: number) => sayRating({ ordinal }),
    };
  }, [all, game, say]);
  if (!game) return null;
  return (
    <>
      {all.size > 1 && (
        <div className="history-filters">
          <select
            aria-label={say(P.game)}
            value={game}
            onChange={({ target }) =>
              setWanted([...all.keys()].find((each) => each === target.value) ?? null)
            }
          >
            {[...all.keys()].map((each) => (
              <option key={each} value={each}>
                {say(SHELF[each].name)}
              </option>
            ))}
          </select>
        </div>
      )}
      <LineChart facts={facts} />
      <p className="history-about">{say(P.bandAbout)}</p>
    </>
  );
}
