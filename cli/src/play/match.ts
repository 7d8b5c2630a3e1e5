import {
  type Chance,
  type ChoiceEvent,
  type DealText,
  explain,
  type Game,
  type GameTypes,
  isOver,
  type MatchLog,
  makeLog,
  ok,
  type Refusal,
  type Result,
  refusedDecision,
  replay,
  type Setup,
  Table,
} from '@overtrick/engine';
import { YOU } from '../boards/names.ts';

/** A match between one person and bots, that can be written down, taken back and gone on with. */
export class PlayedMatch {
  readonly game: Game;
  readonly chance: Chance;
  /** `you`, or the bot of each seat. */
  readonly seats: readonly string[];
  #table: Table;
  #deals: DealText[] = [];

  constructor(game: Game, setup: Setup, chance: Chance, seats: readonly string[]) {
    this.game = game;
    this.chance = chance;
    this.seats = seats;
    this.#table = new Table(game, setup, chance);
    this.#noteDeal();
  }

  /** The match of a log, as far as it goes. */
  static resume(game: Game, log: MatchLog, seats: readonly string[]): Result<PlayedMatch, Refusal> {
    const start = replay(game, log, 0);
    if (!start.ok) return start;
    const match = new PlayedMatch(game, start.value.setup, log.chance, seats);
    for (const [at, line] of log.decisions.entries()) {
      const [seat, text] = line.split(' ');
      const decided = match.decide(Number(seat), text);
      if (decided.ok) continue;
      return { ok: false, error: refusedDecision(at, line, decided.error) };
    }
    return ok(match);
  }

  get table(): Table {
    return this.#table;
  }

  /** The seat of the person. */
  get seat(): number {
    return this.seats.indexOf(YOU);
  }

  get over(): boolean {
    return isOver(this.#table.state);
  }

  /** Takes a decision, or its notation. */
  decide(seat: number, said: GameTypes['decision'] | string): Result<ChoiceEvent, Refusal> {
    const decided = this.#table.decide(seat, said);
    this.#noteDeal();
    return decided;
  }

  /** The log so far; a finished match also records its deals. */
  log(): MatchLog {
    return makeLog(this.#table, this.chance, this.seats, this.over ? this.#deals : undefined);
  }

  /** The match before the person's last decision, and that decision; null when there is none. */
  undone(): { readonly match: PlayedMatch; readonly decision: string } | null {
    const log = this.log();
    const at = log.decisions.findLastIndex((line) => line.startsWith(`${this.seat} `));
    if (at < 0) return null;
    const match = PlayedMatch.resume(
      this.game,
      { ...log, decisions: log.decisions.slice(0, at) },
      this.seats,
    );
    if (!match.ok) throw new Error(`a match does not follow its own log: ${explain(match.error)}`);
    return { match: match.value, decision: log.decisions[at].split(' ')[1] };
  }

  #noteDeal(): void {
    const { state } = this.#table;
    if (state.deal === this.#deals.length) this.#deals.push(this.game.makeDeal(state));
  }
}
