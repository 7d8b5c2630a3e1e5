import {
  awaitsDeal,
  fail,
  isOver,
  makeLog,
  ok,
  type Refusal,
  type Result,
  type Seat,
  SPECTATOR,
  seatsOf,
} from '@overtrick/engine';
import type { Kept, StoredMatch } from '../../store/matches.ts';
import type { Advice, TableSnapshot, Trouble } from '../source.ts';
import { turnsUp } from '../turnsUp.ts';
import type { BotDesk } from './BotDesk.ts';
import { makeEntry, type OpenMatch, reopen } from './match.ts';
import { botPause, CURTAIN_PAUSE, LONGEST_THOUGHT } from './pace.ts';
import { isFree, lastOwn, undoOf } from './undo.ts';

/** Where a match is kept. */
export interface Keep {
  keep(match: StoredMatch, first: boolean): Promise<Kept>;
  read(id: string): Promise<StoredMatch | undefined>;
}

export interface CroupierDuties {
  readonly desk: BotDesk;
  readonly store: Keep;
  readonly tell: (snapshot: TableSnapshot) => void;
  /** There is no match any more. */
  readonly leave: (trouble: Trouble) => void;
}

/**
 * Runs one local match: keeps every decision before telling the page, asks the bots, and lets the page see through the
 * eyes of one person at a time.
 */
export class Croupier {
  #match: OpenMatch;
  readonly #duties: CroupierDuties;
  /** Changes with every change at the table, so that late answers of bots and timers are noticed. */
  #moment = 0;
  #pace = 1;
  #eyes: number;
  #curtain: Seat | null = null;
  readonly #lastLook: number[];
  #thinking: Seat | null = null;
  #trouble: Trouble | null = null;
  /** What the person last chose was dropped for what another tab had kept. */
  #overtaken = false;
  /** The store has it. If it is not there any more, somebody has deleted it. */
  #isKept = false;
  #deleted = false;

  constructor(match: OpenMatch, duties: CroupierDuties) {
    this.#match = match;
    this.#duties = duties;
    this.#eyes = this.#people.length === 1 ? this.#people[0] : SPECTATOR;
    this.#lastLook = match.entry.sitters.map(() => match.table.record(SPECTATOR).length);
  }

  /** Lets the match begin or go on. A new one is kept first, so that it survives from its first moment. */
  async start(isNew: boolean): Promise<void> {
    this.#isKept = !isNew;
    if (isNew) await this.#keep();
    this.#goOn();
  }

