import type { View } from '@overtrick/engine';

/** `play:5,5,W=6` → verb `play`, cards `5 5 W`, value `6`. True of every game of the house. */
export interface DecisionParts {
  readonly verb: string;
  readonly cards: readonly string[];
  readonly value?: string;
}

export function partsOf(decision: string): DecisionParts {
  const [verb, rest = ''] = decision.split(':');
  const [cards, value] = rest.split('=');
  return { verb, cards: cards === '' ? [] : cards.split(/[,+]/), ...(value !== undefined && { value }) };
}

/** True when all of `some` are among `all`, as often as they are named. */
export function holds(all: readonly string[], some: readonly string[]): boolean {
  const left = [...all];
  return some.every((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** The verbs that are about cards of the own hand; a bid's number or an acquired card is not. */
const HAND_VERBS: readonly string[] = ['play', 'reveal', 'give'];

export function cardsOf(decision: string): readonly string[] | null {
  const { verb, cards } = partsOf(decision);
  return HAND_VERBS.includes(verb) && cards.length > 0 ? cards : null;
}

/** Touching cards means the verb that cards are asked for now. */
export function attempt(cards: readonly string[], view: View): string | null {
  const sample = view.now.legal.find((decision) => cardsOf(decision) !== null);
  if (cards.length === 0) return null;
  const separator = sample?.includes('+') ? '+' : ',';
  return `${sample ? partsOf(sample).verb : 'play'}:${cards.join(separator)}`;
}
