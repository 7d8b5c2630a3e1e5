import { useId } from 'react';
import './fields.css';

type ChoiceFieldProps<V extends string> = {
  readonly name: string;
  readonly about?: string;
  readonly values: readonly { readonly value: V; readonly name: string }[];
  readonly value: V;
  readonly onChange: (value: V) => void;
};

/** One of a few: radio buttons side by side. */
export function ChoiceField<V extends string>({ name, about, values, value, onChange }: ChoiceFieldProps<V>) {
  const group = useId();
  return (
    <fieldset className="field">
      <legend>{name}</legend>
      {about && <p className="field-about">{about}</p>}
      <div className="segments">
        {values.map((each) => (
          <label key={each.value} className="segment">
            <input
              type="radio"
              name={group}
              checked={each.value === value}
              onChange={() => onChange(each.value)}
            />
            <span>{each.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
