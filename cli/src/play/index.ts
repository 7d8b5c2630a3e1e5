import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Thinkers } from '@overtrick/bots/node';
import {
  explain,
  type Game,
  LANGUAGES,
  localChance,
  type MatchLog,
  makeHex,
  ok,
  type Result,
  type Setup,
} from '@overtrick/engine';
import { GAMES } from '@overtrick/games';
import { Match } from '@overtrick/match';
import { YOU } from '../boards/names.ts';
import { BOTS_NOTE, checkBots, isBot } from '../bots.ts';
import { command } from '../command/command.ts';
import { misused, type Problem, refused } from '../command/problem.ts';
import { chooseGame, chooseSetup } from '../games/choose.ts';
import { readLog } from '../logFile.ts';
import { seatBots } from '../simulate/plan.ts';
import { PlayedMatch } from './match.ts';
import { Session } from './session.ts';
import { isOnShelf } from './shelf.ts';
import { RealTerminal, type Terminal } from './terminal.ts';
import { say } from './words.ts';

const USUAL_BOT = 'club';

export const play = command(
  {
    name: 'play',
    about: 'play against bots in this terminal',
    words: { 'GAME?': 'inflation, charms, …; without it you are asked' },
    flags: {
      players: {
        kind: 'count',
        value: 'N',
        min: 1,
        max: 99,
        about: 'seats at the table, yours included',
        default: '4, or the nearest the game allows',
      },
      bots: {
        kind: 'text',
        value: 'A,B,…',
        about: 'the others, clockwise from you; a short list is repeated',
        default: USUAL_BOT,
      },
      seat: { kind: 'count', value: 'S', min: 0, max: 98, about: 'where you sit', default: '0' },
      options: { kind: 'text', value: 'JSON', about: 'table options of the game' },
      lang: { kind: 'choice', values: LANGUAGES, about: 'the language', default: 'en' },
      load: { kind: 'text', value: 'FILE', about: 'go on with a match that was saved or kept' },
    },
    examples: [
      { line: 'play inflation', about: 'you and three bots' },
      {
        line: 'play inversion --players 2 --bots master',
        about: 'two players, the other as good as it gets',
      },
      { line: 'play --load match.json', about: 'go on with a saved match' },
    ],
    notes: `${BOTS_NOTE}\nThe cards are dealt fairly and provably: overtrick verify checks the log afterwards. Ctrl-C loses nothing.`,
  },
  async ({ words, flags }, shell) => {
    const named = words[0] === undefined ? null : chooseGame(words[0]);
    if (named && !named.ok) return named;
    if (!shell.input.isTTY || !shell.out.isTerminal) {
      return misused(
        'play needs a terminal to talk to you, and there is none here.',
        'Run it in a terminal window. For matches without a person: overtrick simulate inflation',
      );
    }
    const language = flags.lang ?? 'en';
    const terminal = new RealTerminal(shell);
    const thinker = new Thinkers(1, new URL('./thinker.mjs', import.meta.url));
    try {
      const wishes: Wishes = { ...flags, game: named?.value ?? null };
      const loaded = flags.load === undefined ? null : openMatch(flags.load, wishes);
      const first = loaded ?? (await newMatch(wishes, terminal));
      if (!first.ok) return first;
      const session = new Session({
        match: first.value,
        language,
        terminal,
        thinker,
        env: shell.env,
        ...(flags.load !== undefined && isOnShelf(flags.load, shell.env) && { file: flags.load }),
        seed: makeHex(randomBytes(16)),
        again: ({ match, seats }) => begin(match.game, match.setup, seats),
        open: (file) => openMatch(file, { ...wishes, game: null }),
      });
      return ok(await session.run());
    } finally {
      terminal.close();
      await thinker.close();
    }
  },
);

