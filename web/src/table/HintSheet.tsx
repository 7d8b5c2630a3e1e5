import type { GameTypes } from '@overtrick/engine';
import { useEffect, useState } from 'react';
import { Sheet } from '../parts/Sheet.tsx';
import type { Advice, TableSource } from '../source/source.ts';
import { useTable } from './TableContext.tsx';
import { T } from './words.ts';

type HintSheetProps = {
  readonly source: TableSource;
  readonly onClose: () => void;
  readonly onChoose: (decision: GameTypes['decision']) => void;
};

const SHOWN = 4;

/** What a bot would do here, best first, with what it expects of each. */
export function HintSheet({ source, onClose, onChoose }: HintSheetProps) {
  const { view, talk, module } = useTable();
  const { say } = talk;
  const [advice, setAdvice] = useState<readonly Advice[] | null>(null);
  useEffect(() => {
    let current = true;
    void source.hint?.(view.seat).then((given) => current && setAdvice(given));
    return () => {
      current = false;
    };
  }, [source, view]);
  return (
    <Sheet title={say(T.hintTitle)} onClose={onClose}>
      <p aria-live="polite">
        {advice === null ? say(T.hintThinking) : advice.length === 0 ? say(T.hintNone) : ''}
      </p>
      <ol className="hints">
        {advice?.slice(0, SHOWN).map(({ decision, chance, trust }) => (
          <li key={module.game.makeDecision(decision)}>
            <button type="button" className="hint" onClick={() => onChoose(decision)}>
              <strong>{module.words.decision(decision, view, talk)}</strong>
              <span>{say(T.hintChance, { percent: Math.round(100 * chance) })}</span>
              <span className="hint-bar" style={{ '--trust': trust }} />
            </button>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
