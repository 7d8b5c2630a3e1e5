import { type ChoiceEvent, type MatchEvent, type Seat, thisDeal } from '@overtrick/engine';

/** What a decision was. Answers and gifts are hidden from most eyes, but everybody knows that they were made. */
export type Happening = 'reveal' | 'answer' | 'give' | 'play' | 'acquire';

const VERBS: Readonly<Record<string, Happening>> = {
  reveal: 'reveal',
  want: 'answer',
  decline: 'answer',
  give: 'give',
  play: 'play',
  acquire: 'acquire',
};

/** The card of a decision: `play:Y7` → `Y7`. */
export const cardIn = (action: string): string => action.slice(action.indexOf(':') + 1);

/** What happened. Right after the answers made a buyer, that buyer's next decision is the gift (CRY-2.3). */
export function happeningOf({ seat, action }: ChoiceEvent, before: readonly MatchEvent[]): Happening {
  if (action !== undefined) return VERBS[action.split(':')[0]];
  const last = before.at(-1);
  return last?.t === 'choice' && last.shows?.buyer === seat ? 'give' : 'answer';
}

/** The last card that was put up for sale in this deal, and who did. */
export function lastSale(past: readonly MatchEvent[]): { seat: Seat; card: string } | null {
  const reveal = thisDeal(past).choices.findLast(({ action }) => action?.startsWith('reveal:'));
  return reveal?.action ? { seat: reveal.seat, card: cardIn(reveal.action) } : null;
}

/** A gift as one pair of eyes knows it. */
export interface Gift {
  readonly from: Seat;
  readonly to: Seat;
  /** Absent for everybody but the two of it. */
  readonly card?: string;
}

/** The gift of the trick in progress; null when nobody bought its lead. */
export function giftNow(past: readonly MatchEvent[]): Gift | null {
  const { choices } = thisDeal(past);
  const sold = choices.findLastIndex(({ action }) => action?.startsWith('reveal:'));
  const settled = choices.findIndex(({ shows }, at) => at > sold && typeof shows?.buyer === 'number');
  const paid = settled < 0 ? undefined : choices[settled + 1];
  if (sold < 0 || !paid) return null;
  const card = paid.action === undefined ? {} : { card: cardIn(paid.action) };
  return { from: paid.seat, to: choices[sold].seat, ...card };
}
