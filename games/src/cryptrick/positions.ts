import {
  type Code,
  checkSetup,
  type DealText,
  explain,
  FastRandom,
  type Setup,
  Table,
} from '@overtrick/engine';
import { cards, dealtPosition, type Position, positionOf } from '@overtrick/testing';
import { parseCard } from './deck.ts';
import { type Cryptrick, type CryptrickDecision, cryptrick } from './index.ts';
import { startDeal, startTrick } from './rules.ts';
import { addCard, CryptrickState } from './state.ts';

/** A decision from its text, and the text of one inside a state. */
export function read(text: string): CryptrickDecision {
  const parsed = cryptrick.parseDecision(text);
  if (!parsed.ok) throw new Error(explain(parsed.error));
  return parsed.value;
}
export const write = (code: Code): string => cryptrick.makeDecision(cryptrick.decode(code));

/** The set-up of a match, for tests. */
export function setupFor(players: number, options: object = {}): Setup {
  const setup = checkSetup(cryptrick, players, options);
  if (!setup.ok) throw new Error(explain(setup.error));
  return setup.value;
}

/** Six players at level calm: seat 0 reveals first, green is trump. */
export const sixHanded = {
  first: 0,
  hands: [
    cards('Y1 Y2 Y3 B1 R1 W'),
    cards('Y4 B2 B3 R2 P1 G1'),
    cards('Y5 B4 R3 R4 P2 K1'),
    cards('B5 R5 P3 P4 G2 K2'),
    cards('Y6 R6 P5 G3 G4 K3'),
    cards('B6 P6 G5 K4 K5 W'),
  ],
  undealt: cards('G6 K6'),
  revealed: 'G6',
  trump: 'G',
} satisfies DealText;

/** That deal, with what else a test wants to change in it. */
export const dealt = (change: Partial<DealText> = {}, options: object = {}): Position<CryptrickState> =>
  dealtPosition(cryptrick, { ...sixHanded, ...change }, options);

/** Nobody wants the revealed card. */
export const nobody = (players = 6): string[] => Array<string>(players - 1).fill('decline');

/** The answers of the others, from the seller's left on, when these seats want the card. */
export const wantedBy = (seller: number, wants: readonly number[], players = 6): string[] =>
  Array.from({ length: players - 1 }, (_, i) =>
    wants.includes((seller + i + 1) % players) ? 'want' : 'decline',
  );

/** `Y7 B2` as decisions. */
export const plays = (text: string): string[] => cards(text).map((card) => `play:${card}`);
export const acquires = (text: string): string[] => cards(text).map((card) => `acquire:${card}`);

/** A trick late in a deal; the hands need not have six cards. */
export interface LateTrick {
  readonly hands: readonly string[];
  readonly lead?: number;
  /** The card that names the trump; G1 unless told. */
  readonly revealed?: string;
  /** Acquired before. */
  readonly taken?: readonly string[];
  /** Tricks before; the last one is played unless told. */
  readonly trick?: number;
  readonly options?: object;
  /** The match that this is the next deal of; a new one unless told. */
  readonly match?: CryptrickState;
}

export function lateTrick(set: LateTrick): Position<CryptrickState> {
  const setup = setupFor(set.hands.length, set.options);
  const state = set.match ?? new CryptrickState(setup);
  const lead = set.lead ?? 0;
  state.deal++;
  startDeal(state, lead, parseCard(set.revealed ?? 'G1'));
  state.trick = set.trick ?? 5;
  startTrick(state, lead);
  for (const [seat, hand] of set.hands.entries()) {
    for (const card of cards(hand)) addCard(state.hand, seat, parseCard(card));
  }
  for (const [seat, taken] of (set.taken ?? []).entries()) {
    for (const card of cards(taken)) addCard(state.taken, seat, parseCard(card));
  }
  return positionOf(cryptrick, setup, state);
}

/** A last trick in which everybody plays their only card, the first one being led; before the acquisitions. */
export function trickOf(text: string, set: Omit<LateTrick, 'hands'> = {}): Position<CryptrickState> {
  const lead = set.lead ?? 0;
  const played = cards(text);
  const hands = played.map((_, seat) => played[(seat - lead + played.length) % played.length]);
  const [led, ...others] = played;
  return lateTrick({ ...set, hands }).play(
    `reveal:${led}`,
    ...nobody(played.length),
    ...others.map((card) => `play:${card}`),
  );
}

/**
 * A table near the end of its first deal, played at random, when at most six cards are left in the hands. The players
 * like to give whites away and to keep those they get, so that gifts have long ways.
 */
export function lateTable(setup: Setup, seed: string): Table<Cryptrick> {
  const table = new Table(cryptrick, setup, { kind: 'seed', seed, match: 0 }, true);
  const random = new FastRandom(seed);
  const eager = random.below(12);
  const enough = 1 + random.below(6);
  for (;;) {
    const { state } = table;
    const hands = Array.from({ length: setup.players }, (_, seat) => cryptrick.hand(state, seat));
    if (hands.flat().length <= enough) return table;
    const legal = table.legal(state.turn);
    const answer = random.below(12) < eager ? 'want' : 'decline';
    const liked = legal.filter((text) => text === answer || text === 'give:W');
    const others = legal.filter((text) => !text.endsWith(':W'));
    const from = liked.length > 0 ? liked : others.length > 0 && random.below(3) > 0 ? others : legal;
    table.decide(state.turn, from[random.below(from.length)]);
  }
}
