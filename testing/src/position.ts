import {
  checkSetup,
  type DealText,
  explain,
  type Game,
  type GameTypes,
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
export function dealtPosition<G extends GameTypes>(
  game: Game<G>,
  deal: DealText,
  options: unknown = {},
): Position<G['state']> {
  const setup = checkSetup(game, deal.hands.length, options);
  if (!setup.ok) throw new Error(explain(setup.error));
  const state = game.parseDeal(setup.value, deal);
  if (!state.ok) throw new Error(explain(state.error));
  return positionOf(game, setup.value, state.value);
}

/** A position around a state that a test made. */
export function positionOf<G extends GameTypes>(
  game: Game<G>,
  setup: Setup,
  state: G['state'],
): Position<G['state']> {
  const out = new Int32Array(game.maxLegal);
  const read = (text: string): number => {
    const parsed = game.parseDecision(text);
    if (!parsed.ok) throw new Error(explain(parsed.error));
    return game.encode(parsed.value);
  };
  const position: Position<G['state']> = {
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
      return Array.from(out.subarray(0, count), (code) => game.makeDecision(game.decode(code))).sort();
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
