import {
  checkSetup,
  type DealText,
  explain,
  type Game,
  type MatchState,
  refuse,
  type Setup,
} from '@overtrick/engine';

/** A position in a test: a deal in the notation, and what was decided since. */
export interface Position<S extends MatchState> {
  readonly state: S;
  readonly setup: Setup;
  /** Decides for the seats in turn; each decision must be legal. */
  play(...decisions: string[]): Position<S>;
  /** The legal decisions of the seat in turn, or of the one named. */
  legal(seat?: number): string[];
  /** The rule that forbids this, `not in hand`, or null. */
  why(decision: string, seat?: number): string | null;
}

/** Splits `7 6 3` into cards. */
export const cards = (text: string): string[] => text.split(/\s+/).filter((card) => card !== '');

/** A position with this deal just dealt. */
export function dealtPosition<S extends MatchState, B>(
  game: Game<S, B>,
  deal: DealText,
  options: unknown = {},
): Position<S> {
  const setup = checkSetup(game, deal.hands.length, options);
  if (!setup.ok) throw new Error(explain(setup.error));
  const state = game.parseDeal(setup.value, deal);
  if (!state.ok) throw new Error(explain(state.error));
  return positionOf(game, setup.value, state.value);
}

/** A position around a state that a test made. */
export function positionOf<S extends MatchState, B>(game: Game<S, B>, setup: Setup, state: S): Position<S> {
  const out = new Int32Array(game.maxLegal);
  const read = (text: string): number => {
    const parsed = game.parseDecision(text);
    if (!parsed.ok) throw new Error(explain(parsed.error));
    return parsed.value;
  };
  const position: Position<S> = {
    state,
    setup,
    play(...decisions) {
      for (const text of decisions) {
        const why = position.why(text);
        if (why) throw new Error(`${text} by seat ${state.turn} is forbidden: ${why}`);
        game.apply(state, state.turn, read(text));
      }
      return position;
    },
    legal(seat = state.turn) {
      const count = game.legal(state, seat, out);
      return Array.from(out.subarray(0, count), (decision) => game.makeDecision(decision)).sort();
    },
    why(decision, seat = state.turn) {
      const forbidden = game.whyNot(state, seat, read(decision));
      if (!forbidden) return null;
      const refusal = refuse(game, forbidden);
      return refusal.reason === 'rule' ? refusal.rule : 'not in hand';
    },
  };
  return position;
}
