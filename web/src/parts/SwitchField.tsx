import { useId } from 'react';
import './fields.css';

type SwitchFieldProps = {
  readonly name: string;
  readonly about?: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
};

/** On or off. */
export function SwitchField({ name, about, on, onChange }: SwitchFieldProps) {
  const described = useId();
  return (
    <label className="field switch-field">
      <span className="switch-name">
        {name}
        {about && (
          <small id={described} className="field-about">
            {about}
          </small>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        aria-label={name}
        {...(about && { 'aria-describedby': described })}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
