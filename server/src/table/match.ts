import {
  type Contribution,
  type FairChance,
  type Game,
  type MatchState,
  type Setup,
  Table,
} from '@overtrick/engine';
import type { RoomState } from './room.ts';

/** The cards of a table: the engine's `Table`, dealt by the table's proof. */
export class Match {
  readonly game: Game;
  table: Table;
  readonly #scratch: MatchState;
  readonly #chance: FairChance;
  readonly #contributions: Contribution[] = [];

  /** Deals the first deal; the room must have taken its entry already. */
  constructor(game: Game, room: RoomState, secret: string) {
    const { commitment } = room.setup;
    this.game = game;
    this.#chance = { kind: 'fair', table: room.id, secret, commitment, contributions: this.#contributions };
    this.#gather(room);
    const setup: Setup = room.setup;
    const { players, options, rules } = setup;
    this.table = new Table(game, { players, options, rules }, this.#chance, true);
    this.#scratch = game.create(this.table.setup);
  }

  get chance(): FairChance {
    return this.#chance;
  }

  /** Starts the next deal with the contributions that count from now on. */
  dealNext(room: RoomState): void {
    this.#gather(room);
    this.table.dealNext();
  }

  /** The state that a checked decision would lead to. Valid until the next call. */
  foresee(seat: number, decision: number): MatchState {
    this.game.copy(this.table.state, this.#scratch);
    this.game.apply(this.#scratch, seat, decision);
    return this.#scratch;
  }

  /** Plays the match again without its last decision. */
  takeBack(): void {
    const { setup, moves } = this.table;
    const again = new Table(this.game, setup, this.#chance, true);
    for (const { seat, code } of moves.slice(0, -1)) {
      again.dealNext();
      again.decide(seat, this.game.decode(code));
    }
    this.table = again;
  }

  #gather(room: RoomState): void {
    this.#contributions.length = 0;
    for (const { seat, commitment, reveal, from } of room.shares) {
      if (from !== null) this.#contributions.push({ seat, commitment, reveal, from });
    }
  }
}
