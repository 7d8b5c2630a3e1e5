import { fillIn, type Game, type Language, type OptionSpec, ok, type Words } from '@overtrick/engine';
import { GAMES } from '@overtrick/games';
import { command } from '../command/command.ts';
import { EXIT } from '../command/problem.ts';
import type { Paint } from '../text/paint.ts';
import { wrap } from '../text/width.ts';

export const games = command(
  {
    name: 'games',
    about: 'list the games with their players, options and defaults',
    words: {},
    flags: { json: { kind: 'switch', about: 'the list as JSON' } },
    examples: [
      { line: 'games', about: 'what there is to play' },
      { line: 'games --json', about: 'the same for a program' },
    ],
  },
  async ({ flags }, { out }) => {
    const text = flags.json
      ? `${JSON.stringify(GAMES.map(describe))}\n`
      : GAMES.map((game) => print(game, out.paint, Math.min(100, out.columns))).join('\n');
    await out.write(text);
    return ok(EXIT.fine);
  },
);

const counts = ({ seats: { min, max } }: Game): number[] =>
  Array.from({ length: max - min + 1 }, (_, more) => min + more);

function describe(game: Game): Readonly<Record<string, unknown>> {
  const { id, name, credit, rules, seats, minutes, best, options } = game;
  return {
    ...{ id, name, credit, rules, players: seats, minutes, best },
    options: options.map(({ default: standard, ...spec }) => ({
      ...spec,
      size: undefined,
      defaults: Object.fromEntries(counts(game).map((players) => [players, standard(players, {})])),
    })),
  };
}

function print(game: Game, paint: Paint, width: number): string {
  const { id, name, seats, minutes, credit } = game;
  const players = seats.min === seats.max ? String(seats.min) : `${seats.min} to ${seats.max}`;
  return [
    `${paint.bold(id)}  ${name.en} · ${players} players · ${minutes} minutes · ${paint.dim(credit.en)}`,
    ...game.options.flatMap((spec) => printOption(game, spec, paint, width)),
    '',
  ].join('\n');
}

function printOption(game: Game, spec: OptionSpec, paint: Paint, width: number): string[] {
  const marks = spec.reconstructed ? `${spec.rule}, reconstructed` : spec.rule;
  return [
    `  ${paint.cyan(spec.key)}: ${spec.name.en} (${marks})`,
    ...wrap(spec.about.en, width, '      '),
    ...valuesOf(spec).flatMap((line) => wrap(line, width, '      ')),
    ...defaultsOf(game, spec).flatMap((line) => wrap(line, width, '      ')),
  ];
}

/** What an option may be set to. */
function valuesOf(spec: OptionSpec): string[] {
  if (spec.kind === 'choice') return spec.values.map(({ value, name }) => `"${value}": ${name.en}`);
  if (spec.kind === 'subset') return [`a list out of ${JSON.stringify(spec.values)}`];
  if (spec.kind === 'number') return [`a whole number from ${spec.min} to ${spec.max}`];
  const limit = spec.total === null ? `each from ${spec.min} to ${spec.max}` : `together ${spec.total}`;
  return [`how many of ${spec.keys.join(', ')}; ${limit}`];
}

const SAY = {
  default: { en: 'default {value}', ja: '初期値 {value}' },
  defaultWith: { en: 'default with {players} players {value}', ja: '{players}人の初期値 {value}' },
} as const satisfies Record<string, Words>;

/** Its default; one line for all numbers of players where they agree. */
export function defaultsOf(game: Game, spec: OptionSpec, language: Language = 'en'): string[] {
  const values = counts(game).map((players) => JSON.stringify(spec.default(players, {})));
  if (new Set(values).size === 1) return [fillIn(SAY.default[language], { value: values[0] })];
  return values.map((value, at) =>
    fillIn(SAY.defaultWith[language], { players: game.seats.min + at, value }),
  );
}
