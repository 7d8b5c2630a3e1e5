import { useEffect, useRef } from 'react';
import { goBack, goTo, linkTo } from '../app/route.ts';
import type { GameName } from '../look/games.ts';
import { Sheet } from '../parts/Sheet.tsx';
import { useSay } from '../words/SayContext.tsx';
import { orderUsual } from './orderUsual.ts';
import { keepProgress } from './progress.ts';
import { W } from './words.ts';

type LessonEndProps = {
  readonly game: GameName;
  readonly skipped: boolean;
  readonly onAgain: () => void;
  /** Back to where the lesson is. */
  readonly onClose: () => void;
};

/** The way on from a lesson: a real match with the coach, once more, or back. */
export function LessonEnd({ game, skipped, onAgain, onClose }: LessonEndProps) {
  const say = useSay();
  const real = useRef<HTMLButtonElement>(null);
  useEffect(() => real.current?.focus({ preventScroll: true }), []);
  function play(): void {
    if (!skipped) keepProgress(game, { coach: {} });
    goTo(linkTo('table', orderUsual(game, say.language)), true);
  }
  return (
    <Sheet title={say(skipped ? W.skipTitle : W.doneTitle)} onClose={onClose}>
      <p>{say(skipped ? W.skipped : W.done)}</p>
      <div className="sheet-ways">
        <button type="button" className="go go-quiet" onClick={goBack}>
          {say(W.leave)}
        </button>
        <button type="button" className="go go-quiet" onClick={onAgain}>
          {say(W.again)}
        </button>
        <button ref={real} type="button" className="go" onClick={play}>
          {say(W.real)}
        </button>
      </div>
    </Sheet>
  );
}
