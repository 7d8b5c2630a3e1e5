import type { Paint } from '../text/paint.ts';
import { pad } from '../text/width.ts';
import type { Command } from './command.ts';
import { placeOf } from './flags.ts';

const EXITS = 'Exit codes: 0 fine · 1 refused, or the answer is no · 2 not asked properly.';

/** What `overtrick --help` says. */
export function helpAll(commands: readonly Command[], paint: Paint, version: string): string {
  const widest = Math.max(...commands.map((each) => each.name.length));
  const rows = commands.map((each) => `  ${paint.bold(pad(each.name, widest))}  ${each.about}`);
  return [
    `${paint.bold('overtrick')} ${version}: five modern card games, exact, explained and fair.`,
    '',
    'Usage: overtrick COMMAND …',
    '',
    ...rows,
    '',
    'Examples:',
    '  overtrick play inflation',
    '  overtrick simulate inflation --matches 1000 --bots random',
    '  overtrick rules inflation',
    '',
    `overtrick COMMAND --help tells more. ${EXITS}`,
    '',
  ].join('\n');
}

/** What `overtrick COMMAND --help` says. */
export function helpOne(command: Command, paint: Paint): string {
  const words = Object.entries(command.words).map(([name, about]) => [name.replace('?', ''), about]);
  const usage = Object.keys(command.words).map((name) =>
    name.endsWith('?') ? `[${name.slice(0, -1)}]` : name,
  );
  const flags = Object.entries(command.flags).map(([name, flag]) => [
    `--${name} ${placeOf(flag)}`.trim(),
    flag.default ? `${flag.about} (default: ${flag.default})` : flag.about,
  ]);
  const rows = [...flags, ['--help', 'this page']];
  const widest = Math.max(...[...words, ...rows].map(([left]) => left.length));
  const lay = (pairs: readonly (readonly string[])[]): string[] =>
    pairs.map(([left, right]) => `  ${paint.bold(pad(left, widest))}  ${right}`);
  return [
    `${command.about[0].toUpperCase()}${command.about.slice(1)}.`,
    '',
    `Usage: overtrick ${[command.name, ...usage, '[flags]'].join(' ')}`,
    '',
    ...(words.length > 0 ? [...lay(words), ''] : []),
    'Flags:',
    ...lay(rows),
    ...(command.notes ? ['', command.notes] : []),
    '',
    'Examples:',
    ...command.examples.flatMap(({ line, about }) => [`  overtrick ${line}`, `      ${paint.dim(about)}`]),
    '',
    EXITS,
    '',
  ].join('\n');
}
