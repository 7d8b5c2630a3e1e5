import type { RouteName, Whole } from '@overtrick/api';
import { awaitsDeal, commitContribution, isOver, makeHex, ok } from '@overtrick/engine';
import type { PersonRow } from '../src/store/schema.ts';
import type { Entry } from '../src/table/entry.ts';
import { settleClaim } from '../src/table/giveWay.ts';
import type { LiveTable } from '../src/table/live.ts';
import { botPlays } from '../src/table/seat.ts';
import { yesOfRobot } from '../src/table/votes.ts';
import { callOf, type Device } from './seatDevice.ts';
import { checkInput, type Doors } from './seatDoors.ts';
import { judgeDeals, judgeDevice, judgeSeats, judgeTold } from './seatJudge.ts';
import type { Met } from './seatMet.ts';
import { SeatModel } from './seatModel.ts';

export const PLAYERS = 3;
const SHARE = new Uint8Array(32).fill(7);

/** A table and everybody around it: what they do goes through the real doors, and all they are told is held against the model. */
export class SeatWorld {
  readonly #doors: Doors;
  readonly #devices: readonly Device[];
  readonly #met: Met;
  #live!: LiveTable;
  #model = new SeatModel(PLAYERS);

  constructor(doors: Doors, devices: readonly Device[], met: Met) {
    this.#doors = doors;
    this.#met = met;
    this.#devices = devices;
  }

