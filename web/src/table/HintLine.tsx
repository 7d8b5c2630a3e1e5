import type { Hint } from './hint.ts';
import { sayMaxim } from './sayMaxim.ts';
import { useTable } from './TableContext.tsx';
import { T } from './words.ts';

type HintLineProps = {
  readonly hint: Exclude<Hint, string>;
  /** What the hinted decision would make, in the words of the game: said where no rule of thumb explains it. */
  readonly made: string;
};

/** A hint on the choice that it has made: one reason, one number, one bar. */
export function HintLine({ hint: { percent, reason }, made }: HintLineProps) {
  const { talk, module } = useTable();
  const { say } = talk;
  return (
    <>
      <b>{say(T.hint)}:</b> {reason ? sayMaxim(reason, 'present', module, talk) : made}
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
