import { awaitsDeal, ok } from '@overtrick/engine';
import { no } from '../problem.ts';
import type { Actor } from './acts.ts';
import type { Entry } from './entry.ts';
import type { LiveTable } from './live.ts';
import { welcomes } from './votes.ts';

/**
 * Somebody takes a bot's seat in a match where bots give way: between two deals at once, during one before the next. Those who were dealt in
 * agreed to that when they sat down; one of them must be there.
 */
export const comeLate: Actor<'sit'> = ({ live, person, seat: own }, { seat, openHands = false }) => {
  const { room, match, faces } = live;
  if (own >= 0) return no('seated', 'Who has a seat here cannot take another.');
  if (faces.get(person)?.robot)
    return no('not-open', 'The match has started; bots give way to people alone.');
  const wanted = seat ?? room.seats.findIndex(({ kind }, at) => kind === 'bot' && !room.claims.has(at));
  if (!room.seats[wanted]) return no('full', 'Every seat is taken. Ask for one, or watch.');
  if (room.claims.get(wanted)?.person === person) {
    return no('already-there', 'This seat is yours before the next deal.');
  }
  if (room.seats[wanted].kind !== 'bot' || room.claims.has(wanted)) {
    return no('seat-taken', `Seat ${wanted} is taken. Choose another.`);
  }
  const held = room.held.get(person);
  if (held !== undefined && held !== wanted) {
    return no('has-seen', 'Who has seen another hand at this table cannot take over a seat.');
  }
  if (!welcomes(live)) {
    return no(
      'nobody-votes',
      'Nobody who was dealt into this match is there. Wait until such a player comes back.',
    );
  }
  if (match && awaitsDeal(match.state)) return ok({ entry: { t: 'sit', seat: wanted, person, openHands } });
  if (!match || match.state.deal + 1 >= match.state.deals) {
    return no('last-deal', 'The last deal is being played. Ask for the seat, or wait for the next match.');
  }
  return ok({ entry: { t: 'claim', seat: wanted, person, openHands } });
};

/** Between two deals: the first who has claimed a seat sits down, or loses the claim when they are not there. Null when no claim is left. */
export async function settleClaim(
  live: LiveTable,
  isHere: (person: string) => Promise<boolean>,
): Promise<Entry | null> {
  for (const [seat, { person, openHands }] of live.room.claims) {
    const comes = welcomes(live) && (await isHere(person));
    return comes ? { t: 'sit', seat, person, openHands } : { t: 'unclaim', seat };
  }
  return null;
}
