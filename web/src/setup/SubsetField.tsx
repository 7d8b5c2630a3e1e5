import type { OptionValue, SubsetSpec } from '@overtrick/engine';
import { useSay } from '../words/SayContext.tsx';
import { W } from './words.ts';

type SubsetFieldProps = {
  readonly spec: SubsetSpec;
  readonly players: number;
  readonly value: readonly (string | number)[];
  readonly onChange: (value: OptionValue) => void;
};

/** A selection out of a list, in the order of the list. */
export function SubsetField({ spec, players, value, onChange }: SubsetFieldProps) {
  const say = useSay();
  const all: readonly (string | number)[] = spec.values;
  const size = spec.size?.(players);
  const toggle = (each: string | number) => {
    const chosen = all.filter((other) => (other === each ? !value.includes(each) : value.includes(other)));
    // A list holds texts or numbers, never both: it comes out of one list.
    onChange(chosen as OptionValue);
  };
  return (
    <fieldset className="field">
      <legend>{say(spec.name)}</legend>
      <p className="field-about">{say(spec.about)}</p>
      <div className="subset">
        {all.map((each) => (
          <label key={each} className="segment">
            <input type="checkbox" checked={value.includes(each)} onChange={() => toggle(each)} />
            <span>{each}</span>
          </label>
        ))}
      </div>
      {value.length === size && <p className="counts-sum">{say(W.chosen, { count: value.length, size })}</p>}
    </fieldset>
  );
}
