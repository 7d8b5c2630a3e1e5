import { awaitsDeal, type Game, type MatchLog, type Seat, setupOf, Table } from '@overtrick/engine';
import type { DealDeed, Deeds } from '../store/deeds.ts';

/** What a seat did in each deal of a finished match; null when its log does not replay. */
export function deedsOf(game: Game, log: MatchLog, seat: Seat, id: string): Deeds | null {
  const setup = setupOf(game, log);
  if (!setup.ok) return null;
  const table = new Table(game, setup.value, log.chance, true);
  const deals: DealDeed[] = [];
  for (const line of log.decisions) {
    if (awaitsDeal(table.state)) table.dealNext();
    const [who, decision] = line.split(' ');
    if (!table.decide(Number(who), decision).ok) return null;
    if (table.state.turn < 0) deals.push(deedAt(table, seat));
  }
  return { id, deals };
}

/** What a seat did in the deal that has just ended. */
function deedAt(table: Table, seat: Seat): DealDeed {
  const { game, state } = table;
  const bound = game.bids?.(state).find((each) => each.seat === seat);
  const taken = game.tricks(table.view(seat)).filter(({ won }) => won.seat === seat).length;
  const points = state.sheet[state.deal * state.players + seat];
  return { bid: bound?.bid ?? null, taken, met: bound?.off === 0, points };
}
