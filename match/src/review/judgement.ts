import type { Analyst, StopSignal } from '@overtrick/bots';
import {
  FastRandom,
  type Game,
  type GameTypes,
  type Maxim,
  type Maxims,
  type Seat,
  whyBetter,
} from '@overtrick/engine';
import type { Match } from '../match.ts';
import type { ReviewFrame } from './frame.ts';

/** From these costs on a decision is called so, in parts of the chance to win the match. */
export const COSTS = { slip: 0.02, mistake: 0.05, blunder: 0.1 } as const;

/** `best`: nothing is clearly better. A mistake or a blunder is blamed. */
export type Grade = 'best' | keyof typeof COSTS;

/** A choice that a seat had, and what the adviser expected of it. */
export interface Weighed {
  /** In the notation. */
  readonly decision: string;
  /** The chance to win the match after it, 0 … 1; null where the adviser never tried it. */
  readonly chance: number | null;
}

/** One decision of a seat, judged by what that seat knew. Plain data. */
export interface Judgement {
  /** The position at which it was asked. */
  readonly position: number;
  readonly deal: number;
  /** How many cards of the deck lay where the seat could not know. */
  readonly hidden: number;
  /** What it decided, in the notation. */
  readonly chosen: string;
  /** All that it could decide, the adviser's choice first. */
  readonly choices: readonly Weighed[];
  /** The chance with the adviser's choice, and with the seat's own. */
  readonly best: number;
  readonly chance: number;
  /** What the decision cost: the difference of the two, never below 0. */
  readonly cost: number;
  /** Why the adviser's choice was better, where a rule of thumb says it. */
  readonly reason: Maxim | null;
}

/** What a decision that cost so much is called. */
export function gradeOf(cost: number): Grade {
  if (cost >= COSTS.blunder) return 'blunder';
  if (cost >= COSTS.mistake) return 'mistake';
  return cost >= COSTS.slip ? 'slip' : 'best';
}

/** Whether a review calls a decision wrong. */
export const isBlamed = (cost: number): boolean => cost >= COSTS.mistake;

/** Who judges: a bot that sees views only, and the rules of thumb of the game. */
export interface Adviser {
  readonly analyst: Analyst;
  readonly maxims: Maxims | null;
}

/** The adviser of a game, by the bot that it is. */
export async function adviserFor(game: Game, analyst: Analyst): Promise<Adviser> {
  return { analyst, maxims: (await game.maxims?.()) ?? null };
}

/**
 * Judges the decisions of a frame one after the other, those apart that are known already. Who stops reading loses nothing: the
 * same position is judged the same way the next time.
 */
export function* judgements(
  match: Match,
  frame: ReviewFrame,
  adviser: Adviser,
  known: ReadonlySet<number> = new Set(),
  signal?: StopSignal,
): Generator<Judgement> {
  for (const position of frame.asked) {
    if (signal?.aborted) return;
    if (known.has(position)) continue;
    const judged = judge(match, frame.seat, position, adviser, signal);
    // A search that was cut short knows less than it should.
    if (signal?.aborted) return;
    yield judged;
  }
}

/** Judges what a seat decided at a position; leaves the match behind that decision. */
export function judge(
  match: Match,
  seat: Seat,
  position: number,
  { analyst, maxims }: Adviser,
  signal?: StopSignal,
): Judgement {
  const { game } = match;
  match.goTo(position);
  const view = match.view(seat);
  match.goTo(position + 1);
  const chosen = game.decode(match.moves[match.decided - 1].code);
  const { findings } = analyst.analyse(view, new FastRandom(`review ${position}`), signal);
  const weighed = weigh(game, findings, chosen);
  const { cost } = weighed;
  return {
    position,
    deal: view.now.deal,
    // Where only one world fits, all can be worked out.
    hidden:
      game.imagine(view).worlds === 1 ? 0 : game.deck(match.setup).length - game.knownCards(view).length,
    ...weighed,
    reason: maxims && cost >= COSTS.slip ? whyBetter(maxims, view, findings[0].decision, chosen) : null,
  };
}

/** What a decision cost by what an analysis found, its first choice being the best. */
export function weigh(
  game: Pick<Game, 'makeDecision'>,
  findings: readonly {
    readonly decision: GameTypes['decision'];
    readonly visits: number;
    readonly reward: number;
  }[],
  decision: GameTypes['decision'],
): Pick<Judgement, 'chosen' | 'choices' | 'best' | 'chance' | 'cost'> {
  const chosen = game.makeDecision(decision);
  const choices = findings.map((finding): Weighed & { chance: number | null } => ({
    decision: game.makeDecision(finding.decision),
    chance: finding.visits > 0 ? finding.reward : null,
  }));
  const best = choices[0].chance ?? 0;
  // Something else may look better and was seen less: the adviser would still not choose it.
  const chance = Math.min(best, choices.find((choice) => choice.decision === chosen)?.chance ?? best);
  return { chosen, choices, best, chance, cost: best - chance };
}
