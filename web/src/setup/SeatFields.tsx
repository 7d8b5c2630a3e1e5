import { LEVELS } from '@overtrick/match';
import { useSay } from '../words/SayContext.tsx';
import { Misfit } from './Misfit.tsx';
import type { Place, SeatPlan } from './seatPlan.ts';
import { W } from './words.ts';

type SeatFieldsProps = {
  readonly plan: SeatPlan;
  readonly onChange: (seat: number, place: Place) => void;
};

const WHO = ['human', ...LEVELS] as const;

/** Person or bot on each seat, and what to call the people. */
export function SeatFields({ plan, onChange }: SeatFieldsProps) {
  const say = useSay();
  const people = plan.filter(({ who }) => who === 'human').length;
  return (
    <fieldset className="field">
      <legend>{say(W.seats)}</legend>
      <p className="field-about">{say(W.seatsAbout)}</p>
      <ol className="seat-fields">
        {[...plan.entries()].map(([seat, place]) => (
          <li key={seat}>
            <select
              aria-label={say(W.who, { seat: seat + 1 })}
              value={place.who}
              onChange={({ target }) =>
                onChange(seat, { ...place, who: WHO.find((who) => who === target.value) ?? 'casual' })
              }
            >
              {WHO.map((who) => (
                <option key={who} value={who}>
                  {say(W[who])}
                </option>
              ))}
            </select>
            {place.who === 'human' && (
              <input
                type="text"
                maxLength={16}
                autoComplete="off"
                aria-label={`${say(W.seat, { seat: seat + 1 })}: ${say(W.name)}`}
                placeholder={people > 1 ? say(W.name) : say(W.you)}
                value={place.name}
                onChange={({ target }) => onChange(seat, { ...place, name: target.value })}
              />
            )}
          </li>
        ))}
      </ol>
      {people === 0 && <Misfit>{say(W.needsPerson)}</Misfit>}
    </fieldset>
  );
}
