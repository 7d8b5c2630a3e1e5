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
import type { StoredMatch } from '../../store/matches.ts';
import type { Advice, TableSnapshot, Trouble } from '../source.ts';
import { turnsUp } from '../turnsUp.ts';
import type { BotDesk } from './BotDesk.ts';
import { makeEntry, type OpenMatch, reopen } from './match.ts';
import { botPause, CURTAIN_PAUSE, LONGEST_THOUGHT } from './pace.ts';
import { isFree, lastOwn, undoOf } from './undo.ts';

/** Where a match is kept; false: another tab was faster. */
export interface Keep {
  keep(match: StoredMatch): Promise<boolean>;
  read(id: string): Promise<StoredMatch | undefined>;
}

export interface CroupierDuties {
  readonly desk: BotDesk;
  readonly store: Keep;
  readonly tell: (snapshot: TableSnapshot) => void;
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

  constructor(match: OpenMatch, duties: CroupierDuties) {
    this.#match = match;
    this.#duties = duties;
    this.#eyes = this.#people.length === 1 ? this.#people[0] : SPECTATOR;
    this.#lastLook = match.entry.sitters.map(() => match.table.record(SPECTATOR).length);
  }

  /** Lets the match begin or go on. A new one is kept first, so that it survives from its first moment. */
  async start(isNew: boolean): Promise<void> {
    if (isNew) await this.#keep();
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
    await this.#take(seat, text);
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
    await this.#keep();
    this.#goOn();
  }

  /** Starts the next deal. Around one device nobody may see the first hand but its owner. */
  dealNext(): void {
    if (!awaitsDeal(this.#match.table.state)) return;
    this.#match.table.dealNext();
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

  async #take(seat: Seat, text: string): Promise<void> {
    const taken = this.#match.table.decide(seat, text);
    if (!taken.ok) throw new Error(`a checked decision was refused: ${text}`);
    this.#moment++;
    this.#thinking = null;
    await this.#keep();
    this.#goOn();
  }

  /** Writes the match down. When another tab was faster, what it wrote counts. */
  async #keep(): Promise<void> {
    const { table, log, entry } = this.#match;
    const next = {
      entry: makeEntry(table, entry),
      log: makeLog(table, log.chance, log.names),
    };
    try {
      const kept = await this.#duties.store.keep(next);
      if (kept) this.#match = { ...this.#match, ...next };
      else await this.#reread();
      if (this.#trouble?.kind === 'not-kept') this.#trouble = null;
    } catch {
      // Play goes on, and the page says that this match will not survive.
      this.#match = { ...this.#match, ...next };
      this.#trouble = { kind: 'not-kept' };
    }
  }

  async #reread(): Promise<void> {
    const stored = await this.#duties.store.read(this.#match.entry.id);
    const opened = stored && reopen(this.#match.game, stored);
    if (opened?.ok) this.#match = opened.value;
  }

  /** Tells the page, and asks whoever is to decide next. */
  #goOn(): void {
    this.#moment++;
    this.#thinking = null;
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
      trouble: this.#trouble,
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
