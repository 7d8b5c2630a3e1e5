import type { Hint } from './hint.ts';
import { useTable } from './TableContext.tsx';
import { T } from './words.ts';

type HintLineProps = {
  readonly hint: Exclude<Hint, string>;
  /** What the hinted decision would make, in the words of the game. */
  readonly reason: string;
};

/** A hint on the choice that it has made: one reason, one number, one bar. */
export function HintLine({ hint: { percent }, reason }: HintLineProps) {
  const { say } = useTable().talk;
  return (
    <>
      <b>{say(T.hint)}:</b> {reason}
      <span className="hint">
        {percent === null ? (
          say(T.hintEven)
        ) : (
          <>
            {say(T.hintChance, { percent })}
            <i className="hint-bar" style={{ '--chance': percent / 100 }} />
          </>
        )}
      </span>
    </>
  );
}
