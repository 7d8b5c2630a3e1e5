import { checkOption, checkOptions, type Game, type OptionSpec, type Options } from '@overtrick/engine';
import type { Say } from '../words/say.ts';

/** Why an option cannot be as it is, with the name it has on the page; null when it fits. */
export function optionProblem(
  { options }: Pick<Game, 'options'>,
  spec: OptionSpec,
  players: number,
  changed: Options,
  say: Say,
): string | null {
  const own = changed[spec.key];
  const alone = own === undefined ? null : checkOption(spec, players, own);
  const checked = alone?.ok === false ? alone : checkOptions(options, players, changed);
  if (checked.ok || checked.error.reason !== 'bad-option' || checked.error.option !== spec.key) return null;
  return `${say(spec.name)}: ${say(checked.error.problem)}`;
}
