import { linkTo } from '../app/route.ts';
import { FacePicture } from '../look/faces/FacePicture.tsx';
import { lookOf } from '../look/faces/look.ts';
import { useSay } from '../words/SayContext.tsx';
import { useAnswer } from './useAnswer.ts';
import { P } from './words.ts';

/** How one does against everybody one has played with: before them, level with them, behind them. */
export function FriendsTable() {
  const say = useSay();
  const { value: friends } = useAnswer('GET /api/me/friends', {});
  if (!friends || friends.length === 0) return null;
  return (
    <section className="history-part">
      <h2>{say(P.against)}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: with large text it scrolls sideways, by keyboard too */}
      <section className="standings-scroll" tabIndex={0} aria-label={say(P.against)}>
        <table className="standings">
          <thead>
            <tr>
              {[P.player, P.matches, P.ahead, P.levelWith, P.behind].map((words) => (
                <th key={words.en} scope="col" className="standings-column">
                  {say(words)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {friends.map(({ person, name, face, matches, ahead, level }) => {
              const behind = matches - ahead - level;
              return (
                <tr key={person}>
                  <th scope="row" className="friend-name">
                    <FacePicture look={lookOf(person, face)} className="board-face" />
                    <a className="standings-link" href={linkTo('people', person)}>
                      {name || say(P.nameless)}
                    </a>
                    <span
                      className="duel"
                      style={{ '--ahead': ahead, '--level': level, '--behind': behind }}
                      aria-hidden="true"
                    >
                      <i />
                      <i />
                      <i />
                    </span>
                  </th>
                  <td>{matches}</td>
                  <td>{ahead}</td>
                  <td>{level}</td>
                  <td>{behind}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </section>
  );
}
