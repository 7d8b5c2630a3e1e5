import {
  type ChoiceEvent,
  type Game,
  type GameTypes,
  isOver,
  type MatchLog,
  ok,
  type Refusal,
  type Result,
} from '@overtrick/engine';
import { Match } from '@overtrick/match';
import { YOU } from '../boards/names.ts';

/** A match between one person and bots. */
export class PlayedMatch {
  readonly match: Match;
  /** `you`, or the bot of each seat. */
  readonly seats: readonly string[];

  constructor(match: Match, seats: readonly string[]) {
    this.match = match;
    this.seats = seats;
    match.deal();
  }

  /** The match of a log, as far as it goes. */
  static resume(game: Game, log: MatchLog, seats: readonly string[]): Result<PlayedMatch, Refusal> {
    const match = Match.open(game, log);
    return match.ok ? ok(new PlayedMatch(match.value, seats)) : match;
  }

  /** The seat of the person. */
  get seat(): number {
    return this.seats.indexOf(YOU);
  }

  get over(): boolean {
    return isOver(this.match.state);
  }

  /** Takes a decision, or its notation; the next deal follows at once. */
  decide(seat: number, said: GameTypes['decision'] | string): Result<ChoiceEvent, Refusal> {
    const decided = this.match.decide(seat, said);
    this.match.deal();
    return decided;
  }

  /** The log so far; a finished match also records its deals. */
  log(): MatchLog {
    return this.match.log(this.seats, this.over ? this.match.deals : undefined);
  }

  /** Takes the person's last decision back, and all that came later; null when there is none. */
  undo(): GameTypes['decision'] | null {
    const { game, moves } = this.match;
    const at = moves.findLastIndex(({ seat }) => seat === this.seat);
    if (at < 0) return null;
    const { code } = moves[at];
    this.match.takeBack(at);
    return game.decode(code);
  }
}
