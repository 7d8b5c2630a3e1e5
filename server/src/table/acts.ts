import type { Act, CheckedInputOf, PersonId, Problem, ProblemOf } from '@overtrick/api';
import { keepsPromise, ok } from '@overtrick/engine';
import { type Answer, no, noBy } from '../problem.ts';
import { comeLate } from './giveWay.ts';
import type { LiveTable } from './live.ts';
import { HOUR } from './room.ts';
import type { SeatState } from './seat.ts';
import type { Plan, Step } from './tables.ts';
import { voteActs } from './votes.ts';

/** Acts that are one entry of the journal; a rematch makes a table. */
export type PlainAct = Exclude<Act, 'rematch'>;
export type CheckedActInput<A extends PlainAct> = CheckedInputOf<`POST /api/tables/:id/${A}`>;

/** Who asks, at which table. */
export interface Asking {
  readonly live: LiveTable;
  readonly person: PersonId;
  readonly seat: number;
  readonly isHost: boolean;
  readonly now: number;
}

export type Actor<A extends PlainAct> = (
  asking: Asking,
  input: CheckedActInput<A>,
) => Answer<Step, ProblemOf<`POST /api/tables/:id/${A}`>>;

/** After so many entries beside talk a journal takes only decisions and what a match needs to end, so that a table stays bounded in memory. */
const MOST_ENTRIES = 10_000;
const TALK: ReadonlySet<PlainAct> = new Set(['chat', 'react']);
/** Who has held up a match without a clock for so long, and is not there, does not hold up its end. */
const WAITED_FOR = HOUR;
const NEEDED: ReadonlySet<PlainAct> = new Set(['start', 'reveal', 'deal', 'resume', 'back', 'close']);

const talkedOut = no('talked-out', 'This table has talked enough. Go on at a new one.');
const notHost = no('not-host', 'Only the host of this table may do that.');
const notOpen = no('not-open', 'The match has started; this is possible only before.');
/** Outside bots may do what the server's own may, except at rated tables. */
export const onlyPeople = no('rated', 'At a rated table only people play.');

/** Nobody gets out of a result by ending the match for all. */
const playedToTheEnd = no(
  'rated',
  'A rated match is played to its end. Stand up if you must go: a bot plays for you, and you take the last place.',
);

const noAnswerYet = no(
  'asked',
  'It is for the others to answer now. Who has held up a match without a clock for an hour and is not there is not waited for: ask again then.',
);

const notSeated = no('not-seated', 'Sit down first: only who sits at this table may do that.');

