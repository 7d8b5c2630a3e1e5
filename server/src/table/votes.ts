import type { PersonId, VoteAbout } from '@overtrick/api';
import { ok } from '@overtrick/engine';
import { isUnanswered } from '@overtrick/match';
import { no } from '../problem.ts';
import type { Actor } from './acts.ts';
import type { Entry } from './entry.ts';
import type { LiveTable } from './live.ts';
import type { OpenVote } from './openVote.ts';
import type { RoomState } from './room.ts';

const notPlaying = no('not-playing', 'No match is being played here now.');
const notSeated = no('not-seated', 'Only who sits at this table may vote.');

const nobodyVotes = no(
  'nobody-votes',
  'Nobody who was dealt into this match is there to agree. Wait until such a player comes back.',
);

/** Strangers may not fill a room with questions, nor one of them with one. */
const MOST_VOTES = 12;
const MOST_ASKS = 3;

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
  takeover({ live, person, seat: voter }, { seat, person: wanted, yes = true }) {
    const { room } = live;
    if (room.status !== 'playing') return notPlaying;
    const newcomer = wanted ?? person;
    const refusedSeat = refuseSeat(room, seat, newcomer);
    if (refusedSeat) return refusedSeat;
    if (voter < 0 && newcomer !== person) return notSeated;
    const vote = { about: 'takeover', seat, person: newcomer } as const;
    if (voter < 0) {
      const refusal = refuseAsking(room, person, yes ? null : vote);
      if (refusal) return refusal;
    }
    if (yes && !isVouchedFor(live, vote, voter)) return nobodyVotes;
    return ok({ entry: { t: 'vote', voter, yes, ...vote } });
  },
};

/** Why nobody, or not this newcomer, may take over a seat now. */
function refuseSeat(room: RoomState, seat: number, newcomer: PersonId) {
  const sitter = room.seats[seat];
  if (!sitter || sitter.kind === 'empty' || !(sitter.away || sitter.kind === 'bot')) {
    return no('not-abandoned', 'Only a seat that a bot plays for can be taken over.');
  }
  if (room.setup.rated) return no('rated', 'At a rated table nobody takes over a seat.');
  if (room.seatOf(newcomer) >= 0) return no('seated', 'Who has a seat here cannot take another.');
  const held = room.held.get(newcomer);
  return held !== undefined && held !== seat
    ? no('has-seen', 'Who has seen another hand at this table cannot take over a seat.')
    : null;
}

/**
 * Nobody gets a hand but with the yes of somebody who was dealt into the match and still sits at it. While one of them is there their
 * answer is waited for; the last yes that is needed is taken only when theirs is among them.
 */
function isVouchedFor(live: LiveTable, vote: VoteAbout, voter: number): boolean {
  const { room } = live;
  const yes = [...(room.voteOn(vote)?.by ?? []), room.seats[voter]?.person ?? null];
  if (yes.some((each) => vouches(live, each))) return true;
  if (room.settles(vote, voter)) return false;
  return room.voters().some((seat) => vouches(live, room.seats[seat].person));
}

/** Somebody who was dealt in, still sits there and is a person: an outside bot lets nobody in. */
const vouches = (live: LiveTable, person: PersonId | null): boolean =>
  live.room.mayVouch(person) && !isRobot(live, person);

const isRobot = ({ faces }: LiveTable, person: PersonId | null): boolean =>
  person !== null && faces.get(person)?.robot === true;

/** True where bots give way in the match: all who were dealt in agreed to it when they sat down, and one of them is there. */
export const welcomes = (live: LiveTable): boolean =>
  live.room.setup.giveWay === true &&
  live.room.voters().some((seat) => vouches(live, live.room.seats[seat].person));

/** The yes of an outside bot, which the server gives for it when all people have agreed: nobody waits for a program that never answers. */
export function yesOfRobot(live: LiveTable): Entry | null {
  const { room } = live;
  for (const vote of room.votes) {
    const missing = room.voters().filter((seat) => !vote.yes.includes(seat));
    if (missing.length === 0 || !missing.every((seat) => isRobot(live, room.seats[seat].person))) continue;
    if (isAgreed(live, vote)) return { t: 'vote', voter: missing[0], yes: true, ...aboutOf(vote) };
  }
  return null;
}

/** True when a person wants it, and for a seat one who may give it. What closes a table is no vote of bots at all. */
function isAgreed(live: LiveTable, vote: OpenVote): boolean {
  if (vote.about === 'close') return false;
  // Since people agreed, whoever was away may have come back.
  if (vote.about === 'takeover' && refuseSeat(live.room, vote.seat, vote.person)) return false;
  const mayAgree = vote.about === 'takeover' ? vouches : (_: LiveTable, by: PersonId) => !isRobot(live, by);
  return [...vote.by].some((by) => mayAgree(live, by));
}

function aboutOf({ yes: _yes, by: _by, ...about }: OpenVote): VoteAbout {
  return about;
}

/** Why somebody without a seat may not ask for one now, or not take their question back. */
function refuseAsking(room: RoomState, person: PersonId, withdrawn: VoteAbout | null) {
  if (withdrawn) return room.voteOn(withdrawn) ? null : notSeated;
  if (room.votes.some((vote) => vote.about === 'takeover' && vote.person === person)) {
    return no('asked', 'You have asked already; those at the table decide.');
  }
  if ((room.asks.get(person) ?? 0) >= MOST_ASKS) {
    return no('asked', `You have asked ${MOST_ASKS} times. Those at the table may still give you a seat.`);
  }
  if (room.votes.length >= MOST_VOTES) {
    return no('busy', 'Too many ask for a seat at this table. Try again later.');
  }
  return null;
}

/** True when this seat decided last and its decision turned nothing up for anybody. */
function mayTakeBack({ match, room }: LiveTable, seat: number): boolean {
  return match !== null && !room.seats[seat]?.away && isUnanswered(match, seat);
}
