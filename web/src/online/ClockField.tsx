import type { Clock } from '@overtrick/api';
import { ChoiceField } from '../parts/ChoiceField.tsx';
import { useSay } from '../words/SayContext.tsx';
import { explainClock, HOURS, PACES, type Pace } from './clock.ts';
import { W } from './words.ts';

const KINDS = ['none', 'live', 'correspondence'] as const satisfies readonly Clock['kind'][];
const FIRST: Readonly<Record<Clock['kind'], Clock>> = {
  none: { kind: 'none' },
  live: PACES.steady,
  correspondence: { kind: 'correspondence', hours: 24 },
};

const ABOUT = {
  none: W.clockNoneAbout,
  live: W.clockLiveAbout,
  correspondence: W.clockDaysAbout,
} as const;
const FULL_STOP = { en: '. ', ja: '。' } as const;

type ClockFieldProps = {
  readonly clock: Clock;
  /** True where there must be one. */
  readonly needed: boolean;
  readonly onChange: (clock: Clock) => void;
};

/** No clock, one for an evening, or one for a week. */
export function ClockField({ clock, needed, onChange }: ClockFieldProps) {
  const say = useSay();
  const paces = Object.keys(PACES) as Pace[];
  const about = `${explainClock(clock, say)}${say(FULL_STOP)}${say(ABOUT[clock.kind])}`;
  return (
    <>
      <ChoiceField
        name={say(W.clock)}
        about={about}
        values={KINDS.filter((kind) => kind !== 'none' || !needed).map((kind) => ({
          value: kind,
          name: say(W[kind]),
        }))}
        value={clock.kind}
        onChange={(kind) => onChange(FIRST[kind])}
      />
      {clock.kind === 'live' && (
        <ChoiceField
          name={say(W.pace)}
          values={paces.map((pace) => ({ value: pace, name: say(W[pace]) }))}
          value={paces.find((pace) => PACES[pace].bank === clock.bank) ?? 'steady'}
          onChange={(pace) => onChange(PACES[pace])}
        />
      )}
      {clock.kind === 'correspondence' && (
        <ChoiceField
          name={say(W.pace)}
          values={HOURS.map((hours) => ({ value: String(hours), name: say(W.hours, { hours }) }))}
          value={String(clock.hours)}
          onChange={(hours) => onChange({ kind: 'correspondence', hours: Number(hours) })}
        />
      )}
    </>
  );
}
