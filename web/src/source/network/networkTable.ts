import type { Act, ActInput, Created, Done, EventOf, Message, Observer, Problem } from '@overtrick/api';
import type { Connection } from '@overtrick/client';
import {
  fail,
  type Game,
  type GameTypes,
  type Language,
  ok,
  type Refusal,
  type Result,
  readDecision,
  readView,
  type Seat,
} from '@overtrick/engine';
import { GAMES, type GameName } from '../../look/games.ts';
import { loadGame } from '../../shelf/loadGame.ts';
import type { Advice, Sitter, TableSnapshot, TableSource } from '../source.ts';
import { api, follow, type PageFeed } from './api.ts';
import { drawContribution, owedReveal } from './contribution.ts';
import { afterMessage, fromWhole, type Knowledge } from './knowledge.ts';
import { sittersOf } from './sittersOf.ts';
import { hearWarning } from './warnings.ts';

/** What is done at a table and written into its journal. */
type PlainAct = Exclude<Act, 'rematch'>;

/** A table on a server at one moment, beside its cards. Immutable. */
export interface NetworkState {
  readonly known: Knowledge | null;
  readonly connection: Connection;
  readonly sitters: readonly Sitter[];
  /** What the server would not do, until something else is done. */
  readonly problem: Problem | null;
  /** Milliseconds that this device's clock is ahead of the server's. */
  readonly ahead: number;
}

/** A message this long after the line was opened tells what has just happened, so its time is the server's now. */
const LIVE_AFTER = 2_000;

/** A table on a server: POST for what is done, Server-Sent Events for what is seen. */
export class NetworkTable implements TableSource {
  readonly id: string;
  readonly #language: Language;
  readonly #listeners = new Set<() => void>();
  readonly #feed: PageFeed;
  #snapshot: TableSnapshot | null = null;
  /** Null until its rules have been fetched: they read what the server sends. */
  #game: Game | null = null;
  #state: NetworkState = { known: null, connection: 'opening', sitters: [], problem: null, ahead: 0 };
  #openedAt = 0;
  #revealing = '';
  /** Present where the table allows help. */
  hint?: (seat: Seat) => Promise<readonly Advice[]>;

