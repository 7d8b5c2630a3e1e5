import type { Clock, PersonId, RoomEvent, Status, TableId, VoteAbout } from '@overtrick/api';
import { Shares } from '@overtrick/engine';
import type { Entry } from './entry.ts';
import { type OpenVote, voteName } from './openVote.ts';
import { emptySeat, type SeatState } from './seat.ts';
import type { TableSetup } from './setup.ts';

const SECOND = 1000;
export const HOUR = 3_600_000;

/** Who takes a bot's seat before the next deal. */
export interface Claim {
  readonly person: PersonId;
  readonly openHands: boolean;
}

/** A table without its cards, made from the entries of its journal. */
export class RoomState {
  readonly id: TableId;
  readonly setup: TableSetup;
  readonly seats: SeatState[];
  status: Status = 'open';
  host: PersonId = '';
  secret: string | null = null;
  /** What people add to the shuffle. */
  readonly shares = new Shares();
  /** When contributions began to be revealed. */
  startedAt = 0;
  /** Deals begun, and when the first one was. */
  deals = 0;
  dealtAt = 0;
  pausedAt = 0;
  votes: OpenVote[] = [];
  /** How often somebody without a seat has asked for one. */
  readonly asks = new Map<PersonId, number>();
  /** Bots' seats that somebody takes before the next deal. */
  readonly claims = new Map<number, Claim>();
  readonly muted = new Set<PersonId>();
  /** Who has held cards here, and on which seat: nobody may see two hands. */
  readonly held = new Map<PersonId, number>();
  /** Who sat here when the match began: nobody gets a hand without one of them who still does. */
  readonly dealtIn = new Set<PersonId>();
  /** Who has committed to a contribution; nobody counts twice. */
  readonly contributors = new Set<PersonId>();
  rematch: TableId | null = null;
  /** Raised by every change that the lobby shows. */
  version = 0;
  /** Set by an agreed takeback until the table has gone back. */
  goBack = false;

  constructor(id: TableId, setup: TableSetup) {
    this.id = id;
    this.setup = setup;
    this.seats = Array.from({ length: setup.players }, emptySeat);
  }

  get clock(): Clock {
    return this.setup.clock;
  }

  /** The seat of a person; −1 for a spectator. */
  seatOf(person: PersonId | null): number {
    return person === null ? -1 : this.seats.findIndex((seat) => seat.person === person);
  }

  /** The bot's seat that a person takes before the next deal; −1 for none. */
  claimOf(person: PersonId): number {
    for (const [seat, claim] of this.claims) if (claim.person === person) return seat;
    return -1;
  }

  /** Seats of people who are there to vote. */
  voters(): number[] {
    return this.seats.flatMap((seat, at) => (seat.kind === 'person' && !seat.away ? [at] : []));
  }

  /** True while a match is played among its players alone. */
  get isPrivate(): boolean {
    return !this.setup.spectators && (this.status === 'revealing' || this.status === 'playing');
  }

  /** True for who may not look: the match is played among its players alone, and this person has no seat and comes to none before the next deal. */
  shutsOut(person: PersonId | null): boolean {
    return this.isPrivate && this.seatOf(person) < 0 && (person === null || this.claimOf(person) < 0);
  }

  /** The open question of this name. */
  voteOn(about: VoteAbout): OpenVote | undefined {
    const name = voteName(about);
    return this.votes.find((each) => voteName(each) === name);
  }

  /** True when with this seat's yes everybody who is there has agreed. */
  settles(about: VoteAbout, voter: number): boolean {
    const yes = this.voteOn(about)?.yes ?? [];
    return this.voters().every((seat) => seat === voter || yes.includes(seat));
  }

  /** True for somebody who was dealt into the match and still sits at it. */
  mayVouch(person: PersonId | null): boolean {
    return person !== null && this.dealtIn.has(person) && this.seatOf(person) >= 0;
  }

  /** True when every seat is taken and every person is ready. */
  isComplete(): boolean {
    return this.seats.every(
      ({ kind }, at) => kind === 'bot' || (kind === 'person' && this.shares.pending(at)),
    );
  }

  /** Applies one entry of the journal, which was checked before it was written. */
  apply(entry: Entry, at: number): void {
    if (entry.t === 'deal') this.#dealt(entry.deal, at);
    else if (entry.t === 'decide') this.#decided(entry, at);
    else this.#happened(entry, at);
  }

  /** Tells the room who is asked after a deal or a decision. */
  ask(actors: number, at: number): void {
    for (const [seat, state] of this.seats.entries()) {
      if (((actors >> seat) & 1) === 0) state.askedAt = 0;
      else if (state.askedAt === 0) state.askedAt = at;
    }
  }

  /** When a bot will play for this seat; null without a clock, or when it is not asked. */
  deadline(seat: SeatState): number | null {
    const { clock } = this;
    if (seat.askedAt === 0 || clock.kind === 'none' || this.pausedAt > 0) return null;
    if (clock.kind === 'correspondence') return seat.askedAt + clock.hours * HOUR;
    return seat.askedAt + clock.move * SECOND + seat.bank;
  }

