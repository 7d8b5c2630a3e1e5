import { LEVELS, USUAL_LEVEL } from '@overtrick/match';
import { FacePicture } from '../look/faces/FacePicture.tsx';
import { lineOf } from '../source/botLines.ts';
import { lookOfSitter } from '../source/sitterLook.ts';
import type { Sitter } from '../source/source.ts';
import { sayLevel } from '../words/level.ts';
import { useSay } from '../words/SayContext.tsx';
import { FieldProblem } from './FieldProblem.tsx';
import { type SeatChoice, type SeatPlan, sittersOf } from './seatPlan.ts';
import { W } from './words.ts';

type SeatFieldsProps = {
  readonly plan: SeatPlan;
  readonly onChange: (seat: number, choice: SeatChoice) => void;
};

const WHO = ['human', ...LEVELS] as const;

/** Person or bot on each seat, and what to call the people. */
export function SeatFields({ plan, onChange }: SeatFieldsProps) {
  const say = useSay();
  const sitters = sittersOf(plan, say);
  const people = plan.filter(({ who }) => who === 'human').length;
  return (
    <fieldset className="field">
      <legend>{say(W.seats)}</legend>
      <p className="field-about">{say(W.seatsAbout)}</p>
      <ol className="seat-fields">
        {[...plan.entries()].map(([seat, choice]) => (
          <li key={seat}>
            <select
              aria-label={say(W.who, { seat: seat + 1 })}
              value={choice.who}
              onChange={({ target }) =>
                onChange(seat, { ...choice, who: WHO.find((who) => who === target.value) ?? USUAL_LEVEL })
              }
            >
              {WHO.map((who) => (
                <option key={who} value={who}>
                  {who === 'human' ? say(W.human) : say(W.bot, { level: sayLevel(who, say).toLowerCase() })}
                </option>
              ))}
            </select>
            {choice.who !== 'human' && <BotBeside bot={sitters[seat]} />}
            {choice.who === 'human' && (
              <input
                type="text"
                maxLength={16}
                autoComplete="off"
                aria-label={`${say(W.seat, { seat: seat + 1 })}: ${say(W.name)}`}
                placeholder={people > 1 ? say(W.name) : say(W.you)}
                value={choice.name}
                onChange={({ target }) => onChange(seat, { ...choice, name: target.value })}
              />
            )}
          </li>
        ))}
      </ol>
      {people === 0 && <FieldProblem>{say(W.needsPerson)}</FieldProblem>}
    </fieldset>
  );
}

/** Which bot it is that sits down there. */
function BotBeside({ bot }: { readonly bot: Sitter }) {
  const say = useSay();
  const line = lineOf(bot.name);
  return (
    <span className="seat-bot">
      <FacePicture look={lookOfSitter(bot)} />
      <span>
        <strong>{bot.name}</strong>
        {line && <q>{say(line)}</q>}
      </span>
    </span>
  );
}
