import {
  checkSetup,
  perft as countPaths,
  type DealText,
  explain,
  type Game,
  type MatchState,
  ok,
  type Result,
  type Setup,
} from '@overtrick/engine';
import { command } from '../command/command.ts';
import { readInput } from '../command/input.ts';
import { EXIT, misused, type Problem, refused } from '../command/problem.ts';
import { chooseGame } from '../games/choose.ts';

const EXAMPLE =
  'Give one "deal" object as the trace writes it: overtrick simulate GAME --matches 1 --trace - | sed -n 2p';

export const perft = command(
  {
    name: 'perft',
    about: 'count the decision sequences that are possible from a deal',
    words: { GAME: 'inflation, charms, …; see overtrick games' },
    flags: {
      deal: {
        kind: 'text',
        value: 'FILE',
        about: 'one deal object as in the trace, with "options" if any; - is standard input',
      },
      depth: { kind: 'count', value: 'N', min: 0, max: 10_000, about: 'the length of the sequences' },
    },
    examples: [
      { line: 'perft inflation --deal deal.json --depth 4', about: 'how many ways there are to begin' },
      { line: 'perft inflation --deal - --depth 2 < deal.json', about: 'the same from a pipe' },
    ],
    notes: 'Sequences stay inside the deal; those that end before N decisions do not count. Depth 0 is 1.',
  },
  async ({ words, flags }, shell) => {
    const game = chooseGame(words[0]);
    if (!game.ok) return game;
    const { deal: file, depth } = flags;
    if (file === undefined) return misused('--deal is missing.', EXAMPLE);
    if (depth === undefined) return misused('--depth is missing.', 'Write for example --depth 3.');
    const text = await readInput(file, shell);
    if (!text.ok) return text;
    const dealt = parseDeal(game.value, text.value);
    if (!dealt.ok) return dealt;
    const { setup, state } = dealt.value;
    await shell.out.line(String(countPaths(game.value, setup, state, depth)));
    return ok(EXIT.fine);
  },
);

/** Reads a deal that may come from anywhere. */
function parseDeal(game: Game, text: string): Result<{ setup: Setup; state: MatchState }, Problem> {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return refused('The deal is not one JSON object.', EXAMPLE);
  }
  if (!isDeal(read)) return refused('The deal has no "hands".', EXAMPLE);
  const setup = checkSetup(game, read.hands.length, read.options);
  if (!setup.ok) return refused(explain(setup.error));
  const state = game.parseDeal(setup.value, read);
  if (!state.ok) return refused(explain(state.error));
  return ok({ setup: setup.value, state: state.value });
}

const isDeal = (value: unknown): value is DealText =>
  typeof value === 'object' && value !== null && 'hands' in value && Array.isArray(value.hands);