const acts: { readonly [A in PlainAct]: Actor<A> } = {
  ...voteActs,
  sit(asking, { seat, openHands = false }) {
    const { live, person, seat: own } = asking;
    const { room } = live;
    if (room.status === 'playing' && room.setup.giveWay) return comeLate(asking, { seat, openHands });
    if (room.status !== 'open') return notOpen;
    const robot = live.faces.get(person)?.robot ?? false;
    if (room.setup.rated && robot) return onlyPeople;
    const givesWay = room.setup.giveWay === true && !robot;
    const free = seat ?? firstFree(room.seats, givesWay);
    const wanted = room.seats[free];
    if (!wanted) return no('full', 'Every seat is taken. Ask the host for a place, or watch.');
    // Somebody who sits may still change `openHands`; they must then be ready again.
    if (free === own && openHands === wanted.openHands) return no('already-there', 'You sit there already.');
    if (free !== own && wanted.kind !== 'empty' && !(givesWay && wanted.kind === 'bot'))
      return no('seat-taken', `Seat ${free} is taken. Choose another.`);
    return ok({ entry: { t: 'sit', seat: free, person, openHands } });
  },
  stand({ live, person, seat }) {
    const claimed = live.room.claimOf(person);
    if (claimed >= 0) return ok({ entry: { t: 'unclaim', seat: claimed } });
    if (seat < 0) return notSeated;
    // During a match the seat is kept: a bot plays until the person comes back.
    if (live.room.status === 'playing') return ok({ entry: { t: 'absent', seat } });
    return live.room.status === 'open' ? ok({ entry: { t: 'stand', seat } }) : notOpen;
  },
  ready({ live: { room }, person, seat }, { commitment }) {
    if (seat < 0) return notSeated;
    // A latecomer contributes to the deals that are still to come.
    const late = room.status === 'playing' && !room.contributors.has(person);
    if (room.status !== 'open' && !late) return notOpen;
    return ok({ entry: { t: 'ready', seat, commitment } });
  },
  reveal({ live: { room }, seat }, { reveal }) {
    if (seat < 0) return notSeated;
    if (room.status === 'open')
      return no('too-early', 'Keep your contribution secret until the host starts.');
    const share = room.shares.pending(seat);
    if (!share) return no('nothing-to-reveal', 'There is no contribution of yours to reveal.');
    if (!keepsPromise(room.setup.commitment, share, reveal)) {
      return no('wrong-reveal', 'This does not match what you committed to when you were ready.');
    }
    return ok({ entry: { t: 'reveal', seat, reveal } });
  },
  start({ live: { room }, isHost }) {
    if (!isHost) return notHost;
    if (room.status !== 'open') return notOpen;
    const missing = room.seats.findIndex((each) => each.kind === 'empty');
    if (missing >= 0) return no('seats-free', `Seat ${missing} is free. Wait for somebody or seat a bot.`);
    const slow = room.seats.findIndex((each, at) => each.kind === 'person' && !room.shares.pending(at));
    if (slow >= 0) return no('not-ready', `Seat ${slow} is not ready yet.`);
    return ok({ entry: { t: 'start' } });
  },
  deal({ live: { room }, isHost, seat }) {
    // A missing host must not hold up the others.
    const hostMissing = seat >= 0 && room.shares.pending(room.seatOf(room.host)) !== undefined;
    if (!isHost && !hostMissing) return notHost;
    if (room.status !== 'revealing') return no('not-revealing', 'No deal is waiting for contributions.');
    return ok({ entry: { t: 'deal', deal: 0 } });
  },
  bot({ live: { room }, isHost }, { seat, level }) {
    if (!isHost) return notHost;
    if (room.status !== 'open') return notOpen;
    if (!room.seats[seat]) return noSeat(seat, room.seats.length);
    if (room.seats[seat].kind === 'person') return no('seat-taken', 'A person sits there.');
    if (room.setup.rated) return onlyPeople;
    return ok({ entry: { t: 'bot', seat, level } });
  },
  remove({ live: { room }, isHost }, { seat }) {
    if (!isHost) return notHost;
    if (room.status !== 'open') return notOpen;
    if (!room.seats[seat]) return noSeat(seat, room.seats.length);
    if (room.seats[seat].kind === 'empty') return no('seat-free', 'Nobody sits there.');
    return ok({ entry: { t: 'stand', seat } });
  },
  close({ live, person, seat, isHost, now }, { yes }) {
    const { room } = live;
    if (room.status === 'over' || room.status === 'closed') {
      return no('finished', 'This table is finished already.');
    }
    const vote = room.voteOn({ about: 'close' });
    if (!isHost && !(seat >= 0 && (vote || mayAskForHost(live)))) return notHost;
    const sitters = peopleWhoPlay(live);
    if (room.setup.rated && sitters.some((each) => each !== room.host)) return playedToTheEnd;
    if (!yes) {
      if (!vote) return no('asked', 'Nobody has asked to close this table.');
      return ok({ entry: { t: 'vote', voter: seat, yes, about: 'close' } });
    }
    const asked = sitters.filter((each) => !isMissed(live, each, now));
    if (asked.every((each) => each === person || vote?.by.has(each))) {
      return ok({ entry: { t: 'close', why: 'host', secret: live.secret } });
    }
    if (vote && (seat < 0 || vote.by.has(person))) return noAnswerYet;
    if (isFull(live)) return talkedOut;
    return ok({ entry: { t: 'vote', voter: seat, yes: true, about: 'close' } });
  },
  chat({ live: { room }, person, seat }, { text }) {
    if (room.muted.has(person)) return no('muted', 'The host has muted you at this table.');
    if (seat < 0 && room.status === 'playing' && person !== room.host) {
      return no('spectator', 'Spectators are quiet while a match is played.');
    }
    return ok({ entry: { t: 'chat', person, seat, text, name: '' } });
  },
  react({ live: { room }, person, seat }, { reaction }) {
    if (room.muted.has(person)) return no('muted', 'The host has muted you at this table.');
    if (seat < 0) return notSeated;
    return ok({ entry: { t: 'react', person, seat, reaction } });
  },
  mute({ live, isHost }, { person, on }) {
    if (!isHost) return notHost;
    if (!live.faces.has(person)) return no('nobody', 'Nobody of this number has been at this table.');
    return ok({ entry: { t: 'mute', person, on } });
  },
  back({ live: { room }, seat }) {
    if (seat < 0) return notSeated;
    if (!room.seats[seat].away) return no('not-away', 'You are playing already.');
    return ok({ entry: { t: 'back', seat } });
  },
};

