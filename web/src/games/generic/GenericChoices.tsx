import { useModule } from '../../table/TableContext.tsx';
import type { BoardProps } from '../board.ts';
import './generic.css';

/** A button for every legal decision that is not made by choosing cards, and for the values of chosen ones. */
export function GenericChoices({ view, selection, choose, talk }: BoardProps) {
  const { cardsOf, words } = useModule();
  const plain = view.now.legal.filter((decision) => cardsOf(decision) === null);
  const values = selection.options.length > 1 ? selection.options : [];
  const choices = [...values, ...inOrder(plain)];
  if (choices.length === 0) return null;
  return (
    <div className="choices">
      {choices.map((decision) => (
        <button
          key={decision}
          type="button"
          className="choice"
          aria-pressed={selection.decision === decision}
          data-choice={decision}
          onClick={() => choose(decision)}
        >
          {words.decision(decision, view, talk)}
        </button>
      ))}
    </div>
  );
}

/** `bid:2` before `bid:10`. */
const inOrder = (decisions: readonly string[]) =>
  [...decisions].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
