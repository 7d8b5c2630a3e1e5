import { checkSetup, explain } from '@overtrick/engine';
import { cards, type Position, positionOf } from '@overtrick/testing';
import { parseCard } from './deck.ts';
import { inversion } from './index.ts';
import { startDeal } from './rules.ts';
import { addCard, InversionState } from './state.ts';

/** The last tricks of a match, for tests: everybody holds as many cards as lie in the lane. */
export interface LateTricks {
  /** From the follow card on. */
  readonly lane: string;
  /** Two of them are a match of two players, who have no parent. */
  readonly hands: readonly string[];
  readonly leader?: number;
  readonly parent?: number;
  readonly declared?: number;
  readonly taken?: readonly number[];
  readonly suits?: readonly string[];
}

export function lateTricks(set: LateTricks): Position<InversionState> {
  const players = set.hands.length;
  const setup = checkSetup(inversion, players, set.suits ? { suits: set.suits } : {});
  if (!setup.ok) throw new Error(explain(setup.error));
  const state = new InversionState(setup.value);
  const lane = cards(set.lane).map(parseCard);
  state.deal = 0;
  state.first = 0;
  startDeal(state);
  state.trick = state.tricks - lane.length;
  state.lane.set(lane, state.trick);
  for (const [seat, hand] of set.hands.entries()) {
    for (const card of cards(hand)) addCard(state, seat, parseCard(card));
  }
  state.taken.set(set.taken ?? []);
  if (players > 2) {
    state.parent = set.parent ?? 0;
    state.declarer = state.parent;
    state.declared[state.parent] = set.declared ?? 1;
  }
  state.leader = set.leader ?? state.parent;
  if (state.leader < 0) state.leader = 0;
  state.turn = state.leader;
  return positionOf(inversion, setup.value, state);
}

/** `H9 C2` as decisions. */
export const plays = (text: string): string[] => cards(text).map((card) => `play:${card}`);
