import type { Level } from '@overtrick/api';
import { type GameTypes, seatsOf, type View } from '@overtrick/engine';
import type { LiveTable } from './live.ts';
import { botPlays } from './seat.ts';

/** Asks a bot; it sees the view and nothing else. */
export type Choose = (view: View, level: Level) => Promise<GameTypes['decision']>;

/** A decision that a bot is about to take. */
export interface Thought {
  readonly seat: number;
  readonly level: Level;
  readonly decision: Promise<GameTypes['decision']>;
}

/**
 * What bots think about, by table. They think during their pause and not after it, so that a hard choice does not
 * make the pause longer, which would give it away.
 */
export class Thoughts {
  readonly #choose: Choose;
  readonly #now = new Map<string, { readonly about: string; readonly thought: Thought }>();

  constructor(choose: Choose) {
    this.#choose = choose;
  }

  /** The thought of the bot whose turn it is, started once for each turn; undefined when people are asked. */
  about(live: LiveTable): Thought | undefined {
    const { match, room, game } = live;
    const asked = match && room.status === 'playing' ? seatsOf(game.actors(match.state)) : [];
    const seat = asked.find((each) => botPlays(room.seats[each]));
    if (!match || seat === undefined) {
      this.#now.delete(live.id);
      return undefined;
    }
    const about = `${live.wholeUntil} ${match.state.deal} ${match.decided} ${seat}`;
    const known = this.#now.get(live.id);
    if (known?.about === about) return known.thought;
    // A bot of middle strength plays for a person who has left.
    const level = room.seats[seat].level ?? 'casual';
    const decision = this.#choose(match.view(seat), level);
    // Whoever awaits the decision handles the error.
    decision.catch(() => {});
    const thought = { seat, level, decision };
    this.#now.set(live.id, { about, thought });
    return thought;
  }

  /** Another node looks after the table. */
  forget(table: string): void {
    this.#now.delete(table);
  }
}
