import { copyMatch, endDeal, fail, type Game, type GameTypes, type MatchState, ok } from '@overtrick/engine';

/** How the two of Pennies choose: at the same time, or seat 1 first, unseen or seen. */
type Manner = 'together' | 'hidden' | 'open';

class PenniesState implements MatchState {
  readonly players = 2;
  readonly deals = 1;
  deal = 0;
  turn = 0;
  readonly points = new Int32Array(2);
  readonly sheet = new Int32Array(2);
  /** What each seat has chosen, −1 for nothing yet. */
  readonly chosen = Int8Array.of(-1, -1);
  /** Seat 0 has said to begin. */
  begun = false;
}

interface Pennies extends GameTypes {
  readonly state: PenniesState;
  readonly decision: { readonly do: 'heads' | 'tails' };
  readonly board: null;
}

/**
 * The smallest game in which it matters who sees what, for tests: seat 1 hides heads or tails, seat 0 guesses. Even
 * when the guess is blind, won when it is not. Unless they choose together, seat 0 has a say first that means nothing.
 */
export function pennies(manner: Manner): Game<Pennies> {
  const text = { en: 'Pennies', ja: 'ペニー' };
  return {
    id: `pennies ${manner}`,
    prefix: 'PEN',
    name: text,
    credit: text,
    rules: 1,
    seats: { min: 2, max: 2 },
    minutes: 1,
    best: 'most',
    tie: 'shared',
    spread: 1,
    maxLegal: 2,
    options: [],
    page: async () => ({ aim: text, scores: text, intro: text, chapters: [] }),
    reasons: {},
    example: 'heads',

    create: () => new PenniesState(),
    deal: (state) => begin(state, manner),
    actors(state) {
      if (manner !== 'together' || state.turn < 0) return state.turn < 0 ? 0 : 1 << state.turn;
      return (state.chosen[0] < 0 ? 1 : 0) | (state.chosen[1] < 0 ? 2 : 0);
    },
    legal(_state, _seat, out) {
      out[0] = 0;
      out[1] = 1;
      return 2;
    },
    apply(state, seat, code) {
      state.turn = 1 - seat;
      if (state.begun) state.chosen[seat] = code;
      state.begun = true;
      const winner = state.chosen[0] === state.chosen[1] ? 0 : 1;
      if (state.chosen.every((coin) => coin >= 0)) endDeal(state, (each) => (each === winner ? 2 : 0));
    },
    copy(from, to) {
      copyMatch(from, to);
      to.chosen.set(from.chosen);
      to.begun = from.begun;
    },
    whyNot: () => null,

    parseDecision(said) {
      if (said === 'heads' || said === 'tails') return ok({ do: said });
      return fail({ reason: 'malformed', text: said, expected: 'heads' });
    },
    makeDecision: (decision) => decision.do,
    encode: (decision) => (decision.do === 'heads' ? 0 : 1),
    decode: (code) => ({ do: code === 0 ? 'heads' : 'tails' }),
    hand: () => [],
    makeDeal: () => ({ hands: [[], []] }),
    parseDeal: () => ok(new PenniesState()),
    trickLine: () => null,

    board: () => null,
    dealt: () => ({}),
    seen: (_state, seat, _code, observer) => manner === 'open' || seat === observer,
    shows: () => null,
    turnsUp: () => false,
    settles: () => null,
    recall: () => new PenniesState(),
    imagine: () => ({ draw: (_random, into) => begin(into, manner) }),

    face: () => ({}),
    deck: () => [],
    cardsOf: () => [],
    decisionWith: () => null,
    preview: () => ({}),
    ruleNow: () => 'PEN-1.1',
    tricks: () => [],
    knownCards: () => [],
    scoring: ({ now }, seat) => ({ rule: 'PEN-1', by: 'guess', count: 0, points: now.points[seat] }),
  };
}

function begin(state: PenniesState, manner: Manner): void {
  state.deal = 0;
  state.turn = 0;
  state.points.fill(0);
  state.chosen.fill(-1);
  state.begun = manner === 'together';
}
