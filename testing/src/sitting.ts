import {
  checkSetup,
  explain,
  FastRandom,
  type Game,
  isOver,
  type MatchState,
  type Random,
  type Setup,
  seatsOf,
  Table,
} from '@overtrick/engine';

/** A game, how many play it, with which options, and all that could be said there. */
export class Sitting {
  readonly game: Game;
  readonly setup: Setup;
  #decisions: readonly string[] | undefined;
  #length: number | undefined;

  /** Throws an error in words where nobody can sit down like this. */
  constructor(game: Game, players: number, options: object = {}, decisions?: readonly string[]) {
    const setup = checkSetup(game, players, options);
    if (!setup.ok) throw new Error(explain(setup.error));
    this.game = game;
    this.setup = setup.value;
    this.#decisions = decisions;
  }

  /** Decisions in the notation, possible or not: each is tried everywhere. */
  get decisions(): readonly string[] {
    this.#decisions ??= metDecisions(this);
    return this.#decisions;
  }

  /** How many decisions a match has, about. */
  get length(): number {
    this.#length ??= somewhere(this, 0, MOST_DECISIONS).moves.length;
    return this.#length;
  }
}

/** A match with more is taken for one without an end. */
export const MOST_DECISIONS = 5_000;

/** Every byte of a state. */
export const bytesOf = (state: MatchState): string =>
  JSON.stringify(state, (_, value: unknown) =>
    ArrayBuffer.isView(value) ? Array.from(value as Uint8Array) : value,
  );

/** A table that has just dealt. */
export const openTable = ({ game, setup }: Sitting, seed: number, waits = false): Table =>
  new Table(game, setup, { kind: 'seed', seed: String(seed), match: 0 }, waits);

/** One of the asked seats decides at random. */
export function decideAny(table: Table, random: Random): void {
  const asked = seatsOf(table.game.actors(table.state));
  const seat = asked[random.below(asked.length)];
  const legal = table.legal(seat);
  if (legal.length === 0) throw new Error(`seat ${seat} is asked and has no legal decision`);
  const text = legal[random.below(legal.length)];
  const decided = table.decide(seat, text);
  if (!decided.ok)
    throw new Error(`${text} by seat ${seat} is legal, but refused: ${explain(decided.error)}`);
}

/** A table some way into a match, everything decided at random. */
export function somewhere(sitting: Sitting, seed: number, steps: number, waits = false): Table {
  const table = openTable(sitting, seed, waits);
  const random = new FastRandom(seed);
  for (let i = 0; i < steps && table.state.turn >= 0 && !isOver(table.state); i++) decideAny(table, random);
  return table;
}

/** A position of a random match, wherever in it. */
export const anywhere = (sitting: Sitting, seed: number): Table =>
  somewhere(sitting, seed, new FastRandom(`steps ${seed}`).below(sitting.length));

/** The decisions that a few random matches meet. */
function metDecisions(sitting: Sitting): string[] {
  const { game } = sitting;
  const met = new Set<string>();
  for (let seed = 0; seed < 4; seed++) {
    const table = openTable(sitting, seed);
    const random = new FastRandom(seed);
    for (let i = 0; i < 400 && !isOver(table.state); i++) {
      for (const seat of seatsOf(game.actors(table.state)))
        for (const text of table.legal(seat)) met.add(text);
      decideAny(table, random);
    }
  }
  return [...met].sort();
}
