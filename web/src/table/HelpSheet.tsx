import { linkToRule } from '../app/route.ts';
import { Sheet } from '../parts/Sheet.tsx';
import { useTable } from './TableContext.tsx';
import { T } from './words.ts';

const KEYS = [
  ['← → ↑ ↓', T.keyArrows],
  ['Enter', T.keyEnter],
  ['1 … 9, 0', T.keyNumbers],
  ['Esc', T.keyEscape],
  ['U', T.keyUndo],
  ['H', T.keyHint],
  ['M', T.keyMenu],
  ['?', T.keyHelp],
] as const;

/** How to play with hand and keyboard. */
export function HelpSheet({ onClose }: { readonly onClose: () => void }) {
  const { talk, module, view } = useTable();
  const { say } = talk;
  return (
    <Sheet title={say(T.keysTitle)} onClose={onClose}>
      <p>{say(T.keysTap)}</p>
      <dl className="keys">
        {KEYS.map(([key, words]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{say(words)}</dd>
          </div>
        ))}
      </dl>
      <nav className="sheet-links">
        <a href={linkToRule(module.game.id, module.game.ruleNow(view))}>{say(T.rules)}</a>
      </nav>
    </Sheet>
  );
}
