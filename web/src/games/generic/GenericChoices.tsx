import { ChoiceButton } from '../../table/ChoiceButton.tsx';
import { useModule } from '../../table/TableContext.tsx';
import type { BoardProps } from '../board.ts';
import './generic.css';

/** For people 10 comes after 9. */
const byNumber = new Intl.Collator('en', { numeric: true }).compare;

/** A button for every legal decision that is not made by choosing cards, and for the values of chosen ones. */
export function GenericChoices({ view, selection, talk }: BoardProps) {
  const { game, words } = useModule();
  const plain = view.now.choices.filter((decision) => game.cardsOf(decision).length === 0);
  const values = selection.options.length > 1 ? selection.options : [];
  const labelled = (decisions: BoardProps['selection']['options']) =>
    decisions.map((decision) => ({ decision, label: words.decision(decision, view, talk) }));
  const choices = [
    ...labelled(values),
    ...labelled(plain).sort((one, other) => byNumber(one.label, other.label)),
  ];
  if (choices.length === 0) return null;
  return (
    <div className="choices">
      {choices.map(({ decision, label }) => (
        <ChoiceButton key={game.makeDecision(decision)} decision={decision} className="choice">
          {label}
        </ChoiceButton>
      ))}
    </div>
  );
}
