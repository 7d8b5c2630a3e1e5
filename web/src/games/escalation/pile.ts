import { type ChoiceEvent, type Seat, thisDeal, type View } from '@overtrick/engine';
import type { EscalationBoard } from '@overtrick/games/escalation';
import { cardsOf } from './sets.ts';

/** The decision that took the middle, while nothing has been led since; else null. */
export function lastTake({ past }: View<EscalationBoard>): ChoiceEvent | null {
  const last = past.at(-1);
  return last?.t === 'choice' && last.action === 'take' ? last : null;
}

/** The cards that the last one to take has just taken, in the order they were laid. */
export function cardsTaken({ past }: View<EscalationBoard>): string[] {
  const { choices } = thisDeal(past);
  const before = choices.slice(0, -1);
  const since = before.findLastIndex(({ action }) => action === 'take');
  return before.slice(since + 1).flatMap(({ action = '' }) => cardsOf(action) ?? []);
}

/** How many cards a seat has taken from the middle in this deal; its points have the rest of its hand, too. */
export const takenBy = ({ past }: View<EscalationBoard>, seat: Seat): number =>
  thisDeal(past).choices.reduce(
    (sum, event) => sum + (event.seat === seat ? Number(event.shows?.took ?? 0) : 0),
    0,
  );

/** The cards that a decision drew; others see only how many they were. */
export function drawnIn({ shows }: ChoiceEvent): readonly string[] {
  const drew: unknown = shows?.drew;
  return Array.isArray(drew) ? drew.map(String) : [];
}
