import type { GameTypes, Seat } from '@overtrick/engine';
import { isStillIn, type Level, type Match, type Round, roundAt, thoughtLimit } from '@overtrick/match';
import type { BotDesk } from './botDesk.ts';

/** After this a bot is taken to have failed. */
const LONGEST_THOUGHT = 20_000;

/** What the bots of a local table think about while the same seats are asked. */
export class BotThoughts {
  readonly #desk: BotDesk;
  #round: Round | null = null;
  readonly #thoughts = new Map<Seat, Promise<GameTypes['decision'] | null>>();

  constructor(desk: BotDesk) {
    this.#desk = desk;
  }

  /** Goes on to a position. Nobody waits for thoughts about another one: before a new deal, or something that was taken back. */
  goTo(match: Match): void {
    if (this.#round && isStillIn(this.#round, match)) return;
    this.forget();
    this.#round = roundAt(match);
  }

  /** Drops all of it: another match is played from here on. */
  forget(): void {
    this.#round = null;
    this.#thoughts.clear();
    this.#desk.cancel();
  }

  /** What a bot decides, null when it failed. It begins to think when this is first asked; about a forced decision it does not think. */
  about(match: Match, seat: Seat, level: Level): Promise<GameTypes['decision'] | null> {
    const known = this.#thoughts.get(seat);
    if (known !== undefined) return known;
    const view = match.view(seat);
    const [first, ...others] = view.now.choices;
    const thought =
      others.length === 0
        ? Promise.resolve(first)
        : inTime(this.#desk.choose(view, level, thoughtLimit(match.game, match.state, level)));
    this.#thoughts.set(seat, thought);
    return thought;
  }
}

/** An answer, or null when it failed or took so long that nobody would wait any more. */
function inTime<T>(answer: Promise<T>): Promise<T | null> {
  return new Promise((done) => {
    const patience = setTimeout(() => done(null), LONGEST_THOUGHT);
    const end = (value: T | null) => {
      clearTimeout(patience);
      done(value);
    };
    answer.then(end, () => end(null));
  });
}
