import type { Analyst } from '@overtrick/bots';
import { FastRandom, type Game, isOver, outcomeOf, Table, type View } from '@overtrick/engine';
import { gameOf } from '@overtrick/games';
import { winShare } from '../duel/margin.ts';
import { seatStream } from '../simulate/plan.ts';
import { analystOf, claimOf } from './claim.ts';
import { BINS, type CalibrationPlan, type Claims, PHASES, type Phase } from './plan.ts';

/** What was claimed at one decision. */
interface Heard {
  readonly seat: number;
  readonly deal: number;
  readonly chance: number;
  /** Null for a bid, else which decision of the deal it was. */
  readonly at: number | null;
}

/** Plays matches of one bot against itself and holds what it claims against what comes true. */
export class Listener {
  readonly #plan: CalibrationPlan;
  readonly #game: Game;
  readonly #analyst: Analyst;

  constructor(plan: CalibrationPlan) {
    const game = gameOf(plan.game);
    const analyst = analystOf(plan.bot);
    if (!game) throw new Error(`no game ${plan.game}`);
    if (!analyst) throw new Error(`${plan.bot} claims nothing`);
    this.#plan = plan;
    this.#game = game;
    this.#analyst = analyst;
  }

  /** All claims of match number `match`. */
  listen(match: number): Claims[] {
    const { setup, seed } = this.#plan;
    const streams = Array.from(
      { length: setup.players },
      (_, seat) => new FastRandom(seatStream(seed, match, seat)),
    );
    const table = new Table(this.#game, setup, { kind: 'seed', seed, match }, true);
    const { state } = table;
    const heard: Heard[] = [];
    /** How many decisions each deal had, bids apart. */
    const lengths: number[] = [];
    for (;;) {
      let at = 0;
      while (state.turn >= 0) {
        const seat = state.turn;
        const view = table.view(seat);
        const isBid = this.#isBid(view);
        const [only] = view.now.choices;
        let decision = only;
        if (view.now.choices.length > 1) {
          const claim = claimOf(this.#analyst, view, streams[seat]);
          decision = claim.decision;
          heard.push({ seat, deal: state.deal, chance: claim.chance, at: isBid ? null : at });
        }
        const taken = table.decide(seat, decision);
        if (!taken.ok) throw new Error(`${this.#plan.bot} was refused: ${taken.error.reason}`);
        if (!isBid) at++;
      }
      lengths.push(at);
      if (isOver(state)) break;
      table.dealNext();
    }
    const outcome = outcomeOf(this.#game, state);
    return addUp(heard, lengths, (seat) => winShare(outcome, seat));
  }

  #isBid(view: View): boolean {
    return (this.#game.bidWith?.(view, 0) ?? null) !== null;
  }
}

/** Which bin a chance belongs to. */
export const binOf = (chance: number): number => Math.min(BINS - 1, Math.max(0, Math.floor(chance * BINS)));

/** Which part of a deal a decision is in; null is a bid. */
export function phaseOf(at: number | null, length: number): Phase {
  return at === null ? 'bids' : PHASES[1 + Math.min(2, Math.floor((3 * at) / length))];
}

function addUp(
  heard: readonly Heard[],
  lengths: readonly number[],
  cameTrue: (seat: number) => number,
): Claims[] {
  const sums = new Map<string, { -readonly [K in keyof Claims]: Claims[K] }>();
  for (const { seat, deal, chance, at } of heard) {
    const phase = phaseOf(at, lengths[deal]);
    const bin = binOf(chance);
    const key = `${deal} ${phase} ${bin}`;
    const sum = sums.get(key) ?? { deal, phase, bin, count: 0, claimed: 0, came: 0, squares: 0 };
    sums.set(key, sum);
    const came = cameTrue(seat);
    sum.count++;
    sum.claimed += chance;
    sum.came += came;
    sum.squares += (chance - came) ** 2;
  }
  return [...sums.values()];
}
