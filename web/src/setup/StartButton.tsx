import { useSay } from '../words/SayContext.tsx';
import { showProblem } from './showProblem.ts';
import { W } from './words.ts';

type StartButtonProps = {
  /** Everything above it can be played as it is. */
  readonly fits: boolean;
  /** What it does then. */
  readonly children: string;
};

/** The end of a form: it begins, or leads to what has to be mended first. */
export function StartButton({ fits, children }: StartButtonProps) {
  const say = useSay();
  if (fits) {
    return (
      <button type="submit" className="go">
        {children}
      </button>
    );
  }
  return (
    <button type="button" className="go go-quiet" onClick={showProblem}>
      {say(W.problem)}
    </button>
  );
}
