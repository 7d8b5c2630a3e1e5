import type { ReviewFrame } from './frame.ts';
import type { Judgement } from './judgement.ts';

/** How many turning points a review names. */
const TURNS = 3;
/** What changes the chance by less is no turning point. */
const LEAST_TURN = 0.02;

/** The chance of the seat to win the match at a position, as far as the seat could know. */
export interface ChanceAt {
  readonly position: number;
  readonly chance: number;
}

/**
 * A change of the chance and where it comes from. `deal`: new cards, and what was decided before the seat was first asked ·
 * `own`: what the seat's own decision cost · `others`: what the others did and what turned up until the seat was asked again.
 */
export interface Swing {
  readonly by: 'deal' | 'own' | 'others';
  readonly from: ChanceAt;
  readonly to: ChanceAt;
}

/** How a result came about: the parts add up from the chance at the start to the share of the win at the end. */
export interface Account {
  readonly start: number;
  readonly deals: number;
  readonly others: number;
  /** Never above 0: nobody plays better than the best choice. */
  readonly own: number;
  readonly end: number;
  /** How much of all that moved the result was the deals, 0 … 1. */
  readonly luck: number;
}

/** A review as far as it has come. */
export interface Review {
  readonly done: number;
  readonly total: number;
  /** In the order of the match. */
  readonly chances: readonly ChanceAt[];
  /** Up to three, in the order of the match. */
  readonly turns: readonly Swing[];
  /** 1: always the best choice, 0: always the worst; null where no decision mattered. */
  readonly accuracy: number | null;
  /** Null until everything is judged and the match is over. */
  readonly account: Account | null;
}

/** Sums up what was judged so far; judgements in any order. */
export function reviewOf(frame: ReviewFrame, judged: readonly Judgement[]): Review {
  const sorted = [...judged].sort((a, b) => a.position - b.position);
  const swings = swingsOf(frame, sorted);
  const total = frame.asked.length;
  const whole = sorted.length === total;
  return {
    done: sorted.length,
    total,
    chances: swings.length > 0 ? [swings[0].from, ...swings.map(({ to }) => to)] : [],
    turns: swings
      .filter((swing) => size(swing) >= LEAST_TURN)
      .sort((a, b) => size(b) - size(a))
      .slice(0, TURNS)
      .sort((a, b) => a.to.position - b.to.position),
    accuracy: accuracyOf(sorted),
    account: whole && frame.end ? accountOf(frame, swings) : null,
  };
}

const change = ({ from, to }: Swing): number => to.chance - from.chance;
const size = (swing: Swing): number => Math.abs(change(swing));

/** Every change of the chance, one after the other, up to the first decision that is not judged. */
function swingsOf(frame: ReviewFrame, judged: readonly Judgement[]): Swing[] {
  const stops: { readonly at: ChanceAt; readonly next: Swing['by'] }[] = [
    { at: { position: 1, chance: frame.even }, next: 'deal' },
  ];
  for (const { position, best, chance } of judged) {
    stops.push({ at: { position, chance: best }, next: 'own' });
    stops.push({ at: { position: position + 1, chance }, next: 'others' });
  }
  for (const at of frame.standings) stops.push({ at, next: 'deal' });
  if (frame.end) {
    const { position, share } = frame.end;
    stops.push({ at: { position, chance: share }, next: 'others' });
  }
  // What lies behind a decision that is not judged yet would be drawn as its doing.
  const known = new Set(judged.map(({ position }) => position));
  const unknown = frame.asked.find((position) => !known.has(position)) ?? Number.POSITIVE_INFINITY;
  // Equal positions keep their order: a decision comes before the end of the deal that it brought.
  const told = stops.filter(({ at }) => at.position <= unknown).sort((a, b) => a.at.position - b.at.position);
  return told.slice(1).map(({ at }, before) => ({ by: told[before].next, from: told[before].at, to: at }));
}

function accountOf({ even, end }: ReviewFrame, swings: readonly Swing[]): Account {
  const sum = (by: Swing['by']) =>
    swings.filter((swing) => swing.by === by).reduce((all, swing) => all + change(swing), 0);
  const [deals, others, own] = [sum('deal'), sum('others'), sum('own')];
  const moved = Math.abs(deals) + Math.abs(others) + Math.abs(own);
  return {
    start: even,
    ...{ deals, others, own },
    end: end?.share ?? 0,
    luck: moved === 0 ? 0 : Math.abs(deals) / moved,
  };
}

/** How much of what the choices could lose was kept. */
function accuracyOf(judged: readonly Judgement[]): number | null {
  let lost = 0;
  let stake = 0;
  for (const { cost, best, choices } of judged) {
    lost += cost;
    stake += best - Math.min(...choices.map(({ chance }) => chance ?? best));
  }
  return stake > 0 ? 1 - lost / stake : null;
}
