import { ChoiceField } from '../parts/ChoiceField.tsx';
import { useSay } from '../words/SayContext.tsx';
import { A } from './words.ts';

/** In hours; null for without end. */
export const LENGTHS = { hour: 1, day: 24, week: 168, month: 720, ever: null } as const;
export type Length = keyof typeof LENGTHS;

type HowLongProps = {
  readonly value: Length;
  readonly withoutEnd: boolean;
  readonly onChange: (length: Length) => void;
};

/** For how long a measure holds. */
export function HowLong({ value, withoutEnd, onChange }: HowLongProps) {
  const say = useSay();
  const lengths = (Object.keys(LENGTHS) as Length[]).filter((each) => withoutEnd || each !== 'ever');
  return (
    <ChoiceField
      name={say(A.howLong)}
      values={lengths.map((each) => ({ value: each, name: say(A[each]) }))}
      value={value}
      onChange={onChange}
    />
  );
}
