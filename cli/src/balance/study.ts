import type { Game, Setup } from '@overtrick/engine';
import type { Output } from '../command/shell.ts';
import { seatings } from '../duel/plan.ts';
import type { Means } from '../lab/crew.ts';
import { gather } from '../lab/gather.ts';
import type { Notebook } from '../lab/notebook.ts';
import { Progress } from '../lab/progress.ts';
import { seatBots } from '../simulate/plan.ts';
import type { BalanceTable, BalanceTask, MatchFacts } from './plan.ts';
import { keepScore } from './scorekeeper.ts';
import { type Variant, variantsOf } from './variants.ts';

/** Every other table than the usual one plays one match for so many of that one. */
export const ASIDE = 4;

/** What is looked at: all of it as plain data. How many matches is not part of it, so that a run can go on. */
export interface Study {
  readonly game: string;
  readonly seed: string;
  readonly bot: string;
  readonly usual: BalanceTable;
  /** The bot beside a weaker one, in every seating. */
  readonly rivals: readonly { readonly weaker: string; readonly tables: readonly BalanceTable[] }[];
  readonly variants: readonly (Variant & { readonly table: BalanceTable })[];
}

/** Plans what to play to learn about a game. */
export function studyOf(
  game: Game,
  setup: Setup,
  seed: string,
  bot: string,
  weaker: readonly string[],
): Study {
  const bots = seatBots([bot], setup.players);
  return {
    ...{ game: game.id, seed, bot },
    usual: { setup, bots },
    rivals: weaker.map((other) => ({
      weaker: other,
      tables: seatings({ a: bot, b: other }, setup.players).map((seated) => ({ setup, bots: seated })),
    })),
    variants: variantsOf(game, setup).map((variant) => ({
      ...variant,
      table: { setup: variant.setup, bots },
    })),
  };
}

/** What happened at every table of a study. */
export interface Played {
  readonly usual: readonly MatchFacts[];
  /** By rival, by match, by seating. */
  readonly rivals: readonly (readonly (readonly MatchFacts[])[])[];
  readonly variants: readonly (readonly MatchFacts[])[];
}

/** Where the facts of one match belong. */
interface Errand {
  readonly table: BalanceTable;
  readonly match: number;
  readonly keep: (facts: MatchFacts) => void;
}

/** Plays so many matches at the usual table, and a part of that at the others. The answer is the same whoever plays them. */
export async function playStudy(
  study: Study,
  matches: number,
  means: Means & { readonly notebook: Notebook<MatchFacts> },
  err: Output,
): Promise<Played> {
  const usual: MatchFacts[] = [];
  const rivals: MatchFacts[][][] = study.rivals.map(() => []);
  const variants: MatchFacts[][] = study.variants.map(() => []);
  const asides = study.rivals.reduce((sum, { tables }) => sum + tables.length, study.variants.length);
  const total = matches + Math.ceil(matches / ASIDE) * asides;
  const progress = new Progress(err, total, 'matches', means.notebook.found.length);
  const kept: Errand['keep'][] = [];
  const tasks = function* (): Generator<BalanceTask> {
    for (const { table, match, keep } of errands(study, matches, { usual, rivals, variants })) {
      kept.push(keep);
      yield { game: study.game, seed: study.seed, table, match };
    }
  };
  const answers = gather<BalanceTask, MatchFacts>(tasks(), means.notebook, {
    ...means,
    kind: 'balance',
    alone: keepScore,
  });
  let done = 0;
  for await (const facts of answers) {
    kept[done](facts);
    done++;
    await progress.show(done);
  }
  await progress.clear();
  return { usual, rivals, variants };
}

/** All matches in an order that a longer run begins with, too. */
function* errands(
  study: Study,
  matches: number,
  into: { usual: MatchFacts[]; rivals: MatchFacts[][][]; variants: MatchFacts[][] },
): Generator<Errand> {
  for (let match = 0; match < matches; match++) {
    yield { table: study.usual, match, keep: (facts) => into.usual.push(facts) };
    if (match % ASIDE !== 0) continue;
    const aside = match / ASIDE;
    for (const [at, { tables }] of study.rivals.entries()) {
      into.rivals[at][aside] = [];
      for (const table of tables) {
        yield { table, match: aside, keep: (facts) => into.rivals[at][aside].push(facts) };
      }
    }
    for (const [at, { table }] of study.variants.entries()) {
      yield { table, match: aside, keep: (facts) => into.variants[at].push(facts) };
    }
  }
}
