import { dealsOf, type Race, type RaceLine, type Seat, type View } from '@overtrick/engine';
import type { Escalation, EscalationScoring, EscalationTurningPoint } from './types.ts';

/** ESC-3.3, 4.1 */
export function scoring({ now, past }: View<Escalation>, seat: Seat): EscalationScoring {
  const taken = now.board.taken[seat];
  const points = now.board.stacks[seat];
  const last = past.at(-1);
  // ESC-3.2: who plays the last card ends the deal.
  const out = last?.t === 'choice' && last.seat === seat;
  return { rule: 'ESC-3.3', by: out ? 'out' : 'hand', count: points, taken, left: points - taken, points };
}

/** ESC-2.4: the largest pile that somebody took who did not win; of equal ones the last. */
export function turningPoint({ now, past }: View<Escalation>): EscalationTurningPoint | null {
  const winners = now.outcome?.winners ?? [];
  let largest: EscalationTurningPoint | null = null;
  for (const { dealt, choices } of dealsOf(past)) {
    for (const { seat, shows, position } of choices) {
      const cards = shows?.took ?? 0;
      if (cards === 0 || winners.includes(seat) || cards < (largest?.cards ?? 0)) continue;
      largest = { by: 'pile', seat, deal: dealt.deal, position, cards };
    }
  }
  return largest;
}

/** In a match of one deal: every stack after each pile that was taken, and at the end with what was left in hand. */
export function race({ now, past, players }: View<Escalation>): Race | null {
  if (now.deals > 1) return null;
  const [{ choices }] = dealsOf(past);
  const takes = choices.filter(({ shows }) => shows?.took !== undefined);
  const lines = Array.from({ length: players }, (_, seat): RaceLine => {
    const sums = [0];
    for (const take of takes)
      sums.push((sums.at(-1) ?? 0) + (take.seat === seat ? (take.shows?.took ?? 0) : 0));
    return { seats: [seat], sums: [...sums, now.points[seat]], goal: null };
  });
  return { by: 'take', lines };
}
