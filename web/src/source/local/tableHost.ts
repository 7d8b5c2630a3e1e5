import {
  awaitsDeal,
  fail,
  type GameTypes,
  ok,
  type Refusal,
  type Result,
  type Seat,
  SPECTATOR,
  seatsOf,
} from '@overtrick/engine';
import { botPauseAt, type Level, type Match, takeBackOf, USUAL_LEVEL } from '@overtrick/match';
import type { Kept, MatchEntry, StoredMatch } from '../../store/matches.ts';
import type { Advice, TableProblem, TableSnapshot } from '../source.ts';
import type { BotDesk } from './botDesk.ts';
import { BotThoughts } from './botThoughts.ts';
import { type OpenMatch, reopen, toStore } from './openMatch.ts';

/** How long the last player sees the table before the curtain falls, in milliseconds at normal speed. */
const CURTAIN_PAUSE = 900;

/** So long the last of several answers waits, that the one before can be undone. */
const UNDO_PAUSE = 1800;

/** Where a match is kept. */
export interface Keep {
  keep(match: StoredMatch, first: boolean): Promise<Kept>;
  read(id: string): Promise<StoredMatch | undefined>;
}

export interface HostDuties {
  readonly desk: BotDesk;
  readonly store: Keep;
  readonly tell: (snapshot: TableSnapshot) => void;
  /** There is no match any more. */
  readonly leave: (problem: TableProblem) => void;
}

/**
 * Runs one local match: keeps every decision before telling the page, asks the bots, and lets the page see through the
 * eyes of one person at a time.
 */
export class TableHost {
  #open: OpenMatch;
  readonly #duties: HostDuties;
  /** Changes with every change at the table, so that late answers of bots and timers are noticed. */
  #moment = 0;
  #pace = 1;
  #eyes: number;
  #curtain: Seat | null = null;
  readonly #lastLook: number[];
  #thinking: Seat | null = null;
  readonly #thoughts: BotThoughts;
  /** The last bot to answer waits for the person. */
  #botWaited = false;
  #problem: TableProblem | null = null;
  /** What the person last chose was dropped for what another tab had kept. */
  #overtaken = false;
  /** The store has it. If it is not there any more, somebody has deleted it. */
  #isKept = false;
  #deleted = false;
  /** One change after the other: two that were written at once would look like another tab to each other. */
  #changes: Promise<unknown> = Promise.resolve();

