import type { Missing, Rating } from '@overtrick/api';
import { GAMES } from '../look/games.ts';
import { shortName } from '../shelf/shelf.ts';
import { useSay } from '../words/SayContext.tsx';
import type { Say } from '../words/say.ts';
import { P } from './words.ts';

/** What a rating lacks for a place on the leaderboard, game by game; nothing for those who are ranked everywhere. */
export function Unranked({ ratings }: { readonly ratings: readonly Rating[] }) {
  const say = useSay();
  const waiting = ratings.filter(({ missing }) => missing.length > 0);
  if (waiting.length === 0) return null;
  return (
    <ul className="unranked">
      {waiting.map(({ game: id, missing }) => {
        const game = GAMES.find((each) => each === id);
        return (
          game && (
            <li key={id} data-game={game}>
              <strong>{say(P.unrankedIn, { game: say(shortName(game)) })}</strong>{' '}
              {missing.map((each) => sayMissing(each, say)).join(' ')}
            </li>
          )
        );
      })}
    </ul>
  );
}

function sayMissing(missing: Missing, say: Say): string {
  switch (missing.what) {
    case 'matches':
      return say(P.moreMatches, { count: missing.more });
    case 'households':
      return say(P.moreHouseholds, { count: missing.more });
    case 'certainty':
      return say(P.moreCertainty);
    case 'circle':
      return say(P.wholeCircle);
    case 'lately':
      return say(P.notLately);
  }
}
