import { type Escalation, escalation } from '@overtrick/games/escalation';
import type { BoardProps } from '../board.ts';
import { W } from './sayings.ts';
import { words } from './words.ts';
import './cards/ink.css';

/** While others think: which cards are neither in the own hand nor have been played, so still to come. */
export function Unseen({ view, talk }: BoardProps<Escalation>) {
  const { say } = talk;
  const { board, hand } = view.now;
  const kinds = Object.keys(board.copies).sort((a, b) => placeOf(a) - placeOf(b));
  return (
    <section className="esc-unseen-chart" aria-label={say(W.unseen)}>
      <h3 className="esc-unseen-title">{say(W.unseen)}</h3>
      <ul className="esc-unseen-kinds">
        {kinds.map((card) => {
          const left = board.copies[card] - board.seen[card] - hand.filter((each) => each === card).length;
          return (
            <li key={card} className="esc-unseen-kind" data-none={left === 0 || undefined}>
              <span className="unseen">{say(W.unseenOf, { card: words.card(card, talk), count: left })}</span>
              <span
                className="esc-unseen-slabs card-escalation"
                data-card={card}
                style={{ '--left': left }}
                aria-hidden="true"
              />
              <b className="esc-unseen-name" aria-hidden="true">
                {card}
              </b>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The order of a hand: values, then wilds, then pass cards. */
function placeOf(card: string): number {
  const face = escalation.face(card);
  if (face.kind === 'number') return face.value;
  return face.kind === 'wild' ? 14 : 15;
}
