import type { CountsSpec } from '@overtrick/engine';
import { useSay } from '../words/SayContext.tsx';
import { W } from './words.ts';

type CountsFieldProps = {
  readonly spec: CountsSpec;
  readonly value: Readonly<Record<string, number>>;
  readonly onChange: (value: Readonly<Record<string, number>>) => void;
};

/** How many of each, and their sum; one that is wrong is told below, with everything else that does not fit. */
export function CountsField({ spec, value, onChange }: CountsFieldProps) {
  const say = useSay();
  const sum = spec.keys.reduce((total, key) => total + (value[key] ?? spec.min), 0);
  return (
    <fieldset className="field">
      <legend>{say(spec.name)}</legend>
      <p className="field-about">{say(spec.about)}</p>
      <div className="counts">
        {spec.keys.map((key) => (
          <label key={key}>
            <span>{key}</span>
            <input
              type="number"
              inputMode="numeric"
              min={spec.min}
              max={spec.max}
              value={value[key] ?? spec.min}
              onChange={({ target }) => onChange({ ...value, [key]: Math.trunc(target.valueAsNumber) || 0 })}
            />
          </label>
        ))}
      </div>
      {sum === spec.total && <p className="counts-sum">{say(W.sum, { sum, total: spec.total })}</p>}
    </fieldset>
  );
}