  /** Looks whether another tab has played on or deleted the match. */
  async catchUp(): Promise<void> {
    // Without a store there is no other tab to follow.
    const stored = await this.#duties.store.read(this.#match.entry.id).catch(() => null);
    if (stored === null || this.#deleted) return;
    if (!stored) {
      if (this.#isKept) this.#leave();
      return;
    }
    // An older one is this tab's own, read before its latest decision was kept.
    if (stored.entry.revision <= this.#match.entry.revision) return;
    this.#open(stored);
    this.#goOn();
  }

  setPace(factor: number): void {
    this.#pace = factor;
  }

  /** Takes a person's decision; the answer is for the asker alone. */
  async decide(seat: Seat, text: string): Promise<Result<null, Refusal>> {
    const { table } = this.#match;
    const mine = this.#people.includes(seat) && (this.#eyes === seat || this.#people.length === 1);
    if (!mine) return fail({ reason: 'not-your-turn', seat, asked: this.#asked().join(', ') });
    const checked = table.check(seat, text);
    if (!checked.ok) return checked;
    this.#overtaken = !(await this.#take(seat, text));
    this.#goOn();
    return ok(null);
  }

  /** Takes back the last decision of the person who looks, and everything after it. */
  async undo(): Promise<void> {
    const { table, log } = this.#match;
    const at = lastOwn(table, this.#eyes);
    if (undoOf(table, this.#eyes, this.#people.length) === 'none' || at < 0) return;
    const marked = isFree(table, this.#eyes) ? 0 : 1;
    const cut = reopen(this.#match.game, {
      entry: { ...this.#match.entry, takenBack: this.#match.entry.takenBack + marked },
      log: { ...log, decisions: makeLog(table, log.chance).decisions.slice(0, at) },
    });
    if (!cut.ok) return;
    this.#match = cut.value;
    this.#overtaken = !(await this.#keep());
    this.#goOn();
  }

  /** Starts the next deal. Around one device nobody may see the first hand but its owner. */
  dealNext(): void {
    if (!awaitsDeal(this.#match.table.state)) return;
    this.#match.table.dealNext();
    this.#overtaken = false;
    if (this.#people.length > 1) this.#lower(null);
    this.#goOn();
  }

  liftCurtain(seat: Seat): void {
    if (seat !== this.#curtain) return;
    this.#eyes = seat;
    this.#curtain = null;
    this.#tell();
    this.#lastLook[seat] = this.#match.table.record(seat).length;
  }

  /** What a bot would do on this seat; nothing while it is not asked. */
  async hint(seat: Seat): Promise<readonly Advice[]> {
    if (seat !== this.#eyes || !this.#asked().includes(seat)) return [];
    return this.#duties.desk.advise(this.#match.table.view(seat));
  }

  get #people(): Seat[] {
    return this.#match.entry.sitters.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  }

  #asked(): Seat[] {
    const { table } = this.#match;
    return seatsOf(table.game.actors(table.state));
  }

  /** Takes a decision and keeps it; false when another tab was faster. */
  async #take(seat: Seat, text: string): Promise<boolean> {
    const taken = this.#match.table.decide(seat, text);
    if (!taken.ok) throw new Error(`a checked decision was refused: ${text}`);
    this.#moment++;
    this.#thinking = null;
    return this.#keep();
  }

  /** Writes the match down. False when another tab was faster: what it wrote counts. */
  async #keep(): Promise<boolean> {
    const { table, log, entry } = this.#match;
    const next = {
      entry: makeEntry(table, entry),
      log: makeLog(table, log.chance, log.names),
    };
    try {
      const kept = await this.#duties.store.keep(next, !this.#isKept);
      if (this.#trouble?.kind === 'not-kept') this.#trouble = null;
      if (kept === 'kept') {
        this.#match = { ...this.#match, ...next };
        this.#isKept = true;
        return true;
      }
      const stored = kept === 'behind' && (await this.#duties.store.read(entry.id));
      if (stored) this.#open(stored);
      else this.#leave();
      return false;
    } catch {
      // Play goes on, and the page says that this match will not survive.
      this.#match = { ...this.#match, ...next };
      this.#trouble = { kind: 'not-kept' };
      return true;
    }
  }

  /** Goes over to what another tab has kept. Around one device the next person lifts the curtain anew. */
  #open(stored: StoredMatch): void {
    const opened = reopen(this.#match.game, stored);
    if (!opened.ok) return;
    this.#match = opened.value;
    if (this.#people.length > 1) this.#lower(null);
  }

  #leave(): void {
    this.#deleted = true;
    this.#duties.leave({ kind: 'deleted' });
  }

  /** Tells the page, and asks whoever is to decide next. */
  #goOn(): void {
    this.#moment++;
    this.#thinking = null;
    if (this.#deleted) return;
    const asked = this.#asked();
    const bot = asked.find((seat) => !this.#people.includes(seat));
    const person = asked.find((seat) => this.#people.includes(seat));
    if (bot !== undefined) void this.#askBot(bot, asked.length > 1);
    else if (person !== undefined && !asked.includes(this.#eyes)) void this.#handOver(person);
    this.#tell();
  }

  async #askBot(seat: Seat, together: boolean): Promise<void> {
    const moment = this.#moment;
    const { table, entry } = this.#match;
    this.#thinking = seat;
    const record = table.record(SPECTATOR);
    const last = record.at(-1);
    const pause = botPause({
      players: table.setup.players,
      together,
      turnedUp: turnsUp(last),
      freshDeal: last?.t === 'deal',
    });
    const view = table.view(seat);
    const thought = inTime(this.#duties.desk.choose(view, entry.sitters[seat].level ?? 'casual'));
    const [chosen] = await Promise.all([thought.catch(() => null), this.#wait(pause)]);
    if (moment !== this.#moment) return;
    // A bot that stumbles must not hold up the match: it plays something, and the page says so.
    if (chosen === null) this.#trouble = { kind: 'bot-failed' };
    await this.#take(seat, chosen ?? view.now.legal[0]);
    this.#goOn();
  }

  async #handOver(person: Seat): Promise<void> {
    const moment = this.#moment;
    if (this.#eyes !== SPECTATOR) await this.#wait(CURTAIN_PAUSE);
    if (moment !== this.#moment) return;
    this.#lower(person);
    this.#tell();
  }

  /** Hides the hand of who looked until now. */
  #lower(next: Seat | null): void {
    if (this.#eyes !== SPECTATOR) this.#lastLook[this.#eyes] = this.#match.table.record(this.#eyes).length;
    this.#eyes = SPECTATOR;
    this.#curtain = next;
  }

  #wait(milliseconds: number): Promise<void> {
    return new Promise((done) => setTimeout(done, milliseconds * this.#pace));
  }

  #tell(): void {
    const { table, entry } = this.#match;
    const observer = this.#curtain ?? this.#eyes;
    this.#duties.tell({
      id: entry.id,
      game: entry.game,
      sitters: entry.sitters,
      view: table.view(this.#eyes),
      eyes: this.#eyes,
      curtain: this.#curtain,
      lastLook: observer < 0 ? 0 : this.#lastLook[observer],
      betweenDeals: awaitsDeal(table.state) && !isOver(table.state),
      undo: undoOf(table, this.#eyes, this.#people.length),
      takenBack: entry.takenBack,
      thinking: this.#thinking === null ? [] : [this.#thinking],
      trouble: this.#overtaken ? { kind: 'overtaken' } : this.#trouble,
    });
  }
}

/** An answer, or a failure after so long that nobody would wait any more. */
function inTime<T>(answer: Promise<T>): Promise<T> {
  const patience = new Promise<never>((_, failed) => {
    setTimeout(() => failed(new Error('no answer')), LONGEST_THOUGHT);
  });
  return Promise.race([answer, patience]);
}
