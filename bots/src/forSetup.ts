import { canonicalJson, type Game, type Setup, type View } from '@overtrick/engine';

/** How a bot finds the game that a view is of. */
export type FindGame = (id: string) => Game | undefined;

/** What a bot needs for one set-up of one game: made when it is first asked about it, kept until another one comes. */
export class ForSetup<T> {
  readonly #findGame: FindGame;
  readonly #make: (game: Game, setup: Setup) => T;
  #kept: { readonly setup: string; readonly made: T } | null = null;

  constructor(findGame: FindGame, make: (game: Game, setup: Setup) => T) {
    this.#findGame = findGame;
    this.#make = make;
  }

  /** That of the set-up of a view. */
  of({ game: id, players, options, rules }: View): T {
    const setup = canonicalJson({ id, players, options, rules });
    if (this.#kept?.setup !== setup) {
      const game = this.#findGame(id);
      if (!game) throw new Error(`a view of an unknown game: ${id}`);
      this.#kept = { setup, made: this.#make(game, { players, options, rules }) };
    }
    return this.#kept.made;
  }
}