  constructor(open: OpenMatch, duties: HostDuties) {
    this.#open = open;
    this.#duties = duties;
    this.#thoughts = new BotThoughts(duties.desk);
    this.#eyes = this.#people.length === 1 ? this.#people[0] : SPECTATOR;
    this.#lastLook = open.entry.sitters.map(() => open.match.at);
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
    const stored = await this.#duties.store.read(this.#entry.id).catch(() => null);
    if (stored === null || this.#deleted) return;
    if (!stored) {
      if (this.#isKept) this.#leave();
      return;
    }
    // An older one is this tab's own, read before its latest decision was kept.
    if (stored.entry.revision <= this.#entry.revision) return;
    this.#goOverTo(stored);
    this.#goOn();
  }

  setPace(factor: number): void {
    this.#pace = factor;
  }

  /** Takes a person's decision; the answer is for the asker alone. */
  async decide(seat: Seat, decision: GameTypes['decision']): Promise<Result<null, Refusal>> {
    const mine = this.#people.includes(seat) && (this.#eyes === seat || this.#people.length === 1);
    if (!mine) return fail({ reason: 'not-your-turn', seat, asked: this.#asked().join(', ') });
    return this.#inTurn(async () => {
      const decided = this.#match.decide(seat, decision);
      if (!decided.ok) return decided;
      this.#overtaken = !(await this.#keepChange());
      this.#goOn();
      return ok(null);
    });
  }

  /** Takes back the last decision of the person who looks, and everything after it. */
  undo(): Promise<void> {
    return this.#inTurn(() => this.#takeBack());
  }

  async #takeBack(): Promise<void> {
    const last = takeBackOf(this.#match, this.#eyes, this.#people.length);
    if (!last) return;
    this.#match.takeBack(last.decision);
    const takenBack = this.#entry.takenBack + (last.kind === 'marked' ? 1 : 0);
    this.#open = { ...this.#open, entry: { ...this.#entry, takenBack } };
    this.#overtaken = !(await this.#keepChange());
    this.#goOn();
  }

  /** Starts the next deal. Around one device nobody may see the first hand but its owner. */
  dealNext(): void {
    if (!awaitsDeal(this.#match.state)) return;
    this.#match.deal();
    this.#overtaken = false;
    if (this.#people.length > 1) this.#lower(null);
    this.#goOn();
  }

  liftCurtain(seat: Seat): void {
    if (seat !== this.#curtain) return;
    this.#eyes = seat;
    this.#curtain = null;
    this.#tell();
    this.#lastLook[seat] = this.#match.at;
  }

  /** What a bot would do on this seat; nothing while it is not asked. */
  async hint(seat: Seat): Promise<readonly Advice[]> {
    if (seat !== this.#eyes || !this.#asked().includes(seat)) return [];
    return this.#duties.desk.advise(this.#match.view(seat));
  }

  get #match(): Match {
    return this.#open.match;
  }

  get #entry(): MatchEntry {
    return this.#open.entry;
  }

  get #people(): Seat[] {
    return this.#entry.sitters.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  }

  #levelOf(seat: Seat): Level {
    return this.#entry.sitters[seat].level ?? USUAL_LEVEL;
  }

  #asked(): Seat[] {
    return seatsOf(this.#match.game.actors(this.#match.state));
  }

  /** Does it when every change before it is kept. */
  #inTurn<T>(change: () => Promise<T>): Promise<T> {
    const changed = this.#changes.then(change);
    this.#changes = changed.catch(() => {});
    return changed;
  }

  /** Keeps what has just changed; false when another tab was faster. Whatever bots or timers were about is void. */
  #keepChange(): Promise<boolean> {
    this.#moment++;
    this.#thinking = null;
    return this.#keep();
  }

  /** Writes the match down. False when another tab was faster: what it wrote counts. */
  async #keep(): Promise<boolean> {
    const next = toStore(this.#open);
    try {
      const kept = await this.#duties.store.keep(next, !this.#isKept);
      if (this.#problem?.kind === 'not-kept') this.#problem = null;
      if (kept === 'kept') {
        this.#open = { ...this.#open, entry: next.entry };
        this.#isKept = true;
        return true;
      }
      const stored = kept === 'behind' && (await this.#duties.store.read(next.entry.id));
      if (stored) this.#goOverTo(stored);
      else this.#leave();
      return false;
    } catch {
      // Play goes on, and the page says that this match will not survive.
      this.#open = { ...this.#open, entry: next.entry };
      this.#problem = { kind: 'not-kept' };
      return true;
    }
  }

  /** Goes over to what another tab has kept. Around one device the next person lifts the curtain anew. */
  #goOverTo(stored: StoredMatch): void {
    const opened = reopen(this.#match.game, stored);
    if (!opened.ok) return;
    this.#open = opened.value;
    this.#thoughts.forget();
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
    this.#thoughts.goTo(this.#match);
    if (this.#deleted) return;
    const asked = this.#asked();
    const bots = asked.filter((seat) => !this.#people.includes(seat));
    const person = asked.find((seat) => this.#people.includes(seat));
    // Where all decide unseen the last bot waits for the person, so that nothing is turned over before an undo.
    const waits = person !== undefined && bots.length === 1;
    const pause = this.#botWaited ? UNDO_PAUSE : 0;
    this.#botWaited = waits;
    const bot = waits ? undefined : bots[0];
    if (bot !== undefined) {
      // Those who are asked together think together, also who waits with the answer.
      for (const seat of bots) void this.#thoughts.about(this.#match, seat, this.#levelOf(seat));
      void this.#askBot(bot, pause);
    } else if (person !== undefined && !asked.includes(this.#eyes)) void this.#handOver(person);
    this.#tell();
  }

  async #askBot(seat: Seat, least: number): Promise<void> {
    const moment = this.#moment;
    this.#thinking = seat;
    const level = this.#levelOf(seat);
    const pause = Math.max(least, botPauseAt(this.#match, level));
    const thought = this.#thoughts.about(this.#match, seat, level);
    const [chosen] = await Promise.all([thought, this.#wait(pause)]);
    await this.#inTurn(() => this.#decideAs(seat, chosen, moment));
  }

  async #decideAs(seat: Seat, chosen: GameTypes['decision'] | null, moment: number): Promise<void> {
    if (moment !== this.#moment) return;
    // A bot that stumbles must not hold up the match: it plays something, and the page says so.
    if (chosen === null) this.#problem = { kind: 'bot-failed' };
    const decided = this.#match.decide(seat, chosen ?? this.#match.view(seat).now.choices[0]);
    if (!decided.ok) throw new Error(`a bot chose what is refused: ${decided.error.reason}`);
    await this.#keepChange();
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
    if (this.#eyes !== SPECTATOR) this.#lastLook[this.#eyes] = this.#match.at;
    this.#eyes = SPECTATOR;
    this.#curtain = next;
  }

  #wait(milliseconds: number): Promise<void> {
    return new Promise((done) => setTimeout(done, milliseconds * this.#pace));
  }

  #tell(): void {
    const entry = this.#entry;
    const observer = this.#curtain ?? this.#eyes;
    this.#duties.tell({
      id: entry.id,
      game: entry.game,
      sitters: entry.sitters,
      view: this.#match.view(this.#eyes),
      eyes: this.#eyes,
      curtain: this.#curtain,
      lastLook: observer < 0 ? 0 : this.#lastLook[observer],
      betweenDeals: awaitsDeal(this.#match.state),
      undo: takeBackOf(this.#match, this.#eyes, this.#people.length)?.kind ?? 'none',
      takenBack: entry.takenBack,
      thinking: this.#thinking === null ? [] : [this.#thinking],
      problem: this.#overtaken ? { kind: 'overtaken' } : this.#problem,
    });
  }
}