/** What was asked for on the command line. */
interface Wishes {
  readonly game: Game | null;
  readonly players?: number | undefined;
  readonly bots?: string | undefined;
  readonly seat?: number | undefined;
  readonly options?: string | undefined;
  readonly lang?: (typeof LANGUAGES)[number] | undefined;
}

async function newMatch(wishes: Wishes, terminal: Terminal): Promise<Result<PlayedMatch, Problem>> {
  const game = wishes.game ?? (await askGame(terminal, wishes));
  if (!game) return refused('No game was chosen.', 'overtrick play inflation begins one.');
  const setup = chooseSetup(game, wishes.players, wishes.options);
  if (!setup.ok) return setup;
  const { players } = setup.value;
  const seat = wishes.seat ?? 0;
  if (seat >= players) return misused(`There is no seat ${seat}: the seats are 0 to ${players - 1}.`);
  const bots = checkBots(wishes.bots ?? USUAL_BOT, players - 1);
  if (!bots.ok) return bots;
  return ok(begin(game, setup.value, seatPerson(bots.value, players, seat)));
}

/** Bots sit clockwise from the person. */
function seatPerson(bots: readonly string[], players: number, seat: number): string[] {
  const others = seatBots(bots, players - 1);
  return Array.from({ length: players }, (_, at) =>
    at === seat ? YOU : others[(at - seat - 1 + players) % players],
  );
}

function begin(game: Game, setup: Setup, seats: readonly string[]): PlayedMatch {
  const table = `local ${makeHex(randomBytes(8))}`;
  const chance = localChance(table, randomBytes(32), randomBytes(32));
  return new PlayedMatch(new Match(game, setup, chance), seats);
}

async function askGame(terminal: Terminal, { lang }: Wishes): Promise<Game | null> {
  const language = lang ?? 'en';
  const { paint } = terminal;
  for (const [at, { id, name, seats }] of GAMES.entries()) {
    terminal.write(`  ${at + 1}  ${paint.bold(id)}  ${name[language]}, ${seats.min}–${seats.max}\n`);
  }
  for (;;) {
    const answer = await terminal.ask(`${say('choose', language)} › `);
    if (answer.kind !== 'line') return null;
    const typed = answer.text.trim().toLowerCase();
    const game = GAMES[Number(typed) - 1] ?? GAMES.find(({ id }) => typed !== '' && id.startsWith(typed));
    if (game) return game;
  }
}

/** A match from a file. Who sat where stands in it; what is missing comes from the command line. */
function openMatch(file: string, wishes: Wishes): Result<PlayedMatch, Problem> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    return misused(`${file} cannot be read: ${(error as Error).message}.`, 'Check its name.');
  }
  const opened = readLog(text);
  if (!opened.ok) return opened;
  const { game, log } = opened.value;
  if (wishes.game && wishes.game !== game) {
    return misused(
      `${file} is a match of ${game.id}, not of ${wishes.game.id}.`,
      `overtrick play --load ${file}`,
    );
  }
  const seats = seatsOf(log, wishes);
  if (!seats.ok) return seats;
  const match = PlayedMatch.resume(game, log, seats.value);
  return match.ok ? match : refused(explain(match.error), 'overtrick verify tells more about a log.');
}

function seatsOf(log: MatchLog, wishes: Wishes): Result<string[], Problem> {
  const sat = log.names?.indexOf(YOU) ?? -1;
  const seat = wishes.seat ?? (sat < 0 ? 0 : sat);
  if (seat >= log.players) return misused(`There is no seat ${seat}: the seats are 0 to ${log.players - 1}.`);
  const bots = checkBots(wishes.bots ?? USUAL_BOT, log.players - 1);
  if (!bots.ok) return bots;
  const fresh = seatPerson(bots.value, log.players, seat);
  return ok(
    fresh.map((bot, at) => {
      const name = log.names?.[at];
      const stays = at !== seat && wishes.bots === undefined && name !== undefined && isBot(name);
      return stays ? name : bot;
    }),
  );
}
