import type { Setup, View } from '@overtrick/engine';
import { makeCard, ORDER, PASS_CARD, parseCard, WILD, WILD_TOP } from './deck.ts';
import { playOf } from './notation.ts';
import { copiesOf } from './options.ts';
import type { Escalation, EscalationDecision, EscalationFace } from './types.ts';

export function face(card: string): EscalationFace {
  const kind = parseCard(card);
  if (kind === PASS_CARD) return { kind: 'pass' };
  return kind === WILD ? { kind: 'wild' } : { kind: 'number', value: kind };
}

const listOf = (counts: (kind: number) => number): string[] =>
  ORDER.flatMap((kind) => Array<string>(counts(kind)).fill(makeCard(kind)));

/** ESC-1.1, 1.2 */
export function deck({ options }: Setup): string[] {
  const copies = copiesOf(options);
  return listOf((kind) => copies[kind]);
}

/** A pass is its card; taking uses none. */
export function cardsOf(decision: EscalationDecision): readonly string[] {
  if (decision.do === 'play') return decision.cards;
  return decision.do === 'pass' ? [makeCard(PASS_CARD)] : [];
}

/**
 * A card that does not go with the chosen ones, but can be played, is the beginning of another set: that is no decision.
 * One that cannot is meant alone.
 */
export function decisionWith({ now }: View<Escalation>, cards: readonly string[]): EscalationDecision | null {
  const together = setOf(cards);
  if (together) return together;
  const last = cards.at(-1);
  if (last === undefined || now.choices.some((choice) => cardsOf(choice).includes(last))) return null;
  return setOf([last]);
}

/** The decision that plays these cards, wilds alone as much as they can be (ESC-2.2); null when they are no set. */
function setOf(cards: readonly string[]): EscalationDecision | null {
  const kinds = cards.map(parseCard);
  if (kinds.length === 0) return null;
  if (kinds.includes(PASS_CARD)) return kinds.length === 1 ? { do: 'pass' } : null;
  const naturals = kinds.filter((kind) => kind !== WILD);
  if (naturals.some((kind) => kind !== naturals[0])) return null;
  return playOf(naturals[0] ?? WILD_TOP, naturals.length, kinds.length - naturals.length);
}

/** The own hand, and all that was played, which everybody can remember. */
export const knownCards = ({ now }: View<Escalation>): string[] => [
  ...now.hand,
  ...listOf((kind) => now.board.seen[makeCard(kind)]),
];

export function ruleNow({ now }: View<Escalation>): string {
  const { over, asked, choices, board } = now;
  if (over) return 'ESC-4.1';
  if (asked.length === 0) return 'ESC-3.3';
  if (board.phase === 'lead') return board.lastTake ? 'ESC-2.4' : 'ESC-2.1';
  if (choices.length === 0 || choices.some((choice) => choice.do === 'play')) return 'ESC-2.1';
  return choices.some((choice) => choice.do === 'pass') ? 'ESC-2.3' : 'ESC-2.4';
}