  /** Somebody opens a table and sits down at it. Where bots give way there must be more than one deal. */
  async open(host: PersonRow, spectators: boolean, giveWay = false): Promise<void> {
    const made = await this.#ask<{ id: string }>('POST /api/tables', host, '', {
      ...{ game: giveWay ? 'inflation' : 'inversion', players: PLAYERS, spectators, giveWay },
    });
    await this.#goTo(made?.id ?? '');
  }

  /** Everybody who has a seat at this table follows it to another. */
  async #goTo(id: string): Promise<void> {
    const live = await this.#doors.tables.get(id);
    if (!live) throw new Error('the table is gone');
    this.#live = live;
    const robots = this.#devices.flatMap(({ person }) => (person?.robot === 1 ? person.id : []));
    this.#model = new SeatModel(PLAYERS, live.room.setup.giveWay, new Set(robots));
    for (const [seat, { person, kind, openHands }] of live.room.seats.entries()) {
      if (person !== null) this.#model.sit(person, seat, openHands, live.n);
      else if (kind === 'bot') this.#model.bot(seat);
    }
    for (const device of this.#devices) {
      device.cut();
      device.unjudged = [];
    }
  }

  async sit(who: PersonRow, seat: number, openHands: boolean): Promise<void> {
    const { status } = this.#live.room;
    const before = this.#live.room.seats[seat].person;
    const done = await this.#act('sit', who, { seat, openHands });
    const gained = this.#live.room.seats[seat].person !== before;
    if (done && status === 'open') this.#model.sit(who.id, seat, openHands, this.#live.n);
    else if (done && gained) this.#giveWay(who.id, seat, openHands, this.#live.n);
    else if (done) {
      this.#model.claim(who.id, seat);
      this.#met.claimed++;
    } else if (status === 'playing' && this.#model.givesWay) this.#met.refusedComing++;
    await this.#judge();
  }

  /** One of those without a seat takes a bot's, where bots give way. */
  async come(people: readonly PersonRow[], who: number, seat: number): Promise<void> {
    const strangers = people.filter(({ id }) => this.#model.seatOf(id) < 0);
    const bots = this.#model.bots.flatMap((isBot, at) => (isBot ? at : []));
    await this.sit(strangers[who % strangers.length], bots[seat % bots.length] ?? seat, false);
  }

  #giveWay(newcomer: string, seat: number, openHands: boolean, n: number): void {
    const between = this.#live.match !== null && awaitsDeal(this.#live.match.state);
    const wrong = this.#model.giveWay(newcomer, seat, openHands, between, n);
    if (wrong !== null) throw new Error(wrong);
    this.#met.gaveWay++;
  }

  async stand(who: PersonRow): Promise<void> {
    const seat = this.#model.seatOf(who.id);
    const isOpen = this.#live.room.status === 'open';
    if (await this.#act('stand', who)) {
      if (seat < 0) this.#model.giveUp(who.id);
      else if (isOpen) this.#model.clear(seat, this.#live.n);
      else this.#model.away[seat] = true;
    }
    await this.#judge();
  }

  async back(who: PersonRow): Promise<void> {
    if (await this.#act('back', who)) this.#model.away[this.#model.seatOf(who.id)] = false;
    await this.#judge();
  }

  async remove(who: PersonRow, seat: number): Promise<void> {
    if (await this.#act('remove', who, { seat })) this.#model.clear(seat, this.#live.n);
    await this.#judge();
  }

  async bot(who: PersonRow, seat: number): Promise<void> {
    if (await this.#act('bot', who, { seat, level: 'novice' })) this.#model.bot(seat);
    await this.#judge();
  }

  /** Asks for a seat, or answers somebody who does. */
  async takeOver(who: PersonRow, seat: number, newcomer: PersonRow, yes: boolean): Promise<void> {
    const before = this.#live.room.seats[seat].person;
    if (await this.#act('takeover', who, { seat, person: newcomer.id, yes })) {
      this.#model.vote(who.id, seat, newcomer.id, yes);
      const after = this.#live.room.seats[seat].person;
      const wrong = after === before ? null : this.#model.takeOver(newcomer.id, seat, this.#live.n);
      if (after !== before) this.#met.takeovers++;
      if (wrong !== null) throw new Error(wrong);
    } else this.#met.refusedTakeovers++;
    await this.#judge();
  }

  /** One of those without a seat asks for one that a bot plays, where there are such. */
  async ask(people: readonly PersonRow[], who: number, seat: number): Promise<void> {
    const strangers = people.filter(({ id }) => this.#model.seatOf(id) < 0);
    const played = this.#live.room.seats.flatMap((each, at) => (botPlays(each) ? at : []));
    const newcomer = strangers[who % strangers.length];
    await this.takeOver(newcomer, played[seat % played.length] ?? seat, newcomer, true);
  }

  /** One of those who sit answers one of the questions. */
  async answer(people: readonly PersonRow[], who: number, which: number, yes: boolean): Promise<void> {
    const sitters = people.filter(({ id }) => this.#model.seatOf(id) >= 0);
    const asked = this.#live.room.votes.flatMap((vote) => (vote.about === 'takeover' ? vote : []));
    const vote = asked[which % asked.length];
    const newcomer = people.find(({ id }) => id === vote?.person);
    if (sitters.length === 0 || !vote || !newcomer) return;
    await this.takeOver(sitters[who % sitters.length], vote.seat, newcomer, yes);
  }

  /** The door is left open, as it once was: who asks while nobody is there sits down. */
  async smuggle(newcomer: PersonRow, seat: number): Promise<void> {
    const vote = { t: 'vote', voter: -1, yes: true, about: 'takeover', seat, person: newcomer.id } as const;
    await this.#doors.tables.act(this.#live.id, null, () => ok({ entry: vote }));
    const wrong = this.#model.takeOver(newcomer.id, seat, this.#live.n);
    if (wrong !== null) throw new Error(wrong);
  }

  /** Everybody who sits says yes to whatever is asked. */
  async agree(people: readonly PersonRow[]): Promise<void> {
    for (const vote of [...this.#live.room.votes]) {
      for (const who of people.filter(({ id }) => this.#model.seatOf(id) >= 0)) {
        const newcomer = vote.about === 'takeover' && people.find(({ id }) => id === vote.person);
        if (vote.about === 'takeover' && newcomer) await this.takeOver(who, vote.seat, newcomer, true);
        else if (vote.about === 'close') await this.other('close', who, { yes: true });
      }
    }
  }

  /** What changes no seat. */
  async other(
    act: 'pause' | 'resume' | 'takeback' | 'close',
    who: PersonRow,
    input: object = {},
  ): Promise<void> {
    await this.#act(act, who, input);
    await this.#judge();
  }

  /** Bots sit on the free seats, all are ready, and the first hands are dealt. */
  async begin(): Promise<void> {
    const { room } = this.#live;
    if (room.status !== 'open') return;
    for (const [seat, { kind }] of room.seats.entries()) {
      if (kind !== 'empty') continue;
      await this.#happen({ t: 'bot', seat, level: 'novice' });
      this.#model.bot(seat);
    }
    const commit = (seat: number) => commitContribution(room.setup.commitment, seat, SHARE);
    const people = this.#model.seats.flatMap((person, seat) => (person === null ? [] : seat));
    for (const seat of people) await this.#happen({ t: 'ready', seat, commitment: commit(seat) });
    await this.#happen({ t: 'start' });
    for (const seat of people) await this.#happen({ t: 'reveal', seat, reveal: makeHex(SHARE) });
    this.#model.begin();
    await this.#happen({ t: 'deal', deal: 0 });
  }

  /** As it would be if a bot gave way where nobody had agreed to it, or in the middle of a deal. */
  async intrude(newcomer: PersonRow, seat: number): Promise<void> {
    this.#giveWay(newcomer.id, seat, false, this.#live.n + 1);
    await this.#happen({ t: 'sit', seat, person: newcomer.id, openHands: false });
  }

  /** The table no longer knows when anybody sat down. */
  forgetMoves(): void {
    this.#live.movedAt.clear();
  }

  /** Somebody's time is up. */
  async timeOut(seat: number): Promise<void> {
    if (this.#live.room.status !== 'playing' || this.#model.seats[seat] === null) return;
    await this.#happen({ t: 'absent', seat });
    this.#model.away[seat] = true;
  }

  /** So many decisions are taken, and the next hands dealt where they are over. */
  async play(decisions: number): Promise<void> {
    for (let left = decisions; left > 0; left--) {
      const { match, room } = this.#live;
      if (!match || room.status !== 'playing' || room.pausedAt > 0 || isOver(match.state)) return;
      if (awaitsDeal(match.state)) await this.#dealNext(match.state.deal + 1);
      else {
        const seat = match.state.turn;
        await this.#happen({ t: 'decide', seat, decision: match.legal(seat)[0] });
      }
    }
  }

  /** The deal is played to its end, and the next one not yet dealt. */
  async endDeal(): Promise<void> {
    const isRunning = () => {
      const { match, room } = this.#live;
      return match && room.status === 'playing' && room.pausedAt === 0 && match.state.turn >= 0;
    };
    if (this.#model.givesWay) while (isRunning()) await this.play(1);
  }

  /** Those who have claimed a seat sit down, if they are there, and the next hands are dealt. */
  async #dealNext(deal: number): Promise<void> {
    const isHere = async (person: string) =>
      this.#devices.some((device) => device.isOpen && device.person?.id === person);
    for (let entry = await settleClaim(this.#live, isHere); entry; ) {
      if (entry.t === 'sit') this.#giveWay(entry.person, entry.seat, entry.openHands, this.#live.n + 1);
      else if (entry.t === 'unclaim')
        this.#model.giveUp(this.#live.room.claims.get(entry.seat)?.person ?? '');
      await this.#happen(entry);
      entry = await settleClaim(this.#live, isHere);
    }
    await this.#happen({ t: 'deal', deal });
  }

  /** All agree to close the table, and one of them asks for another with the same people. */
  async rematch(people: readonly PersonRow[]): Promise<void> {
    const host = people.find(({ id }) => id === this.#live.room.host);
    const again = people.find(({ id }) => this.#model.seatOf(id) >= 0);
    if (!host || !again) return;
    await this.other('close', host);
    await this.agree(people);
    const made = await this.#ask<{ id: string }>('POST /api/tables/:id/rematch', again, this.#live.id);
    if (!made) return;
    this.#met.rematches++;
    await this.#goTo(made.id);
  }

  async connect(device: Device): Promise<void> {
    const answer = await this.#doors.doors['GET /api/tables/:id/stream'].go(
      device.call(this.#live.id),
      undefined,
    );
    if (!answer.ok) {
      this.#met.shutOut++;
      device.cut();
    }
    await this.#judge();
  }

  async cut(device: Device): Promise<void> {
    device.cut();
    await this.#judge();
  }

  async look(who: PersonRow | null): Promise<void> {
    const observer = this.#model.seatOf(who?.id ?? null);
    const told = await this.#ask<Whole>('GET /api/tables/:id', who, this.#live.id);
    if (told) judgeTold(this.#live, this.#model, who?.id ?? null, { event: 'whole', data: told, id: told.n });
    else if (observer >= 0) throw new Error(`seat ${observer} may not look at its own table`);
    const deals = await this.#ask<object[]>('GET /api/tables/:id/deals', who, this.#live.id);
    if (deals) judgeDeals(this.#live, this.#model, deals.length);
  }

  /** Asks at a door; null when it is refused. */
  async #ask<T>(name: RouteName, who: PersonRow | null, id: string, input: object = {}): Promise<T | null> {
    const answer = await this.#doors.doors[name].go(callOf(who, id), checkInput(name, input));
    return answer.ok && answer.value && 'json' in answer.value ? (answer.value.json as T) : null;
  }

  async #act(act: string, who: PersonRow, input: object = {}): Promise<boolean> {
    return (await this.#ask(`POST /api/tables/:id/${act}` as RouteName, who, this.#live.id, input)) !== null;
  }

  async #happen(entry: Entry): Promise<void> {
    const done = await this.#doors.tables.act(this.#live.id, null, () => ok({ entry }));
    if (!done.ok) throw new Error(`the server itself could not ${entry.t}`);
    await this.#judge();
  }

  /** As the steward does: an outside bot says yes when all people have. */
  async #agreeAsRobot(): Promise<boolean> {
    const { room, id } = this.#live;
    const entry = room.status === 'playing' ? yesOfRobot(this.#live) : null;
    if (entry?.t !== 'vote') return false;
    const sitters = room.seats.map(({ person }) => person);
    await this.#doors.tables.act(id, null, () => ok({ entry }));
    this.#met.robotsAgreed++;
    if (entry.about === 'takeover' && room.seats[entry.seat].person !== sitters[entry.seat]) {
      const wrong = this.#model.takeOver(entry.person, entry.seat, this.#live.n);
      if (wrong !== null) throw new Error(wrong);
    }
    return true;
  }

  async #judge(): Promise<void> {
    await this.#judgeTold();
    while (await this.#agreeAsRobot()) await this.#judgeTold();
  }

  /** Holds what everybody was told since the last time against what they may know. Lines that break are noticed a moment later. */
  async #judgeTold(): Promise<void> {
    for (let looks = 0; looks < 2; looks++) {
      judgeSeats(this.#live, this.#model);
      for (const device of this.#devices) this.#met.told += judgeDevice(this.#live, this.#model, device);
      if (looks === 0) await new Promise((next) => setImmediate(next));
    }
  }
}
