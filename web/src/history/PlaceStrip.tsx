import { SHELF } from '../shelf/shelf.ts';
import { useSay } from '../words/SayContext.tsx';
import type { CountedMatch } from './countedMatch.ts';
import { W } from './words.ts';

/** So many of the last matches have room. */
const LAST = 40;

/** The places of the last matches, the newest on the right: a full bar is a win, a short one a last place. */
export function PlaceStrip({ matches }: { readonly matches: readonly CountedMatch[] }) {
  const say = useSay();
  const shown = matches.slice(-LAST);
  return (
    <figure className="strip">
      <figcaption>{say(W.stripAbout, { count: shown.length })}</figcaption>
      <ol className="strip-places">
        {shown.map(({ id, game, place, of, won, at }) => {
          const day = new Date(at).toLocaleDateString(say.language, { dateStyle: 'medium' });
          const told = `${day}, ${say(SHELF[game].name)}: ${say(W.placeOf, { place, players: of })}`;
          return (
            <li key={id} data-game={game} data-won={won || undefined} title={told}>
              <span className="unseen">{told}</span>
              <i style={{ '--part': (of - place + 1) / of }} aria-hidden="true" />
            </li>
          );
        })}
      </ol>
    </figure>
  );
}
