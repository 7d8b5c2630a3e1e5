import {
  checkSetup,
  explain,
  FastRandom,
  type Game,
  type GameTypes,
  type MatchState,
  type Maxim,
  type Maxims,
  SPECTATOR,
  seatsOf,
  Table,
  type View,
  whyBetter,
  whyGood,
} from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import type { CharmsBoard } from './charms/types.ts';
import type { CryptrickBoard } from './cryptrick/types.ts';
import type { EscalationBoard, EscalationDecision } from './escalation/types.ts';
import { charms, cryptrick, escalation, inflation, inversion } from './index.ts';
import type { InflationBoard } from './inflation/types.ts';
import type { InversionBoard } from './inversion/types.ts';

/** A decision that something was said of, what lay before it, and how to see what comes of a decision once its trick is over. */
interface Said {
  readonly view: View;
  readonly decision: GameTypes['decision'];
  readonly maxim: Maxim;
  /** The board when the trick of this decision is over, everybody else deciding at random; as the deal stood, if that ended. */
  readonly outcome: (decision?: GameTypes['decision']) => unknown;
  /** The board right after a decision. */
  readonly apply: (decision: GameTypes['decision']) => unknown;
}
type Check = (said: Said) => boolean;

const bidBoard = (board: unknown) => board as InflationBoard | CharmsBoard;
const took = ({ view, outcome }: Said, decision?: GameTypes['decision']): number =>
  bidBoard(outcome(decision)).taken[view.seat] - bidBoard(view.now.board).taken[view.seat];
const stillNeeds = ({ view }: Said): number =>
  (bidBoard(view.now.board).bids[view.seat] ?? 0) - bidBoard(view.now.board).taken[view.seat];

const BID: Readonly<Record<string, Check>> = {
  'takes-needed': (said) => took(said) === 1 && stillNeeds(said) === said.maxim.numbers?.need,
  'one-too-many': (said) => took(said) === 1 && stillNeeds(said) === 0,
  'keeps-away': (said) => took(said) === 0 && stillNeeds(said) === 0,
  'needs-all': (said) => took(said) === 0 && stillNeeds(said) === 12 - bidBoard(said.view.now.board).trick,
  overbid: ({ view, decision, maxim }) => {
    const { bids } = bidBoard(view.now.board);
    const own = 'tricks' in decision ? Number(decision.tricks) : 0;
    const sum = bids.reduce((all: number, bid) => all + (bid ?? 0), own);
    return sum === maxim.numbers?.sum && sum > 12 && bids.filter((bid) => bid === null).length === 1;
  },
};

const inversionBoard = (board: unknown) => board as InversionBoard;
/** Tricks of a seat's side before this one and after it. */
function sideTricks({ view, outcome }: Said, ours: boolean): readonly [number, number] {
  const { parent } = inversionBoard(view.now.board);
  const isOurs = (seat: number) =>
    parent === null ? seat === view.seat : (seat === parent) === (view.seat === parent);
  const sum = (board: InversionBoard) =>
    board.taken.reduce((all, taken, seat) => (isOurs(seat) === ours ? all + taken : all), 0);
  return [sum(inversionBoard(view.now.board)), sum(inversionBoard(outcome()))];
}
const gains = (said: Said, ours: boolean): boolean => {
  const [before, after] = sideTricks(said, ours);
  return after === before + 1;
};
const needed = ({ view }: Said, ours: boolean): number => {
  const { needs, parent } = inversionBoard(view.now.board);
  const other = parent === null ? 1 - view.seat : view.seat === parent ? (parent + 1) % view.players : parent;
  return needs?.[ours ? view.seat : other] ?? 0;
};

const escalationBoard = (board: unknown) => board as EscalationBoard;
const sets = ({ view }: Said) =>
  (view.now.choices as readonly EscalationDecision[]).filter((each) => each.do === 'play');

