import { type ChoiceEvent, type MatchEvent, type Seat, thisDeal } from '@overtrick/engine';

/** A finished trick of this deal: its plays in order, and who took it. */
export interface Trick {
  readonly plays: readonly ChoiceEvent[];
  readonly winner: Seat;
}

/** Who has the trick that this decision ended: its winner, or whoever took the pile; null when it goes on. */
function winnerOf({ shows, seat }: ChoiceEvent): Seat | null {
  const facts: { winner?: Seat; took?: number } = shows ?? {};
  return facts.winner ?? (facts.took === undefined ? null : seat);
}

const endsTrick = (event: ChoiceEvent): boolean => winnerOf(event) !== null;

/** Said before the first card: a bid, or a call of an auction. */
const isCall = ({ action = '' }: ChoiceEvent): boolean => /^(bid|declare):/.test(action);

/** The finished tricks of the deal in progress. */
export function tricksOf(past: readonly MatchEvent[]): Trick[] {
  const tricks: Trick[] = [];
  let plays: ChoiceEvent[] = [];
  for (const event of thisDeal(past).choices) {
    // A pass before the first card is a call as well.
    if (isCall(event) || (event.action === 'pass' && plays.length === 0)) continue;
    plays.push(event);
    const winner = winnerOf(event);
    if (winner !== null) {
      tricks.push({ plays, winner });
      plays = [];
    }
  }
  return tricks;
}

/** The plays of the trick on the table; of the last one, until the next is led. */
export function trickNow(past: readonly MatchEvent[]): readonly ChoiceEvent[] {
  const { choices } = thisDeal(past);
  const last = choices.findLastIndex(endsTrick);
  const since = choices.slice(last + 1).filter((event) => !isCall(event));
  return since.length > 0 ? since : (tricksOf(past).at(-1)?.plays ?? []);
}
