import { type Estimate, meanOf } from '../lab/interval.ts';
import { difference, estimate, FIGURES, isClear } from './figures.ts';
import type { MatchFacts } from './plan.ts';
import type { Played, Study } from './study.ts';

/** What was learned about a game: every figure with its 95% interval. */
export interface Balance {
  readonly game: string;
  readonly players: number;
  readonly options: Study['usual']['setup']['options'];
  readonly bot: string;
  readonly seed: string;
  readonly matches: number;
  /** What each seat has of the wins. */
  readonly seats: readonly { readonly seat: number; readonly wins: Estimate; readonly points: Estimate }[];
  /** By how many points a deal the first to decide, the second … does better than the table's mean. */
  readonly turns: readonly Estimate[];
  /** How often who wins, where seats have roles. */
  readonly roles: readonly { readonly role: string; readonly wins: Estimate }[];
  readonly figures: readonly { readonly id: string; readonly name: string; readonly value: Estimate }[];
  readonly skill: readonly Skill[];
  readonly effects: readonly Effect[];
}

/** What a better bot gets of the wins beside a weaker one. */
export interface Skill {
  readonly stronger: string;
  readonly weaker: string;
  /** The part of a seat's wins that the stronger has, of both together: 50% is luck alone, 100% skill alone. */
  readonly share: Estimate;
  readonly matches: number;
}

/** What an option changes. */
export interface Effect {
  readonly option: string;
  readonly name: string;
  readonly value: string;
  readonly reconstructed: boolean;
  readonly matches: number;
  readonly changes: readonly {
    readonly id: string;
    readonly name: string;
    readonly value: Estimate;
    readonly difference: Estimate;
    readonly clear: boolean;
  }[];
}

/** Sums up what happened at the tables of a study. */
export function balanceOf(study: Study, { usual, rivals, variants }: Played): Balance {
  const { setup } = study.usual;
  const roles = [...new Set(usual.flatMap(({ role }) => (role === null ? [] : [role])))].sort();
  const seats = Array.from({ length: setup.players }, (_, seat) => seat);
  return {
    game: study.game,
    players: setup.players,
    options: setup.options,
    bot: study.bot,
    seed: study.seed,
    matches: usual.length,
    seats: seats.map((seat) => ({
      seat,
      wins: sure(usual, ({ wins }) => wins[seat]),
      points: sure(usual, ({ points }) => points[seat]),
    })),
    turns: seats.map((turn) => sure(usual, ({ turns }) => turns[turn])),
    roles: roles.map((role) => ({ role, wins: sure(usual, (facts) => (facts.role === role ? 1 : 0)) })),
    figures: figuresOf(usual),
    skill: study.rivals.map(({ weaker, tables }, at) => ({
      stronger: study.bot,
      weaker,
      share: shareOfWins(
        rivals[at],
        tables.map(({ bots }) => bots.map((bot) => bot === study.bot)),
      ),
      matches: rivals[at].length,
    })),
    effects: study.variants.map(({ option, name, value, reconstructed }, at) => ({
      ...{ option, name, value, reconstructed },
      matches: variants[at].length,
      changes: figuresOf(variants[at]).flatMap((figure) => {
        const before = figuresOf(usual).find(({ id }) => id === figure.id);
        if (!before) return [];
        const changed = difference(figure.value, before.value);
        return [{ ...figure, difference: changed, clear: isClear(changed) }];
      }),
    })),
  };
}

function figuresOf(matches: readonly MatchFacts[]): Balance['figures'] {
  return FIGURES.flatMap(({ id, name, of }) => {
    const value = estimate(matches, of);
    return value === null ? [] : [{ id, name, value }];
  });
}

/** The mean of what every match has. */
function sure(matches: readonly MatchFacts[], of: (facts: MatchFacts) => number): Estimate {
  const values = matches.map(of);
  return meanOf(
    values.length,
    values.reduce((a, b) => a + b, 0),
    values.reduce((a, b) => a + b * b, 0),
  );
}

/**
 * Of what a seat of either bot wins, the part of the stronger, one value a match over all its seatings: seats of both are equally many over
 * all seatings, so luck alone gives a half.
 */
export function shareOfWins(
  matches: readonly (readonly MatchFacts[])[],
  strong: readonly (readonly boolean[])[],
): Estimate {
  const values = matches.map((seated) => {
    let own = 0;
    let all = 0;
    for (const [at, { wins }] of seated.entries()) {
      for (const [seat, share] of wins.entries()) {
        all += share;
        if (strong[at][seat]) own += share;
      }
    }
    return own / all;
  });
  return meanOf(
    values.length,
    values.reduce((a, b) => a + b, 0),
    values.reduce((a, b) => a + b * b, 0),
  );
}
