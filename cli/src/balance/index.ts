import { availableParallelism } from 'node:os';
import { ok, type Result } from '@overtrick/engine';
import { isLevel, LEVELS } from '@overtrick/match';
import { BOTS_NOTE, botBehind, readBots } from '../bots.ts';
import { checkWritable, page, type Section, writeDrawings, writePage } from '../chart/page.ts';
import { command } from '../command/command.ts';
import { EXIT, misused, type Problem } from '../command/problem.ts';
import { chooseGame, chooseSetup } from '../games/choose.ts';
import { PAGE_FLAGS, RUN_FLAGS } from '../lab/flags.ts';
import { openNotebook } from '../lab/notebook.ts';
import { QUEUE_FLAGS, withQueue } from '../queue/queue.ts';
import { grid } from '../text/grid.ts';
import type { Paint } from '../text/paint.ts';
import { balanceOf } from './balance.ts';
import type { MatchFacts } from './plan.ts';
import { sectionsOf } from './sections.ts';
import { ASIDE, playStudy, studyOf } from './study.ts';

const BOT = 'ismcts:200';

export const balance = command(
  {
    name: 'balance',
    about: 'tell whether a game is fair, long, close, dramatic, and a matter of skill',
    words: { GAME: 'inflation, charms, …; see overtrick games' },
    flags: {
      players: {
        kind: 'count',
        value: 'P',
        min: 1,
        max: 99,
        about: 'seats at the table',
        default: '4, or the nearest the game allows',
      },
      bots: { kind: 'text', value: 'X', about: 'who plays, in all seats', default: BOT },
      weaker: {
        kind: 'text',
        value: 'A,B,…',
        about: 'whom it is held against to see whether skill decides',
        default: 'the level below or a tenth of its budget, and random',
      },
      matches: { kind: 'count', value: 'N', min: 2, max: 1e9, about: 'how many matches', default: '1000' },
      options: { kind: 'text', value: 'JSON', about: 'table options of the game' },
      html: { kind: 'text', value: 'FILE', about: 'where the page goes', default: 'GAME-P-balance.html' },
      ...RUN_FLAGS,
      ...QUEUE_FLAGS,
      ...PAGE_FLAGS,
    },
    examples: [
      { line: 'balance escalation --players 3 --bots ismcts:100', about: 'does going first help?' },
      {
        line: 'balance cryptrick --players 6 --matches 4000 --resume cryptrick.balance',
        about: 'a long run that can be stopped and goes on',
      },
    ],
    notes: `${BOTS_NOTE}

How it is figuresOf: one bot plays whole matches in all seats. For every ${ASIDE} of them one more is played with each weaker bot in every
seating of a duel, and one with each option set to something else. All intervals are at 95% and take a match as one sample. The lead is
followed deal by deal, in games of one deal trick by trick or pile by pile; it changes when somebody leads alone who was not the last one to do
so. A match is settled from when on its winner was never behind again.`,
  },
  async ({ words, flags }, shell) => {
    const game = chooseGame(words[0]);
    if (!game.ok) return game;
    const setup = chooseSetup(game.value, flags.players, flags.options);
    if (!setup.ok) return setup;
    const bot = chooseBot(flags.bots ?? BOT);
    if (!bot.ok) return bot;
    const weaker = chooseWeaker(bot.value, flags.weaker);
    if (!weaker.ok) return weaker;
    const study = studyOf(game.value, setup.value, flags.seed ?? '1', bot.value, weaker.value);
    const { players } = setup.value;
    const file = flags.html ?? (flags.json ? undefined : `${game.value.id}-${players}-balance.html`);
    const writable = checkWritable(file);
    if (!writable.ok) return writable;
    // Who plays a level may change: a run goes on only with the same bots.
    const behind = [bot.value, ...weaker.value].map(botBehind);
    const notebook = openNotebook<MatchFacts>(flags.resume, 'balance', { ...study, behind });
    if (!notebook.ok) return notebook;
    const matches = flags.matches ?? 1000;
    const threads = flags.threads ?? availableParallelism();
    const done = await withQueue(flags, shell, (queue) =>
      playStudy(study, matches, { threads, queue, notebook: notebook.value }, shell.err),
    );
    if (!done.ok) return done;
    const played = done.value;
    const found = balanceOf(study, played);
    const title = `${game.value.name.en} with ${players} players`;
    const sections = sectionsOf(game.value, found, played);
    await shell.out.write(
      flags.json ? `${JSON.stringify(found)}\n` : print(title, sections, shell.out.paint),
    );
    if (flags.pictures !== undefined) {
      const drawn = writeDrawings(flags.pictures, `${game.value.id}-${players}`, sections);
      if (!drawn.ok) return drawn;
    }
    if (file === undefined) return ok(EXIT.fine);
    const line = `balance ${game.value.id} --players ${players} --bots ${bot.value} --matches ${matches} --seed ${study.seed}`;
    const intro = [`${matches} matches of ${bot.value} in all seats, and more for skill and options.`];
    const written = writePage(file, page(title, intro, line, sections));
    if (!written.ok) return written;
    await shell.err.line(`The page with plots: ${file}`);
    return ok(EXIT.fine);
  },
);

function chooseBot(list: string): Result<string, Problem> {
  const bots = readBots(list);
  if (!bots.ok) return bots;
  if (bots.value.length > 1) {
    return misused(
      'One bot holds all seats.',
      'Name one with --bots; --weaker names those it is held against.',
    );
  }
  return ok(bots.value[0]);
}

function chooseWeaker(bot: string, list: string | undefined): Result<string[], Problem> {
  if (list === undefined) return ok(usualWeaker(bot));
  const bots = readBots(list);
  if (!bots.ok) return bots;
  return bots.value.includes(bot)
    ? misused(`${bot} cannot be weaker than itself.`, 'Name other bots with --weaker.')
    : bots;
}

/** The level below, or a tenth of the budget; and random. */
function usualWeaker(bot: string): string[] {
  const below = isLevel(bot) ? LEVELS[LEVELS.indexOf(bot) - 1] : undefined;
  const [, kind, amount, unit = ''] = /^(.*:)(\d+)(ms)?$/.exec(bot) ?? [];
  const tenth = kind && `${kind}${Math.max(1, Math.round(Number(amount) / 10))}${unit}`;
  return [below ?? tenth, 'random'].flatMap((each) => (each === undefined || each === bot ? [] : [each]));
}

function print(title: string, sections: readonly Section[], paint: Paint): string {
  return [
    paint.bold(title),
    '',
    ...sections.flatMap(({ title: question, says, table }) => [
      paint.bold(question),
      ...says.map((sentence) => `  ${sentence}`),
      ...(table ? ['', ...grid(columnsOf(table.titles), table.rows, paint).map((line) => `  ${line}`)] : []),
      '',
    ]),
  ].join('\n');
}

const columnsOf = (titles: readonly string[]): { title: string; side?: 'right' }[] =>
  titles.map((title, at) => ({ title, ...(at > 0 && { side: 'right' as const }) }));