  #dealt(deal: number, at: number): void {
    this.version++;
    if (deal === 0) this.dealtAt = at;
    this.status = 'playing';
    this.deals = deal + 1;
    for (const [seat, { person }] of this.seats.entries()) {
      if (person === null) continue;
      this.held.set(person, seat);
      if (deal === 0) this.dealtIn.add(person);
    }
    this.shares.freeze(deal);
  }

  #decided({ seat, bot }: Extract<Entry, { t: 'decide' }>, at: number): void {
    const state = this.seats[seat];
    if (bot !== undefined && state.kind === 'person') state.replaced = true;
    if (this.clock.kind === 'live' && !state.away && state.askedAt > 0) {
      const over = at - state.askedAt - this.clock.move * SECOND;
      if (over > 0) state.bank = Math.max(0, state.bank - over);
    }
    state.askedAt = 0;
    this.votes = this.votes.filter(({ about }) => about !== 'takeback');
  }

  #happened(event: RoomEvent, at: number): void {
    this.version++;
    switch (event.t) {
      case 'open':
        this.host = event.person;
        break;
      case 'sit':
        this.#sit(event.seat, event.person, event.openHands);
        break;
      case 'bot':
        this.#clear(event.seat);
        Object.assign(this.seats[event.seat], { kind: 'bot', level: event.level });
        break;
      case 'stand':
        this.#passOn(event.seat);
        this.#clear(event.seat);
        break;
      case 'claim':
        this.claims.delete(this.claimOf(event.person));
        this.claims.set(event.seat, event);
        break;
      case 'unclaim':
        this.claims.delete(event.seat);
        break;
      case 'ready':
        this.contributors.add(this.seats[event.seat].person ?? '');
        this.shares.promise(event.seat, event.commitment);
        break;
      case 'start':
        this.status = 'revealing';
        this.startedAt = at;
        break;
      case 'reveal':
        this.shares.reveal(event.seat, event.reveal);
        break;
      case 'mute':
        if (event.on) this.muted.add(event.person);
        else this.muted.delete(event.person);
        break;
      case 'vote':
        this.#vote(event, at);
        break;
      case 'resume':
        this.#resume(at);
        break;
      case 'grace':
        this.seats[event.seat].grace -= event.ms;
        this.seats[event.seat].bank += event.ms;
        break;
      case 'absent':
        this.seats[event.seat].away = true;
        this.seats[event.seat].askedAt &&= at;
        break;
      case 'back':
        this.seats[event.seat].away = false;
        this.seats[event.seat].askedAt &&= at;
        break;
      case 'end':
        this.status = 'over';
        this.secret = event.secret;
        break;
      case 'close':
        this.status = 'closed';
        this.secret = event.secret;
        break;
      case 'rematch':
        this.rematch = event.table;
        break;
      default:
    }
  }

  #sit(seat: number, person: PersonId, openHands: boolean): void {
    const before = this.seatOf(person);
    if (before >= 0) this.#clear(before);
    this.#clear(seat);
    this.claims.delete(seat);
    this.claims.delete(this.claimOf(person));
    Object.assign(this.seats[seat], { kind: 'person', person, openHands });
    if (this.deals > 0) this.held.set(person, seat);
    // A yes was about the seat as it was.
    for (const vote of this.votes) if (vote.about === 'takeover' && vote.seat === seat) vote.by.clear();
    const { clock } = this;
    if (clock.kind !== 'live') return;
    this.seats[seat].bank = clock.bank * SECOND;
    this.seats[seat].grace = clock.away * SECOND;
  }

  /** A host who stands up leaves the table to the next person. */
  #passOn(seat: number): void {
    if (this.seats[seat].person !== this.host) return;
    const next = this.seats.find(({ person }) => person !== null && person !== this.host);
    if (next?.person) this.host = next.person;
  }

  #clear(seat: number): void {
    const { askedAt, person } = this.seats[seat];
    if (this.shares.pending(seat) && person !== null) this.contributors.delete(person);
    Object.assign(this.seats[seat], emptySeat(), { askedAt });
    this.shares.withdraw(seat);
  }

  #vote(event: Extract<RoomEvent, { t: 'vote' }>, at: number): void {
    const { t: _t, voter, yes, ...about } = event;
    let vote = this.voteOn(about);
    if (!yes) {
      this.votes = this.votes.filter((each) => each !== vote);
      return;
    }
    if (!vote) {
      vote = { ...about, yes: [], by: new Set() };
      this.votes.push(vote);
    }
    const person = this.seats[voter]?.person;
    if (person) vote.by.add(person);
    else if (about.about === 'takeover') this.asks.set(about.person, (this.asks.get(about.person) ?? 0) + 1);
    if (voter >= 0 && !vote.yes.includes(voter)) vote.yes.push(voter);
    // What closes a table is an entry of its own: it reveals S.
    if (about.about === 'close' || !this.settles(about, voter)) return;
    this.votes = this.votes.filter((each) => each !== vote);
    if (about.about === 'pause') this.pausedAt = at;
    else if (about.about === 'takeback') this.goBack = true;
    else {
      this.#sit(about.seat, about.person, this.seats[about.seat].openHands);
      this.seats[about.seat].askedAt &&= at;
    }
  }

  #resume(at: number): void {
    for (const seat of this.seats) if (seat.askedAt > 0) seat.askedAt += at - this.pausedAt;
    this.pausedAt = 0;
  }
}