  constructor(id: string, language: Language) {
    this.id = id;
    this.#language = language;
    this.#feed = follow(
      'GET /api/tables/:id/stream',
      { params: { id } },
      {
        hear: (message) => this.#hear(message),
        changed: (connection, problem) => this.#connected(connection, problem),
      },
    );
  }

  snapshot(): TableSnapshot | null {
    return this.#snapshot;
  }

  state(): NetworkState {
    return this.#state;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async decide(_seat: Seat, chosen: GameTypes['decision']): Promise<Result<null, Refusal>> {
    const decision = this.#rules.makeDecision(chosen);
    const done = await api.call('POST /api/tables/:id/decisions', { ...this.#here, input: { decision } });
    this.#change({ problem: done.ok ? null : done.error });
    if (done.ok) return ok(null);
    const { refusal, message } = done.error;
    return fail(refusal ?? { reason: 'bad-log', problem: { en: message, ja: message } });
  }

  /** Does something at the table that is no decision of the game. */
  async act<A extends PlainAct>(
    act: A,
    input: ActInput<A> & ActInput<PlainAct>,
  ): Promise<Result<Done, Problem>> {
    const done = await api.call<`POST /api/tables/:id/${PlainAct}`>(`POST /api/tables/:id/${act}`, {
      ...this.#here,
      input,
    });
    this.#change({ problem: done.ok ? null : done.error });
    return done;
  }

  /** Asks for a new table with the same people. */
  async rematch(): Promise<Result<Created, Problem>> {
    const made = await api.call('POST /api/tables/:id/rematch', this.#here);
    this.#change({ problem: made.ok ? null : made.error });
    return made;
  }

  /** Promises a contribution to the shuffle; it is opened when the match starts, by itself. */
  async ready(): Promise<void> {
    const { known } = this.#state;
    if (!known || known.seat < 0) return;
    await this.act('ready', { commitment: drawContribution(known.room, known.seat) });
  }

  /** Looks at the table anew, as who this browser is now. */
  lookAgain(): void {
    this.#state = { ...this.#state, known: null };
    this.#feed.restart();
  }

  forgetProblem(): void {
    this.#change({ problem: null });
  }

  close(): void {
    this.#feed.close();
    this.#listeners.clear();
  }

  /** The rules of the game; a table is not shown before they are here. */
  get #rules(): Game {
    if (!this.#game) throw new Error('a decision came before the rules');
    return this.#game;
  }

  get #here() {
    return { params: { id: this.id } };
  }

  #connected(connection: Connection, problem: Problem | null): void {
    if (connection === 'open') this.#openedAt = Date.now();
    // Who is let in after all is not told of the closed door any more.
    const isLetIn = connection === 'open' && this.#state.connection === 'refused';
    this.#change(connection === 'refused' || isLetIn ? { connection, problem } : { connection });
  }

  #hear({ event, data }: EventOf<'GET /api/tables/:id/stream'>): void {
    const { known } = this.#state;
    if (event === 'whole') this.#know(fromWhole(data));
    else if (event === 'warning') hearWarning(data);
    else if (known && event === 'seat') this.#look(known, data.seat);
    else if (known && event === 'presence') this.#know({ ...known, presence: data });
    else if (known && event === 'room') this.#know({ ...known, room: data });
    else if (known && event === 'message') this.#goOn(known, data);
  }

  /** A line that was taken up again may be another person's by now: what was seen with other eyes does not count. */
  #look(known: Knowledge, seat: Observer): void {
    if (seat !== known.seat) this.lookAgain();
  }

  #goOn(known: Knowledge, message: Message): void {
    if (Date.now() - this.#openedAt > LIVE_AFTER) {
      this.#state = { ...this.#state, ahead: Date.now() - message.at };
    }
    const next = afterMessage(known, message);
    if (next) this.#know(next);
    else this.lookAgain();
  }

  #know(known: Knowledge): void {
    const before = this.#state.known;
    const { room, presence } = known;
    const same = before?.room === room && before.presence === presence;
    const sitters = same ? this.#state.sitters : sittersOf(room, presence, this.#language);
    if (room.hints && known.seat >= 0) this.hint ??= () => this.#advice();
    this.#snapshot = this.#makeSnapshot(known, sitters);
    this.#change({ known, sitters });
    if (before && before.seat < 0 && known.seat >= 0 && room.status === 'playing')
      void this.#joinShuffle(known);
    void this.#reveal(known);
  }

  #makeSnapshot({ view, room, seat }: Knowledge, sitters: readonly Sitter[]): TableSnapshot | null {
    const game = GAMES.find((each) => each === room.game);
    if (!view || !game) return null;
    if (!this.#game) {
      void this.#fetchRules(game);
      return null;
    }
    const read = readView(this.#game, view);
    return { id: room.id, game, sitters, view: read, eyes: seat, betweenDeals: room.betweenDeals };
  }

  async #fetchRules(game: GameName): Promise<void> {
    this.#game ??= await loadGame(game);
    const { known } = this.#state;
    if (known) this.#know(known);
  }

  /** Opens the own contribution when the room waits for it. */
  async #reveal({ room, seat }: Knowledge): Promise<void> {
    const reveal = seat < 0 ? null : owedReveal(room, seat);
    if (reveal === null || reveal === this.#revealing) return;
    this.#revealing = reveal;
    const done = await api.call('POST /api/tables/:id/reveal', { ...this.#here, input: { reveal } });
    if (!done.ok) this.#revealing = '';
  }

  /** Whoever has taken over a seat adds to the deals that are still to come; whoever has done so before counts once. */
  async #joinShuffle({ room, seat }: Knowledge): Promise<void> {
    const input = { commitment: drawContribution(room, seat) };
    await api.call('POST /api/tables/:id/ready', { ...this.#here, input });
  }

  async #advice(): Promise<readonly Advice[]> {
    const answer = await api.call('POST /api/tables/:id/hint', this.#here);
    if (!answer.ok) return [];
    const { decisions } = answer.value;
    return decisions.map(({ decision, worth }) => ({
      decision: readDecision(this.#rules, decision),
      chance: worth,
      trust: 1 / decisions.length,
    }));
  }

  #change(change: Partial<NetworkState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
