import { checkOptions, type OptionSpec, type Options } from '@overtrick/engine';
import type { Say } from '../words/say.ts';

/** Why an option cannot be as it is, with the name it has on the page; null when it fits. */
export function misfitOf(spec: OptionSpec, players: number, changed: Options, say: Say): string | null {
  const { [spec.key]: own } = changed;
  const checked = checkOptions([spec], players, own === undefined ? {} : { [spec.key]: own });
  if (checked.ok || checked.error.reason !== 'bad-option') return null;
  return `${say(spec.name)}: ${say(checked.error.problem)}`;
}
