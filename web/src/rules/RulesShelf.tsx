import { PageFrame } from '../app/PageFrame.tsx';
import { linkToRule } from '../app/route.ts';
import { BoxArt } from '../cards/BoxArt.tsx';
import { GAMES } from '../look/games.ts';
import { SHELF } from '../shelf/shelf.ts';
import { useSay } from '../words/SayContext.tsx';
import { W } from './words.ts';

/** Which rules? */
export function RulesShelf() {
  const say = useSay();
  return (
    <PageFrame title={say(W.title)}>
      <ul className="rules-shelf">
        {GAMES.map((game) => (
          <li key={game} data-game={game}>
            <a href={linkToRule(game)}>
              <BoxArt game={game} />
              <strong>{say(SHELF[game].name)}</strong>
              <span>{say(SHELF[game].line)}</span>
            </a>
          </li>
        ))}
      </ul>
    </PageFrame>
  );
}
