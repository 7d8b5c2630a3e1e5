import type { Game } from '@overtrick/engine';
import { type Estimate, meanOf, shareOf, wilson } from '../lab/interval.ts';
import { grid } from '../text/grid.ts';
import type { Paint } from '../text/paint.ts';
import type { Plan } from './plan.ts';
import type { Side, Sum, Tally } from './tally.ts';

interface SideReport {
  readonly wins: number;
  readonly winShare: Estimate;
  readonly points: Estimate;
  /** Null where the game has no bids. */
  readonly bids: { readonly made: number; readonly met: Estimate; readonly off: number } | null;
}

/** What a run of matches showed; the same for every number of threads. */
export interface Report {
  readonly game: string;
  readonly players: number;
  readonly options: Plan['setup']['options'];
  readonly seed: string;
  readonly matches: number;
  readonly seats: readonly (SideReport & { readonly seat: number; readonly bot: string })[];
  readonly bots: readonly (SideReport & { readonly bot: string; readonly seats: number })[];
  readonly sharedWins: number;
  readonly lengths: { readonly decisions: Length; readonly deals: Length };
}
interface Length {
  readonly mean: number;
  readonly min: number;
  readonly max: number;
}

export function makeReport(plan: Plan, tally: Tally): Report {
  const { players, options } = plan.setup;
  return {
    game: plan.game,
    players,
    options,
    seed: plan.seed,
    matches: plan.matches,
    seats: tally.seats.map((side, seat) => ({ seat, bot: plan.bots[seat], ...reportSide(side, 1) })),
    bots: Object.entries(tally.bots).map(([bot, side]) => {
      const seats = plan.bots.filter((each) => each === bot).length;
      return { bot, seats, ...reportSide(side, seats) };
    }),
    sharedWins: tally.shared.sum,
    lengths: { decisions: lengthOf(tally.decisions), deals: lengthOf(tally.deals) },
  };
}

function reportSide({ wins, points, bids, misses }: Side, seats: number): SideReport {
  return {
    wins: wins.sum,
    winShare: shareOf(wins.n, seats, wins.sum, wins.squares),
    points: meanOf(points.n, points.sum / seats, points.squares / seats ** 2),
    bids:
      bids.n === 0
        ? null
        : { made: bids.n, met: wilson(bids.sum / bids.n, bids.n), off: misses.sum / misses.n },
  };
}

const lengthOf = ({ n, sum, min, max }: Sum): Length => ({ mean: sum / n, min, max });

/** The report as a table for people. */
export function printReport(report: Report, game: Game, paint: Paint): string {
  const { seats, bots, lengths } = report;
  const hasBids = seats.some((side) => side.bids !== null);
  const title = `${game.name.en} · ${report.players} players · ${report.matches} matches · seed ${report.seed}`;
  const right = { side: 'right' } as const;
  const columns = [
    { title: 'wins', ...right },
    { title: 'win share', ...right },
    { title: '95%', ...right },
    { title: 'points', ...right },
    { title: '95%', ...right },
    ...(hasBids
      ? [
          { title: 'bids met', ...right },
          { title: '95%', ...right },
          { title: 'off by', ...right },
        ]
      : []),
  ];
  const bySeat = grid(
    [{ title: 'seat' }, { title: 'bot' }, ...columns],
    seats.map((side) => [String(side.seat), side.bot, ...cells(side, hasBids)]),
    paint,
  );
  const byBot = grid(
    [{ title: 'bot' }, { title: 'seats', ...right }, ...columns],
    bots.map((side) => [side.bot, String(side.seats), ...cells(side, hasBids)]),
    paint,
  );
  const shared = percent(report.sharedWins / report.matches);
  const ties =
    game.tie === 'shared'
      ? { often: `First place shared in ${shared} of them.`, count: 'A shared first place counts' }
      : { often: `Drawn: ${shared} of them.`, count: 'A draw counts' };
  return [
    paint.bold(title),
    '',
    ...bySeat,
    '',
    ...byBot,
    '',
    `A match: ${length(lengths.decisions, 'decision')}, ${length(lengths.deals, 'deal')}. ${ties.often}`,
    `Points: ${game.best} wins. ${ties.count} as a win for each.`,
    '',
  ].join('\n');
}

function cells({ wins, winShare, points, bids }: SideReport, hasBids: boolean): string[] {
  const bidCells = bids
    ? [percent(bids.met.mean), range(bids.met, percentBare), bids.off.toFixed(2)]
    : ['–', '', ''];
  return [
    String(wins),
    percent(winShare.mean),
    range(winShare, percentBare),
    points.mean.toFixed(2),
    range(points, (value) => (Number.isFinite(value) ? value.toFixed(2) : '?')),
    ...(hasBids ? bidCells : []),
  ];
}

const percentBare = (share: number): string => (100 * share).toFixed(1);
const percent = (share: number): string => `${percentBare(share)}%`;
const range = ({ low, high }: Estimate, show: (value: number) => string): string =>
  `${show(low)} … ${show(high)}`;
function length({ mean, min, max }: Length, noun: string): string {
  if (min === max) return `${min} ${noun}${min === 1 ? '' : 's'}`;
  return `${mean.toFixed(1)} ${noun}s (${min} to ${max})`;
}
