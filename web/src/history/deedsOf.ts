import { type Game, type MatchEvent, type MatchLog, replay, type Seat } from '@overtrick/engine';
import type { DealDeed, Deeds } from '../store/deeds.ts';

/** What a seat did in each deal of a finished match; null when its log does not replay. */
export function deedsOf(game: Game, log: MatchLog, seat: Seat, id: string): Deeds | null {
  const table = replay(game, log);
  if (!table.ok) return null;
  const deals: DealDeed[] = [];
  let events: MatchEvent[] = [];
  for (const event of table.value.record(seat)) {
    events.push(event);
    if (event.t === 'choice' && event.dealEnd) {
      deals.push({ ...bidOf(game.id, events, seat), points: event.dealEnd[seat] });
      events = [];
    }
  }
  return { id, deals };
}

function bidOf(game: string, events: readonly MatchEvent[], seat: Seat): Omit<DealDeed, 'points'> {
  let bid: number | null = null;
  let taken = 0;
  for (const event of events) {
    if (event.t !== 'choice') continue;
    const { action = '', shows } = event;
    if (event.seat === seat && action.startsWith('bid:')) bid = Number(action.slice('bid:'.length));
    // INV-2.1: only the parent is bound by what was declared.
    if (shows?.parent === seat && typeof shows.declared === 'number') bid = shows.declared;
    if (shows?.winner === seat) taken++;
  }
  const enough = bid !== null && taken >= bid;
  return { bid, taken, met: game === 'inversion' ? enough : bid === taken };
}
