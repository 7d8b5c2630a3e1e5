import { goTo, linkTo } from '../app/route.ts';
import type { GameName } from '../look/games.ts';
import { Sheet } from '../parts/Sheet.tsx';
import { SHELF } from '../shelf/shelf.ts';
import { useSay } from '../words/SayContext.tsx';
import { orderUsual } from './orderUsual.ts';
import { keepProgress } from './progress.ts';
import { OFFER } from './words.ts';

type LessonOfferProps = { readonly game: GameName; readonly onClose: () => void };

/** Asked on the first *Play now* of a game, and never again after an answer: a lesson, or the match at once? */
export function LessonOffer({ game, onClose }: LessonOfferProps) {
  const say = useSay();
  function answer(link: string): void {
    keepProgress(game, { answered: true });
    goTo(link);
  }
  return (
    <Sheet title={say(OFFER.title, { game: say(SHELF[game].name) })} onClose={onClose}>
      <p>{say(OFFER.about)}</p>
      <div className="sheet-ways">
        <button
          type="button"
          className="go go-quiet"
          onClick={() => answer(linkTo('table', orderUsual(game, say.language)))}
        >
          {say(OFFER.justPlay)}
        </button>
        <button type="button" className="go" onClick={() => answer(linkTo('lesson', game))}>
          {say(OFFER.learn)}
        </button>
      </div>
    </Sheet>
  );
}