const cryptrickBoard = (board: unknown) => board as CryptrickBoard;
const blocksGained = ({ view, outcome }: Said): number =>
  cryptrickBoard(outcome()).values[view.seat].blocks -
  cryptrickBoard(view.now.board).values[view.seat].blocks;

/** For each game what must be true where a maxim is said; every one of them must come up. */
const CHECKS: readonly {
  game: Game;
  players: number;
  matches: number;
  checks: Readonly<Record<string, Check>>;
}[] = [
  {
    game: inflation,
    players: 4,
    matches: 6,
    checks: {
      ...BID,
      cheaper: (said) =>
        took(said) === 1 &&
        took(said, { do: 'play', card: String(said.maxim.numbers?.least) } as GameTypes['decision']) === 1,
      'sheds-high': (said) => took(said) === 0 && stillNeeds(said) === 0,
    },
  },
  { game: charms, players: 3, matches: 8, checks: BID },
  {
    game: inversion,
    players: 3,
    matches: 20,
    checks: {
      'gives-match': (said) => gains(said, false) && sideTricks(said, false)[1] === needed(said, false),
      'leaves-trick': (said) => gains(said, false),
      'wins-match': (said) => gains(said, true) && sideTricks(said, true)[1] === needed(said, true),
      'takes-trick': (said) => gains(said, true),
      'ours-already': (said) => gains(said, true),
      'takes-from-own': (said) => gains(said, true),
    },
  },
  {
    game: escalation,
    players: 4,
    matches: 20,
    checks: {
      'large-pile': ({ view, decision, maxim, apply }) =>
        escalationBoard(apply(decision)).stacks[view.seat] -
          escalationBoard(view.now.board).stacks[view.seat] ===
        maxim.numbers?.takes,
      'goes-out': ({ view, decision, apply }) => {
        const after = escalationBoard(apply(decision));
        const before = escalationBoard(view.now.board);
        return after.stacks.every((stack, seat) =>
          seat === view.seat ? stack === before.stacks[seat] : stack > before.stacks[seat],
        );
      },
      spares: (said) => sets(said).length === 0,
      'spends-wild': (said) => sets(said).some((each) => each.do === 'play' && !each.cards.includes('W')),
      'sheds-many': (said) => {
        const count = Number(said.maxim.numbers?.count);
        const sizes = sets(said).map((each) => (each.do === 'play' ? each.cards.length : 0));
        return escalationBoard(said.view.now.board).drawPile === 0 && Math.max(...sizes) === count;
      },
    },
  },
  {
    game: cryptrick,
    players: 6,
    matches: 8,
    checks: {
      collapses: (said) => {
        const { blocks } = cryptrickBoard(said.view.now.board).values[said.view.seat];
        return blocks < 4 && blocks + blocksGained(said) >= 4;
      },
      'worth-most': ({ view, decision, maxim, apply }) => {
        const worth = (each: GameTypes['decision']) => cryptrickBoard(apply(each)).values[view.seat].points;
        return view.now.choices.every(
          (each) => each === decision || worth(each) < Number(maxim.numbers?.points),
        );
      },
      'must-acquire': (said) => blocksGained(said) > 0,
      'stays-out': (said) => blocksGained(said) === 0,
    },
  },
];

