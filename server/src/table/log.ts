import { type DealText, isOver, type MatchLog, makeLog, replay } from '@overtrick/engine';
import type { LiveTable } from './live.ts';

/** The log with names, deals and proof; null until the match is over and S revealed. */
export function logOf(live: LiveTable): MatchLog | null {
  const { room, match } = live;
  if (!match || room.secret === null || !isOver(match.table.state)) return null;
  return makeLog(match.table, match.chance, namesOf(live), dealsOf(live));
}

const namesOf = ({ room, faces }: LiveTable): string[] =>
  room.seats.map(({ person, level }) =>
    person === null ? `bot (${level})` : (faces.get(person)?.name ?? ''),
  );

/** Every deal so far as it was dealt, hidden hands included: for finished deals only. */
export function dealsOf({ game, match }: LiveTable): DealText[] {
  if (!match) return [];
  const again = replay(game, makeLog(match.table, match.chance), 0);
  if (!again.ok) return [];
  const table = again.value;
  const deals: DealText[] = [game.makeDeal(table.state)];
  for (const { seat, code } of match.table.moves) {
    const before = table.state.deal;
    table.decide(seat, game.decode(code));
    if (table.state.deal > before) deals.push(game.makeDeal(table.state));
  }
  return deals;
}
