import { useState } from 'react';
import { ChoiceField } from '../parts/ChoiceField.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { useAnswer } from '../people/useAnswer.ts';
import { PlayingCard } from '../table/PlayingCard.tsx';
import { useTable } from '../table/TableContext.tsx';
import { sayProblem } from './problems.ts';
import { O } from './tableWords.ts';
import './deals.css';

type DealsSheetProps = { readonly id: string; readonly finished: number; readonly onClose: () => void };

/** All hands of finished deals as they were dealt: everybody at this table agreed to it when they sat down. */
export function DealsSheet({ id, finished, onClose }: DealsSheetProps) {
  const { talk, seats } = useTable();
  const { say } = talk;
  const { value: deals, problem } = useAnswer('GET /api/tables/:id/deals', { params: { id } }, finished);
  const [chosen, setChosen] = useState<number | null>(null);
  const last = (deals?.length ?? 0) - 1;
  const shown = Math.min(chosen ?? last, last);
  return (
    <Sheet title={say(O.dealsTitle)} onClose={onClose}>
      {problem && <p role="alert">{sayProblem(problem, say)}</p>}
      {deals && last > 0 && (
        <ChoiceField
          name={say(O.dealsWhich)}
          values={deals.map((_deal, at) => ({ value: String(at), name: String(at + 1) }))}
          value={String(shown)}
          onChange={(at) => setChosen(Number(at))}
        />
      )}
      {deals && last >= 0 && (
        <div className="deal-hands">
          {seats.map((seat) => (
            <section key={seat}>
              <h3>{talk.name(seat)}</h3>
              <ul>
                {[...deals[shown].hands[seat].entries()].map(([at, card]) => (
                  <li key={at}>
                    <PlayingCard card={card} talk={talk} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </Sheet>
  );
}
