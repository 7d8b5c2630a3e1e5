import type { Game, GameTypes } from './game.ts';
import type { Seat } from './seat.ts';
import type { ChoiceEvent, DealEvent, MatchEvent, Now, View } from './view.ts';

/** How a seat came to its points of a deal: by which rule, in which of that rule's ways, and how many things were counted for it. */
export interface Scoring<By extends string = string> {
  readonly rule: string;
  readonly by: By;
  /** Tricks, cards or blocks: what people see being counted. */
  readonly count: number;
  readonly points: number;
}

/** What decided a match, whose doing it was, and when. */
export interface TurningPoint<By extends string = string> {
  readonly by: By;
  readonly seat: Seat;
  readonly deal: number;
  /** How many events had been told when it had happened: the position at which a replay shows it. */
  readonly position: number;
}

/** How the seats came to where they ended, step by step from 0. */
export interface Race {
  readonly by: 'deal' | 'trick' | 'take';
  readonly lines: readonly RaceLine[];
}

/** A seat, or a side that counts as one, and what it had after each step; the goal is what it needed, where there is one. */
export interface RaceLine {
  readonly seats: readonly Seat[];
  readonly sums: readonly number[];
  readonly goal: number | null;
}

/** How the match went: as the game tells it, else the totals deal by deal. */
export function raceOf<G extends GameTypes>(game: Game<G>, view: View<G>): Race {
  const own = game.race?.(view);
  if (own) return own;
  const { points, sheet } = view.now;
  const lines = points.map((_, seat) => ({
    seats: [seat],
    sums: sumsOf(sheet.map((line) => line[seat])),
    goal: null,
  }));
  return { by: 'deal', lines };
}

/** 0, and the sum after each step. */
export function sumsOf(steps: readonly number[]): number[] {
  const sums = [0];
  for (const step of steps) sums.push(sums[sums.length - 1] + step);
  return sums;
}

/** The place of every seat: 1 for the best, the same for those who have the same points. */
export function placesOf(points: readonly number[], best: Game['best']): number[] {
  const isBetter = (one: number, other: number): boolean => (best === 'most' ? one > other : one < other);
  return points.map((own) => 1 + points.filter((other) => isBetter(other, own)).length);
}

/** By how much every seat is behind the best. */
export function gapsOf(points: readonly number[], best: Game['best']): number[] {
  const top = best === 'most' ? Math.max(...points) : Math.min(...points);
  return points.map((own) => Math.abs(top - own));
}

/** One deal of a record. */
export interface DealPast<G extends GameTypes> {
  readonly dealt: DealEvent<G>;
  /** Every choice of it, with its position: how many events had been told with it. */
  readonly choices: readonly (ChoiceEvent<G> & { readonly position: number })[];
}

/** The deals of a record, one after the other. */
export function dealsOf<G extends GameTypes>(past: readonly MatchEvent<G>[]): DealPast<G>[] {
  const deals: { dealt: DealEvent<G>; choices: (ChoiceEvent<G> & { position: number })[] }[] = [];
  for (const [at, event] of past.entries()) {
    if (event.t === 'deal') deals.push({ dealt: event, choices: [] });
    else deals.at(-1)?.choices.push({ ...event, position: at + 1 });
  }
  return deals;
}

/** Who won a match, who came next, and the deal in which the one gained most on the other. */
export interface DecidingDeal {
  readonly deal: number;
  readonly winner: Seat;
  readonly rival: Seat;
}

/** The deal that decided a match that is over; of equal ones the last. Null when all seats share the first place. */
export function decidingDeal({ points, sheet, outcome }: Now, best: Game['best']): DecidingDeal | null {
  const [winner = -1] = outcome?.winners ?? [];
  const places = placesOf(points, best);
  const rival = places.indexOf(Math.min(...places.filter((place) => place > 1)));
  if (winner < 0 || rival < 0) return null;
  const sign = best === 'most' ? 1 : -1;
  const gains = sheet.map((line) => sign * (line[winner] - line[rival]));
  return { deal: gains.lastIndexOf(Math.max(...gains)), winner, rival };
}

/** A finished trick as far as a bid is concerned: who took it, and at which position. */
export interface TakenTrick {
  readonly seat: Seat;
  readonly position: number;
}

/** What became of a bid: how many tricks were taken, by how many it was missed, and the position from which that was certain. */
export interface BidFate {
  readonly bid: number;
  readonly taken: number;
  readonly off: number;
  readonly position: number;
}

/** What became of a seat's bid in a deal with these tricks, where only exactly so many are right. */
export function fateOf(tricks: readonly TakenTrick[], seat: Seat, bid: number): BidFate {
  const taken = tricks.filter((trick) => trick.seat === seat).length;
  return { bid, taken, off: Math.abs(bid - taken), position: sealedAt(tricks, seat, bid) };
}

/** The trick too many, the one after which too few were left, the last one that was needed; else the last of the deal. */
function sealedAt(tricks: readonly TakenTrick[], seat: Seat, bid: number): number {
  const own = tricks.filter((trick) => trick.seat === seat);
  const sealing = own.length > bid ? own[bid] : own.length === bid ? own.at(-1) : tricks.find(tooFewLeft);
  return (sealing ?? tricks.at(-1))?.position ?? 0;

  function tooFewLeft(_trick: TakenTrick, at: number): boolean {
    const before = tricks.slice(0, at + 1).filter((trick) => trick.seat === seat).length;
    return bid - before > tricks.length - at - 1;
  }
}
