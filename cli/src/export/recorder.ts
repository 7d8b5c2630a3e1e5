import { dealPoints, type Game, type GameTypes, Observation, Tracer, type View } from '@overtrick/engine';
import { gameOf } from '@overtrick/games';
import { winShare } from '../duel/margin.ts';
import type { Plan } from '../simulate/plan.ts';
import { TableMatch } from '../simulate/tableMatch.ts';

/** What a decision led to, by column of the returns. */
export const RETURNS = [
  { name: 'deal', about: 'points that the seat got in this deal' },
  { name: 'match', about: 'points that the seat had at the end of the match' },
  {
    name: 'win',
    about: 'its share of the win: 1 alone or with its side, a part where it is shared, 0 for none',
  },
] as const;

/** One match as data: a row for every decision, in the order of the trace. */
export interface MatchData {
  readonly rows: number;
  readonly trace: string;
  readonly observations: Int16Array;
  readonly actions: Int16Array;
  readonly masks: Uint8Array;
  readonly returns: Float32Array;
  /** JSON Lines: which decision each row is. */
  readonly meaning: string;
}

interface Noted {
  readonly deal: number;
  readonly seat: number;
  readonly decision: string;
  readonly action: number;
  readonly observation: Int16Array;
  readonly mask: Uint8Array;
}

/** Plays the matches of a plan at tables where every bot sees its view, and notes what it saw and what it decided. */
export class Recorder {
  readonly #plan: Plan;
  readonly #game: Game;
  readonly #observation: Observation;
  readonly #match: TableMatch<GameTypes>;
  #lines: string[] = [];
  #noted: Noted[] = [];

  constructor(plan: Plan) {
    const game = gameOf(plan.game);
    if (!game) throw new Error(`no game ${plan.game}`);
    this.#plan = plan;
    this.#game = game;
    this.#observation = new Observation(game, plan.setup);
    const tracer = new Tracer(game, plan.setup, (line) => this.#lines.push(line));
    this.#match = new TableMatch(game, plan, tracer);
  }

  /** Match number `match` of the run. */
  play(match: number): MatchData {
    this.#lines = [];
    this.#noted = [];
    const sheet: number[][] = [];
    const result = this.#match.play(match, {
      dealt: () => {},
      decided: (view, decision) => this.#note(view, decision),
      over: ({ state }) => {
        for (let deal = 0; deal < state.deals; deal++) sheet.push(dealPoints(state, deal));
      },
    });
    const noted = this.#noted;
    const returns = noted.flatMap(({ deal, seat }) => [
      sheet[deal][seat],
      result.points[seat],
      winShare(result.outcome, seat),
    ]);
    const meaning = noted.map(({ deal, seat, decision }) => ({
      match,
      deal,
      seat,
      bot: this.#plan.bots[seat],
      decision,
    }));
    return {
      rows: noted.length,
      trace: jsonLines(this.#lines),
      observations: joined(
        noted.map((each) => each.observation),
        new Int16Array(noted.length * this.#observation.size),
      ),
      actions: Int16Array.from(noted, ({ action }) => action),
      masks: joined(
        noted.map((each) => each.mask),
        new Uint8Array(noted.length * this.#observation.actions.length),
      ),
      returns: Float32Array.from(returns),
      meaning: jsonLines(meaning.map((each) => JSON.stringify(each))),
    };
  }

  #note(view: View, decision: GameTypes['decision']): void {
    const observation = new Int16Array(this.#observation.size);
    const mask = new Uint8Array(this.#observation.actions.length);
    this.#observation.observe(view, observation);
    this.#observation.mask(view, mask);
    this.#noted.push({
      deal: view.now.deal,
      seat: view.seat,
      decision: this.#game.makeDecision(decision),
      action: this.#observation.action(decision),
      observation,
      mask,
    });
  }
}

const jsonLines = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

/** Lays rows of equal length one after the other. */
function joined<T extends Int16Array | Uint8Array>(rows: readonly T[], into: T): T {
  for (const [at, row] of rows.entries()) into.set(row, at * row.length);
  return into;
}
