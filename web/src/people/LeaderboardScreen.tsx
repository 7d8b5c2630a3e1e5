import type { LeaderboardLine } from '@overtrick/api';
import { useEffect, useState } from 'react';
import { PageFrame } from '../app/PageFrame.tsx';
import { linkTo } from '../app/route.ts';
import { FacePicture } from '../look/faces/FacePicture.tsx';
import { lookOf } from '../look/faces/look.ts';
import { GAMES, type GameName } from '../look/games.ts';
import { sayProblem } from '../online/problems.ts';
import { O } from '../online/tableWords.ts';
import { shortName } from '../shelf/shelf.ts';
import { whoAmI } from '../source/network/guest.ts';
import { useSay } from '../words/SayContext.tsx';
import { sayRating } from './rating.ts';
import { Unranked } from './Unranked.tsx';
import { useAnswer } from './useAnswer.ts';
import { P } from './words.ts';
import '../history/history.css';
import '../online/friends.css';
import '../parts/fields.css';
import './people.css';

/** The best of a game, by rating. */
export default function LeaderboardScreen({ wanted }: { readonly wanted: string }) {
  const say = useSay();
  const [game, setGame] = useState<GameName>(GAMES.find((each) => each === wanted) ?? GAMES[0]);
  const { value: lines, problem } = useAnswer('GET /api/leaderboards/:game', { params: { game } });
  const [own, setOwn] = useState<string | null>(null);
  useEffect(() => {
    void whoAmI().then((me) => setOwn(me?.id ?? null));
  }, []);
  return (
    <PageFrame title={say(P.board)}>
      <fieldset className="game-filter" aria-label={say(P.game)}>
        {GAMES.map((each) => (
          <label key={each} className="segment">
            <input type="radio" name="game" checked={each === game} onChange={() => setGame(each)} />
            <span>{say(shortName(each))}</span>
          </label>
        ))}
      </fieldset>
      <p className="history-about">{say(P.boardAbout)}</p>
      {problem && <p role="alert">{sayProblem(problem, say)}</p>}
      {lines?.length === 0 && (
        <div className="history-none board-none">
          <p>{say(P.boardEmpty)}</p>
          <a className="go" href={`${linkTo('friends', 'new')}?game=${game}&rated=1`}>
            {say(P.newRated)}
          </a>
        </div>
      )}
      {lines && lines.length > 0 && <Leaderboard lines={lines} own={own} />}
      {own && <OwnStanding own={own} game={game} />}
    </PageFrame>
  );
}

type OwnStandingProps = { readonly own: string; readonly game: GameName };

/** Why the one who looks is not on the board. */
function OwnStanding({ own, game }: OwnStandingProps) {
  const { value: profile } = useAnswer('GET /api/people/:id', { params: { id: own } });
  return <Unranked ratings={profile?.ratings.filter((rating) => rating.game === game) ?? []} />;
}

type LeaderboardProps = {
  readonly lines: readonly LeaderboardLine[];
  readonly own: string | null;
};

function Leaderboard({ lines, own }: LeaderboardProps) {
  const say = useSay();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: with large text it scrolls sideways, by keyboard too
    <section className="standings-scroll" tabIndex={0} aria-label={say(P.board)}>
      <table className="standings board">
        <thead>
          <tr>
            {[P.rank, P.player, P.rating, P.matches, P.won].map((words) => (
              <th key={words.en} scope="col" className="standings-column">
                {say(words)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ rank, person, name, face, robot, played, won, ordinal }) => (
            <tr key={person} data-own={person === own || undefined}>
              <td className="board-rank" data-top={rank <= 3 || undefined}>
                {rank}
              </td>
              <th scope="row" className="board-player">
                <FacePicture look={lookOf(person, face)} className="board-face" />
                <a className="standings-link" href={linkTo('people', person)}>
                  {name || say(P.nameless)}
                </a>
                {(person === own || robot) && (
                  <small className="standings-players">{say(person === own ? P.you : O.outsideBot)}</small>
                )}
              </th>
              <td className="board-rating">{sayRating({ ordinal })}</td>
              <td>{played}</td>
              <td>{Math.round((100 * won) / played)}%</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