/** The first seat that nobody has; where bots give way, else a bot's. */
function firstFree(seats: readonly SeatState[], givesWay: boolean): number {
  const empty = seats.findIndex(({ kind }) => kind === 'empty');
  return empty < 0 && givesWay ? seats.findIndex(({ kind }) => kind === 'bot') : empty;
}

const noSeat = (seat: number, seats: number) =>
  noBy({ reason: 'no-such-seat', seat: String(seat), last: seats - 1 });

/** People who sit at a running match, there or away: it is their result too. Outside bots have no say. */
function peopleWhoPlay({ room, faces }: LiveTable): PersonId[] {
  if (room.status !== 'playing') return [];
  return room.seats.flatMap(({ person }) => (person === null || faces.get(person)?.robot ? [] : person));
}

/** A match without a clock has no end when its host is gone: then anybody who plays may ask to close it. */
const mayAskForHost = (live: LiveTable): boolean =>
  live.room.status === 'playing' && live.room.clock.kind === 'none' && !live.isHere(live.room.host);

/** True for somebody for whom a match without a clock has waited for long, and who is not there. */
function isMissed(live: LiveTable, person: PersonId, now: number): boolean {
  const { room } = live;
  const { askedAt, away } = room.seats[room.seatOf(person)];
  const waits = askedAt > 0 && !away && room.clock.kind === 'none' && room.pausedAt === 0;
  return waits && now - askedAt >= WAITED_FOR && !live.isHere(person);
}

/** Talk has its own limit and does not fill a journal. */
const isFull = ({ n, talk }: LiveTable): boolean => n - talk.total >= MOST_ENTRIES;

/** What an act appends to the journal. Its input has been checked by its schema. */
export function planAct<A extends PlainAct>(
  act: A,
  person: PersonId,
  input: CheckedActInput<A>,
  now: number,
): Plan<Problem<'closed' | 'talked-out' | ProblemOf<`POST /api/tables/:id/${A}`>>> {
  return (live) => {
    const { room } = live;
    if (room.status === 'closed' && act !== 'chat') return no('closed', 'This table is closed.');
    if (TALK.has(act) ? live.talk.isOut(room.seatOf(person)) : isFull(live) && !NEEDED.has(act))
      return talkedOut;
    const actor: Actor<A> = acts[act];
    return actor({ live, person, seat: room.seatOf(person), isHost: room.host === person, now }, input);
  };
}

/** Checks a decision, and appends it when it is legal. */
export function planDecision(
  person: PersonId,
  decision: string,
): Plan<Problem<ProblemOf<'POST /api/tables/:id/decisions'>>> {
  return (live) => {
    const { room, match } = live;
    const seat = room.seatOf(person);
    if (seat < 0) return notSeated;
    if (!match || room.status !== 'playing') return no('not-playing', 'No match is being played here now.');
    if (room.pausedAt > 0) return no('paused', 'The table is paused. Resume it first.');
    if (room.seats[seat].away) return no('away', 'A bot plays for you. Take your seat back first.');
    const checked = match.check(seat, decision);
    if (!checked.ok) return noBy(checked.error);
    const text = match.game.makeDecision(match.game.decode(checked.value));
    return ok({ entry: { t: 'decide', seat, decision: text }, code: checked.value });
  };
}
