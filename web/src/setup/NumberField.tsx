import type { NumberSpec } from '@overtrick/engine';
import { useId } from 'react';
import { useSay } from '../words/SayContext.tsx';

type NumberFieldProps = {
  readonly spec: NumberSpec;
  readonly value: number;
  readonly onChange: (value: number) => void;
};

/** A whole number. */
export function NumberField({ spec, value, onChange }: NumberFieldProps) {
  const say = useSay();
  const about = useId();
  return (
    <fieldset className="field">
      <legend>{say(spec.name)}</legend>
      <p className="field-about" id={about}>
        {say(spec.about)}
      </p>
      <input
        type="number"
        inputMode="numeric"
        aria-label={say(spec.name)}
        aria-describedby={about}
        min={spec.min}
        max={spec.max}
        value={value}
        onChange={({ target }) => onChange(Math.trunc(target.valueAsNumber) || 0)}
      />
    </fieldset>
  );
}
