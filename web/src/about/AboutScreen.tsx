import { PageFrame } from '../app/PageFrame.tsx';
import { GAMES, type GameName } from '../look/games.ts';
import { Wordmark } from '../look/Wordmark.tsx';
import { SHELF } from '../shelf/shelf.ts';
import { useSay } from '../words/SayContext.tsx';
import { CREDITS } from './credits.ts';
import { OnThisDevice } from './OnThisDevice.tsx';
import { W } from './words.ts';
import './about.css';

declare const __APP_VERSION__: string;

/** Who made what, how we deal, and what this device can do. */
export default function AboutScreen() {
  const say = useSay();
  const credit = (game: GameName) => {
    const words = CREDITS[game];
    return words && say(words);
  };
  return (
    <PageFrame title={say(W.title)}>
      <section className="about-part about-intro">
        <Wordmark />
        <p>{say(W.intro)}</p>
        <p className="about-small">
          {say(W.version, { version: __APP_VERSION__ })} · {say(W.private)}
        </p>
      </section>
      <OnThisDevice />
      <section className="about-part">
        <h2>{say(W.games)}</h2>
        <ul className="about-games">
          {GAMES.map((game) => (
            <li key={game} data-game={game}>
              <strong>{say(SHELF[game].name)}</strong> {credit(game)}
            </li>
          ))}
        </ul>
        <p>{say(W.buy)}</p>
      </section>
      <section className="about-part">
        <h2>{say(W.fairness)}</h2>
        <p>{say(W.fairPromise)}</p>
        <p>{say(W.fairProves)}</p>
        <p>{say(W.fairNot)}</p>
      </section>
      <section className="about-part">
        <h2>{say(W.licenses)}</h2>
        <p>{say(W.licensesAbout)}</p>
        <p>
          <a href="./licenses.txt">{say(W.licensesFull)}</a>
        </p>
      </section>
    </PageFrame>
  );
}