/** Plays matches at random and gives everything that is said of any choice. */
function* everythingSaid(game: Game, maxims: Maxims, players: number, matches: number): Generator<Said> {
  const setup = checkSetup(game, players, {});
  if (!setup.ok) throw new Error(explain(setup.error));
  const random = new FastRandom(`maxims ${game.id}`);
  const legal = new Int32Array(game.maxLegal);
  for (let match = 0; match < matches; match++) {
    const table = new Table(game, setup.value, { kind: 'seed', seed: 'maxims', match });
    for (let asked = table.now(SPECTATOR).asked; asked.length > 0; asked = table.now(SPECTATOR).asked) {
      const seat = asked[random.below(asked.length)];
      const view = table.view(seat);
      const after = (decision: GameTypes['decision']): MatchState => {
        const state = game.create(setup.value);
        game.copy(table.state, state);
        game.apply(state, seat, game.encode(decision));
        return state;
      };
      const trickOf = (state: MatchState) => {
        const board = game.board(state, SPECTATOR);
        return board && 'trick' in board ? board.trick : null;
      };
      for (const decision of view.now.choices) {
        for (const maxim of maxims.of(view, decision)) {
          const outcome = (other = decision) => {
            const trick = trickOf(table.state);
            const state = after(other);
            while (state.turn >= 0 && trickOf(state) === trick) {
              const next = seatsOf(game.actors(state))[0];
              game.apply(state, next, legal[random.below(game.legal(state, next, legal))]);
            }
            return game.board(state, SPECTATOR);
          };
          yield { view, decision, maxim, outcome, apply: (other) => game.board(after(other), SPECTATOR) };
        }
      }
      table.decide(seat, view.now.choices[random.below(view.now.choices.length)]);
    }
  }
}

describe.each(CHECKS.map((each) => ({ ...each, name: each.game.id })))(
  '$name',
  ({ game, players, matches, checks }) => {
    test('what is said of a decision is true and complete, and everything is said some time', async () => {
      const maxims = await game.maxims?.();
      if (!maxims) throw new Error('no maxims');
      const seen = new Map<string, number>();
      const wrong: string[] = [];
      for (const said of everythingSaid(game, maxims, players, matches)) {
        const { by } = said.maxim;
        seen.set(by, (seen.get(by) ?? 0) + 1);
        if (unfilled(said.maxim).length > 0 || !checks[by]?.(said))
          wrong.push(`${by}: ${JSON.stringify(said.decision)} ${JSON.stringify(said.view.now)}`);
      }
      expect(wrong.slice(0, 1)).toEqual([]);
      expect([...seen.keys()].sort()).toEqual(Object.keys(checks).sort());
    });
  },
);

/** Places of the sentences of a maxim that nothing is put into. */
function unfilled({ present, past, numbers, cards }: Maxim): string[] {
  const places = Object.keys({ ...numbers, ...cards });
  return [present.en, present.ja, past.en, past.ja].flatMap((sentence) =>
    [...sentence.matchAll(/\{(\w+)\}/g)].map(([, place]) => place).filter((place) => !places.includes(place)),
  );
}

describe('which maxim is a reason', () => {
  const choices = [{ do: 'a' }, { do: 'b' }, { do: 'c' }] as const;
  const view = { now: { choices } } as unknown as View;
  const words = { en: '', ja: '' };
  const say = (by: string, speaks: Maxim['speaks']): Maxim => ({ by, speaks, present: words, past: words });
  const game = { encode: (decision: GameTypes['decision']) => decision.do.charCodeAt(0) };
  const maximsOf = (said: Readonly<Record<string, readonly Maxim[]>>): Maxims => ({
    of: (_, decision) => said[decision.do] ?? [],
  });

  test('what speaks against the worse one comes first, then what speaks for the better one', () => {
    const maxims = maximsOf({ a: [say('good', 'for')], b: [say('bad', 'against')] });
    expect(whyBetter(maxims, view, choices[0], choices[1])?.by).toBe('bad');
    expect(whyBetter(maxims, view, choices[0], choices[2])?.by).toBe('good');
    expect(whyBetter(maxims, view, choices[2], choices[0])).toBeNull();
  });

  test('what holds for both explains nothing', () => {
    const both = say('both', 'against');
    expect(whyBetter(maximsOf({ a: [both], b: [both] }), view, choices[0], choices[1])).toBeNull();
  });

  test('a hint says what does not hold for every other choice', () => {
    const good = say('good', 'for');
    expect(whyGood(game, maximsOf({ a: [good], b: [good] }), view, choices[0])?.by).toBe('good');
    expect(whyGood(game, maximsOf({ a: [good], b: [good], c: [good] }), view, choices[0])).toBeNull();
    expect(whyGood(game, maximsOf({ a: [say('bad', 'against')] }), view, choices[0])).toBeNull();
  });
});
