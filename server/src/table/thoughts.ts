import type { Level } from '@overtrick/api';
import { type GameTypes, type Seat, seatsOf, type View } from '@overtrick/engine';
import { isStillIn, type Round, roundAt, thoughtLimit, USUAL_LEVEL } from '@overtrick/match';
import type { LiveTable } from './live.ts';
import { botPlays } from './seat.ts';

export interface ThoughtDuties {
  /** Asks a bot, which has so many milliseconds; it sees the view and nothing else. */
  readonly choose: (
    live: LiveTable,
    view: View,
    level: Level,
    limit: number,
  ) => Promise<GameTypes['decision']>;
  /** The milliseconds until bots may think at a table: who opened it may have spent their budget. */
  readonly wait: (live: LiveTable) => number;
  readonly now: () => number;
}

/** A decision that a bot is about to take. */
export interface Thought {
  readonly seat: Seat;
  readonly level: Level;
  /** It may not begin earlier. */
  readonly notBefore: number;
}

interface Known extends Thought {
  readonly limit: number;
  decision: Promise<GameTypes['decision']> | null;
}

/** What the bots of a table think about while seats are asked. */
interface KnownRound {
  readonly round: Round;
  /** How far back the table was whole: what is taken back is asked anew. */
  readonly wholeUntil: number;
  readonly notBefore: number;
  readonly thoughts: Map<Seat, Known>;
}

/**
 * What bots think about, by table. They think during their pause and not after it, so that a hard choice does not
 * make the pause longer, which would give it away. Those who are asked together think together.
 */
export class Thoughts {
  readonly #duties: ThoughtDuties;
  readonly #rounds = new Map<string, KnownRound>();

  constructor(duties: ThoughtDuties) {
    this.#duties = duties;
  }

  /** The thought of the bot whose turn it is, one for each turn; undefined when people are asked. */
  about(live: LiveTable): Thought | undefined {
    return this.#about(live)[0];
  }

  /** What the bot decides. When this is asked for the first time it begins to think, and so does every other bot that is asked. */
  decide(live: LiveTable): Promise<GameTypes['decision']> | undefined {
    const { match } = live;
    if (!match) return undefined;
    const asked = this.#about(live);
    for (const known of asked) {
      const { seat, level, limit } = known;
      known.decision ??= this.#duties.choose(live, match.view(seat), level, limit);
      // Whoever awaits the decision handles the error.
      known.decision.catch(() => {});
    }
    return asked[0]?.decision ?? undefined;
  }

  /** Somebody has come who plays here: what had to wait may begin. True when something had to. */
  hasten(live: LiveTable): boolean {
    const known = this.#rounds.get(live.id);
    if (!known || known.notBefore <= this.#duties.now() || this.#duties.wait(live) > 0) return false;
    for (const { decision } of known.thoughts.values()) if (decision !== null) return false;
    return this.#rounds.delete(live.id);
  }

  /** Another node looks after the table. */
  forget(table: string): void {
    this.#rounds.delete(table);
  }

  /** What the bots that are asked think about; whose turn it is comes first. */
  #about(live: LiveTable): readonly Known[] {
    const { match, room, game } = live;
    const asked = match && room.status === 'playing' ? seatsOf(game.actors(match.state)) : [];
    const bots = asked.filter((seat) => botPlays(room.seats[seat]));
    if (!match || bots.length === 0) {
      this.#rounds.delete(live.id);
      return [];
    }
    const { thoughts, notBefore } = this.#round(live, match);
    return bots.map((seat) => {
      const before = thoughts.get(seat);
      if (before) return before;
      // A bot of middle strength plays for a person who has left.
      const level = room.seats[seat].level ?? USUAL_LEVEL;
      const limit = thoughtLimit(game, match.state, level);
      const known: Known = { seat, level, notBefore, limit, decision: null };
      thoughts.set(seat, known);
      return known;
    });
  }

  #round(live: LiveTable, match: NonNullable<LiveTable['match']>): KnownRound {
    const before = this.#rounds.get(live.id);
    const { wholeUntil } = live;
    if (before && before.wholeUntil === wholeUntil && isStillIn(before.round, match)) return before;
    const wait = this.#duties.wait(live);
    const known: KnownRound = {
      round: roundAt(match),
      wholeUntil,
      notBefore: wait > 0 ? this.#duties.now() + wait : 0,
      thoughts: new Map(),
    };
    this.#rounds.set(live.id, known);
    return known;
  }
}
