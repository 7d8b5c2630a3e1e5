import type { Paint, Style } from '../text/paint.ts';

/** The colour of a card, by its game and its first letter or its number. */
const SUITS: Readonly<Record<string, Readonly<Record<string, Style>>>> = {
  charms: { coin: 'yellow', key: 'cyan', clover: 'green', rabbit: 'magenta' },
  inversion: { C: 'green', S: 'blue', H: 'red', D: 'yellow', N: 'magenta' },
  escalation: { W: 'magenta', P: 'cyan' },
  cryptrick: { Y: 'yellow', B: 'blue', R: 'red', P: 'magenta', G: 'green', K: 'grey', W: 'underline' },
};
const HEAT: readonly Style[] = ['cyan', 'green', 'yellow', 'red'];

/** A card in its colour. */
export function paintCard(game: string, card: string, paint: Paint): string {
  const suits = SUITS[game];
  const suit = suits?.[card] ?? suits?.[card[0]];
  if (suit) return paint.bold(paint[suit](card));
  if (game === 'inflation') return paint.bold(paint[HEAT[Math.floor(Number(card) / 3.1)] ?? 'red'](card));
  return paint.bold(card);
}

/** The cards that a decision names: `play:key+5` names two. */
export function cardsIn(decision: string): string[] {
  const [, payload] = decision.split(':');
  return payload ? payload.split(/[+,=]/) : [];
}

/** A decision's payload with its cards in their colours. */
export function paintPayload(game: string, payload: string, paint: Paint): string {
  return payload.replace(/[^+,=]+/g, (card) => paintCard(game, card, paint));
}
