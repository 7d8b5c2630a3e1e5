import { ChoiceButton } from '../../table/ChoiceButton.tsx';
import type { Talk } from '../board.ts';
import { heatOf } from './heat.ts';
import { W } from './sayings.ts';
import type { CardSet, ReadySet } from './sets.ts';
import { setInWords } from './words.ts';
import './cards/ink.css';

type SetButtonProps = {
  readonly set: ReadySet['set'];
  /** The lowest total it can make. */
  readonly from: ReadySet['from'];
  /** The cards are chosen, only the value of the wilds is open. */
  readonly picking: boolean;
  /** How high this step is among all, 0 … 1. */
  readonly rise: number;
  readonly talk: Talk;
};

/** One step of the stairs: the total, large, and the cards that make it. */
export function SetButton({ set, from, picking, rise, talk }: SetButtonProps) {
  const { say } = talk;
  const { cards, total, value } = set;
  const range = from === total ? `${total}` : `${from}–${total}`;
  return (
    <ChoiceButton
      decision={set}
      className="esc-set"
      data-long={range.length > 3 || undefined}
      style={{ '--rise': rise, '--heat': heatOf(total) }}
    >
      <span className="unseen">{label()}</span>
      <b className="esc-set-total" aria-hidden="true">
        {picking ? value : range}
      </b>
      {picking ? (
        <span className="esc-set-word" aria-hidden="true">
          = {total}
        </span>
      ) : (
        <Minis cards={cards} />
      )}
    </ChoiceButton>
  );

  function label(): string {
    if (picking) return say(W.as, { value, total });
    if (from !== total) return say(W.wildsFree, { count: cards.length, total: range });
    return say(W.choice, { cards: setInWords(set, talk), total });
  }
}

/** The cards of a set, small. */
function Minis({ cards }: Pick<CardSet, 'cards'>) {
  return (
    <span className="esc-minis" style={{ '--count': cards.length }} aria-hidden="true">
      {[...cards.entries()].map(([at, card]) => (
        <i key={at} className="esc-mini card-escalation" data-card={card}>
          {card}
        </i>
      ))}
    </span>
  );
}
