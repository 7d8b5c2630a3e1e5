import { ok } from '@overtrick/engine';
import { isUnanswered } from '@overtrick/match';
import { no } from '../problem.ts';
import type { Actor } from './acts.ts';
import type { LiveTable } from './live.ts';

const notPlaying = no('not-playing', 'No match is being played here now.');
const notSeated = no('not-seated', 'Only who sits at this table may vote.');

/** How many strangers may ask for a seat at once. */
const MOST_VOTES = 12;

/** What everybody at the table must agree to. */
export const voteActs: {
  readonly pause: Actor<'pause'>;
  readonly resume: Actor<'resume'>;
  readonly takeback: Actor<'takeback'>;
  readonly takeover: Actor<'takeover'>;
} = {
  pause({ live: { room }, seat }, { yes = true }) {
    if (seat < 0) return notSeated;
    if (room.status !== 'playing') return notPlaying;
    if (room.pausedAt > 0) return no('paused', 'The table is paused already.');
    return ok({ entry: { t: 'vote', voter: seat, yes, about: 'pause' } });
  },
  resume({ live: { room }, seat }) {
    if (seat < 0) return notSeated;
    if (room.pausedAt === 0) return no('not-paused', 'The table is not paused.');
    return ok({ entry: { t: 'resume', seat } });
  },
  takeback({ live, seat: voter }, { seat = voter, yes = true }) {
    if (voter < 0) return notSeated;
    if (live.room.status !== 'playing') return notPlaying;
    if (live.room.setup.rated) return no('rated', 'At a rated table nothing is taken back.');
    if (!mayTakeBack(live, seat)) {
      return no('too-late', 'Something new has been seen since, so this cannot be taken back.');
    }
    return ok({ entry: { t: 'vote', voter, yes, about: 'takeback', seat } });
  },
  takeover({ live: { room }, person, seat: voter }, { seat, person: wanted, yes = true }) {
    if (room.status !== 'playing') return notPlaying;
    const newcomer = wanted ?? person;
    const sitter = room.seats[seat];
    if (!sitter || sitter.kind === 'empty' || !(sitter.away || sitter.kind === 'bot')) {
      return no('not-abandoned', 'Only a seat that a bot plays for can be taken over.');
    }
    if (room.setup.rated) return no('rated', 'At a rated table nobody takes over a seat.');
    if (sitter.kind === 'person' && room.voters().length === 0) {
      return no('nobody-votes', 'Nobody is there who could agree. Wait until a player comes back.');
    }
    if (voter < 0 && newcomer !== person) return notSeated;
    if (room.seatOf(newcomer) >= 0) return no('seated', 'Who has a seat here cannot take another.');
    const held = room.held.get(newcomer);
    if (held !== undefined && held !== seat) {
      return no('has-seen', 'Who has seen another hand at this table cannot take over a seat.');
    }
    if (voter < 0 && room.votes.some((vote) => vote.about === 'takeover' && vote.person === person)) {
      return no('asked', 'You have asked already; those at the table decide.');
    }
    if (voter < 0 && room.votes.length >= MOST_VOTES) {
      return no('busy', 'Too many ask for a seat at this table. Try again later.');
    }
    return ok({ entry: { t: 'vote', voter, yes, about: 'takeover', seat, person: newcomer } });
  },
};

/** True when this seat decided last and its decision turned nothing up for anybody. */
function mayTakeBack({ match, room }: LiveTable, seat: number): boolean {
  return match !== null && !room.seats[seat]?.away && isUnanswered(match, seat);
}
