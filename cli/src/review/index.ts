import { type Analyst, isAnalyst } from '@overtrick/bots';
import { explain, fillIn, type Game, type Maxim, ok, type Result, type Seat } from '@overtrick/engine';
import {
  adviserFor,
  frameOf,
  gradeOf,
  type Judgement,
  judgements,
  Match,
  REVIEWER,
  type Review,
  reviewOf,
  type Swing,
} from '@overtrick/match';
import { callSeats } from '../boards/names.ts';
import { BOTS_NOTE, botNamed, readBots } from '../bots.ts';
import { command } from '../command/command.ts';
import { EXIT, misused, type Problem, refused } from '../command/problem.ts';
import type { Shell } from '../command/shell.ts';
import { Progress } from '../lab/progress.ts';
import { openLog } from '../logFile.ts';
import { grid } from '../text/grid.ts';
import type { Paint } from '../text/paint.ts';

export const review = command(
  {
    name: 'review',
    about: 'judge what one seat decided in a match, by what it knew',
    words: { LOG: 'a log that was saved; - is standard input' },
    flags: {
      seat: { kind: 'count', value: 'S', min: 0, max: 98, about: 'whose decisions', default: '0' },
      adviser: { kind: 'text', value: 'BOT', about: 'who judges', default: REVIEWER },
      json: { kind: 'switch', about: 'every judgement as JSON, and how long it took' },
    },
    examples: [
      { line: 'review match.json', about: 'where did seat 0 go wrong?' },
      {
        line: 'review match.json --seat 2 --adviser solver:100000',
        about: 'the same of seat 2, thought about longer',
      },
    ],
    notes: `${BOTS_NOTE}

Every decision of the seat that had a choice is judged from the view that it had, and nothing else. What a decision cost is the
difference between the chance to win the match with the adviser's choice and with its own: from 2 points on it is a slip, from 5 a
mistake, from 10 a blunder. docs/review.md explains all figures.`,
  },
  async ({ words, flags }, shell) => {
    const opened = await openLog(words[0], shell);
    if (!opened.ok) return opened;
    const { game, log } = opened.value;
    const seat = flags.seat ?? 0;
    if (seat >= log.players) {
      return misused(explain({ reason: 'no-such-seat', seat: String(seat), last: log.players - 1 }));
    }
    const named = analystOf(flags.adviser ?? REVIEWER);
    if (!named.ok) return named;
    const match = Match.open(game, log);
    if (!match.ok) return refused(explain(match.error), 'overtrick verify tells more about a log.');
    const began = performance.now();
    const frame = frameOf(match.value, seat);
    const judged = await judgeAll(
      judgements(match.value, frame, await adviserFor(game, named.value)),
      frame.asked.length,
      shell,
    );
    const seconds = (performance.now() - began) / 1000;
    const found = reviewOf(frame, judged);
    if (flags.json) {
      const { name: adviser } = named.value;
      await shell.out.line(
        JSON.stringify({ game: game.id, seat, adviser, seconds, ...found, judgements: judged }),
      );
    } else {
      const sat = Array.from({ length: log.players }, (_, each) => log.names?.[each]);
      await shell.out.line(
        print(game, callSeats(sat, 'en')[seat], seat, found, judged, shell.out.paint).join('\n'),
      );
      await shell.out.line(`\n${named.value.name} thought about it for ${seconds.toFixed(1)} s.`);
    }
    return ok(EXIT.fine);
  },
);

/** A bot that says what it thinks of every choice. */
export function analystOf(text: string): Result<Analyst, Problem> {
  const names = readBots(text);
  if (!names.ok) return names;
  const bot = botNamed(names.value[0]);
  if (isAnalyst(bot)) return ok(bot);
  return misused(
    `“${text}” does not say what it thinks of other choices.`,
    'Name one that thinks: --adviser solver:4000',
  );
}

async function judgeAll(found: Iterable<Judgement>, total: number, shell: Shell): Promise<Judgement[]> {
  const progress = new Progress(shell.err, total, 'decisions');
  const judged: Judgement[] = [];
  for (const judgement of found) {
    judged.push(judgement);
    await progress.show(judged.length);
  }
  await progress.clear();
  return judged;
}

const percent = (share: number): string => `${Math.round(100 * share)}%`;
const points = (change: number): string => `${change < 0 ? '−' : '+'}${Math.abs(100 * change).toFixed(0)}`;

function print(
  game: Game,
  name: string,
  seat: Seat,
  found: Review,
  judged: readonly Judgement[],
  paint: Paint,
): string[] {
  const { account, accuracy, turns } = found;
  const blamed = judged.filter(({ cost }) => gradeOf(cost) !== 'best');
  const rows = blamed.map((each) => [
    String(each.position),
    gradeOf(each.cost),
    points(-each.cost),
    `${each.chosen} ${percent(each.chance)}`,
    `${each.choices[0].decision} ${percent(each.best)}`,
    each.reason ? sayPast(each.reason) : '',
  ]);
  const columns = ['position', 'called', 'cost', 'decided', 'better', 'why'].map((title) => ({ title }));
  return [
    paint.bold(`${game.name.en} · ${name} (seat ${seat}) · ${judged.length} decisions with a choice`),
    '',
    ...(rows.length > 0 ? grid(columns, rows, paint) : ['Nothing was clearly better than what was decided.']),
    '',
    ...(turns.length > 0 ? [paint.bold('Turning points'), ...turns.map(sayTurn), ''] : []),
    ...(accuracy === null
      ? []
      : [`Accuracy ${percent(accuracy)}: of what the choices could lose, so much was kept.`]),
    ...(account
      ? [
          `From ${percent(account.start)} to ${percent(account.end)}: the deals ${points(account.deals)}, the others ${points(account.others)}, own decisions ${points(account.own)} points.`,
          `The deals were ${percent(account.luck)} of what moved the result.`,
        ]
      : []),
  ];
}

const CAUSES: Readonly<Record<Swing['by'], string>> = {
  deal: 'the cards that were dealt',
  own: 'an own decision',
  others: 'what the others did, and what turned up',
};

const sayTurn = ({ by, from, to }: Swing): string =>
  `  ${from.position}–${to.position}  ${percent(from.chance)} → ${percent(to.chance)}  ${CAUSES[by]}`;

const sayPast = ({ past, numbers, cards }: Maxim): string => fillIn(past.en, { ...numbers, ...cards });
