import type { Missing, Rating } from '@overtrick/api';
import { GAMES } from '../look/games.ts';
import { shortName } from '../shelf/shelf.ts';
import { useSay } from '../words/SayContext.tsx';
import type { Say } from '../words/say.ts';
import { P } from './words.ts';

/** What a rating lacks for a place on the leaderboard, or for a higher one, game by game; nothing for those who stand where they belong. */
export function Unranked({ ratings }: { readonly ratings: readonly Rating[] }) {
  const say = useSay();
  const waiting = ratings.filter((rating) => rating.missing.length > 0 || isHeld(rating));
  if (waiting.length === 0) return null;
  return (
    <ul className="unranked">
      {waiting.map(({ game: id, missing }) => {
        const game = GAMES.find((each) => each === id);
        return (
          game && (
            <li key={id} data-game={game}>
              <strong>
                {say(missing.length > 0 ? P.unrankedIn : P.heldIn, { game: say(shortName(game)) })}
              </strong>{' '}
              {missing.length > 0
                ? missing.map((each) => sayMissing(each, say)).join(' ')
                : say(P.beatHigher)}
            </li>
          )
        );
      })}
    </ul>
  );
}

/** True for somebody whose results say more than the place that they can have: see docs/ladder.md. */
const isHeld = ({ mu, sigma, ordinal }: Rating): boolean => mu - 3 * sigma - ordinal > 0.05;

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
