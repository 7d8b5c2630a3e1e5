import { linkTo } from '../app/route.ts';
import { useTitle } from '../app/useTitle.ts';
import { GAMES } from '../look/games.ts';
import { Wordmark } from '../look/Wordmark.tsx';
import { Icon } from '../parts/Icon.tsx';
import { useSay } from '../words/SayContext.tsx';
import { FriendsWay, OwnTables } from './FriendsWay.tsx';
import { GameBox } from './GameBox.tsx';
import { HomeWays } from './HomeWays.tsx';
import { MatchList } from './MatchList.tsx';
import { W } from './words.ts';
import './home.css';

/** The shelf: five boxes, and the matches that wait. */
export function HomeScreen() {
  const say = useSay();
  useTitle();
  return (
    <main className="home">
      <header className="home-head">
        <div>
          <h1>
            <Wordmark />
          </h1>
          <p>{say(W.tagline)}</p>
        </div>
        <FriendsWay />
        <a className="icon-button" href={linkTo('settings')} aria-label={say(W.settings)}>
          <Icon name="gear" />
        </a>
      </header>
      <OwnTables />
      <MatchList status="playing" />
      <section aria-label={say(W.games)}>
        <ul className="shelf">
          {GAMES.map((game) => (
            <GameBox key={game} game={game} />
          ))}
        </ul>
      </section>
      <MatchList status="over" />
      <HomeWays />
    </main>
  );
}
