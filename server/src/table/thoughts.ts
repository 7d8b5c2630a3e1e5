import type { Level } from '@overtrick/api';
import { type GameTypes, seatsOf, type View } from '@overtrick/engine';
import type { LiveTable } from './live.ts';
import { botPlays } from './seat.ts';

export interface ThoughtDuties {
  /** Asks a bot; it sees the view and nothing else. */
  readonly choose: (live: LiveTable, view: View, level: Level) => Promise<GameTypes['decision']>;
  /** The milliseconds until bots may think at a table: who opened it may have spent their budget. */
  readonly wait: (live: LiveTable) => number;
  readonly now: () => number;
}

/** A decision that a bot is about to take. */
export interface Thought {
  readonly seat: number;
  readonly level: Level;
  /** It may not begin earlier. */
  readonly notBefore: number;
}

interface Known extends Thought {
  /** The turn that it is about. */
  readonly about: string;
  decision: Promise<GameTypes['decision']> | null;
}

/**
 * What bots think about, by table. They think during their pause and not after it, so that a hard choice does not
 * make the pause longer, which would give it away.
 */
export class Thoughts {
  readonly #duties: ThoughtDuties;
  readonly #known = new Map<string, Known>();

  constructor(duties: ThoughtDuties) {
    this.#duties = duties;
  }

  /** The thought of the bot whose turn it is, one for each turn; undefined when people are asked. */
  about(live: LiveTable): Thought | undefined {
    return this.#about(live);
  }

  /** What the bot decides. It begins to think when it is asked this for the first time. */
  decide(live: LiveTable): Promise<GameTypes['decision']> | undefined {
    const known = this.#about(live);
    if (!known || !live.match) return undefined;
    known.decision ??= this.#duties.choose(live, live.match.view(known.seat), known.level);
    // Whoever awaits the decision handles the error.
    known.decision.catch(() => {});
    return known.decision;
  }

  /** Somebody has come who plays here: what had to wait may begin. True when something had to. */
  hasten(live: LiveTable): boolean {
    const known = this.#known.get(live.id);
    if (!known || known.decision || known.notBefore <= this.#duties.now() || this.#duties.wait(live) > 0)
      return false;
    return this.#known.delete(live.id);
  }

  /** Another node looks after the table. */
  forget(table: string): void {
    this.#known.delete(table);
  }

  #about(live: LiveTable): Known | undefined {
    const { match, room, game } = live;
    const asked = match && room.status === 'playing' ? seatsOf(game.actors(match.state)) : [];
    const seat = asked.find((each) => botPlays(room.seats[each]));
    if (!match || seat === undefined) {
      this.#known.delete(live.id);
      return undefined;
    }
    const about = `${live.wholeUntil} ${match.state.deal} ${match.decided} ${seat}`;
    const before = this.#known.get(live.id);
    if (before?.about === about) return before;
    const wait = this.#duties.wait(live);
    const known: Known = {
      about,
      seat,
      // A bot of middle strength plays for a person who has left.
      level: room.seats[seat].level ?? 'casual',
      notBefore: wait > 0 ? this.#duties.now() + wait : 0,
      decision: null,
    };
    this.#known.set(live.id, known);
    return known;
  }
}
