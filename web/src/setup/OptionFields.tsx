import type { Game, OptionSpec, Options, OptionValue } from '@overtrick/engine';
import { linkToRule } from '../app/route.ts';
import { ChoiceField } from '../parts/ChoiceField.tsx';
import { useSay } from '../words/SayContext.tsx';
import { CountsField } from './CountsField.tsx';
import { FieldProblem } from './FieldProblem.tsx';
import { NumberField } from './NumberField.tsx';
import { optionProblem } from './optionProblem.ts';
import { SubsetField } from './SubsetField.tsx';
import { W } from './words.ts';

type OptionFieldsProps = {
  readonly rules: Game;
  readonly players: number;
  readonly changed: Options;
  readonly onChange: (changed: Options) => void;
};

/** The table options of any game, from its specification alone. */
export function OptionFields({ rules, players, changed, onChange }: OptionFieldsProps) {
  const say = useSay();
  return (
    <section className="options">
      <h2>{say(W.options)}</h2>
      {rules.options.map((spec) => {
        const { [spec.key]: own, ...others } = changed;
        const problem = optionProblem(rules, spec, players, changed, say);
        return (
          <div key={spec.key} className="option">
            <OptionField
              spec={spec}
              players={players}
              value={own ?? spec.default(players, changed)}
              onChange={(value) => onChange({ ...others, [spec.key]: value })}
            />
            {problem && <FieldProblem>{problem}</FieldProblem>}
            <p className="field-about">
              {spec.reconstructed && say(W.reconstructed)}{' '}
              <a href={linkToRule(rules.id, spec.rule)}>{say(W.rule, { rule: spec.rule })}</a>
            </p>
            {own !== undefined && (
              <button type="button" className="way" onClick={() => onChange(others)}>
                {say(W.reset)}
              </button>
            )}
          </div>
        );
      })}
    </section>
  );
}

type OptionFieldProps = {
  readonly spec: OptionSpec;
  readonly players: number;
  readonly value: OptionValue;
  readonly onChange: (value: OptionValue) => void;
};

function OptionField({ spec, players, value, onChange }: OptionFieldProps) {
  const say = useSay();
  if (spec.kind === 'choice') {
    return (
      <ChoiceField
        name={say(spec.name)}
        about={say(spec.about)}
        values={spec.values.map((each) => ({ value: each.value, name: say(each.name) }))}
        value={String(value)}
        onChange={onChange}
      />
    );
  }
  if (spec.kind === 'number') return <NumberField spec={spec} value={Number(value)} onChange={onChange} />;
  if (spec.kind === 'counts') {
    const counts = Array.isArray(value) || typeof value !== 'object' ? {} : value;
    return <CountsField spec={spec} value={counts as Readonly<Record<string, number>>} onChange={onChange} />;
  }
  const chosen: readonly (string | number)[] = Array.isArray(value) ? value : [];
  return <SubsetField spec={spec} players={players} value={chosen} onChange={onChange} />;
}
