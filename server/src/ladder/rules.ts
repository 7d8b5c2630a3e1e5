const DAY = 24 * 3_600_000;

/** A pair's meetings are counted, and a household is remembered, for so long. */
export const MONTH = 30 * DAY;
/** What counts for a place on the board is of this time. */
export const SEASON = 90 * DAY;

/** Nobody stands higher than so much above the third best of those whom they were ahead of this season. */
export const CEILING = { beaten: 3, above: 3 } as const;

/** Whom a ladder believes. `docs/ladder.md` says why. */
export interface LadderRules {
  /** Whoever is known moves the ratings of others: who came so long ago and has played against so many households this season. */
  readonly known: { readonly age: number; readonly households: number };
  /** Whoever stands on the board: so many matches that counted, against so many households, and no more doubt than this. */
  readonly ranked: { readonly matches: number; readonly households: number; readonly sigma: number };
  /** Whether those count in full who share a household, who keep to a circle of their own, or who meet again and again. */
  readonly trusting: boolean;
}

/** How strict a server can be. */
export const LADDERS = {
  /** For a server that anybody can find. */
  strangers: {
    known: { age: DAY, households: 3 },
    ranked: { matches: 12, households: 12, sigma: 6.5 },
    trusting: false,
  },
  /** For a family, a class or a club behind one door, where people know each other. */
  friends: {
    known: { age: 0, households: 0 },
    ranked: { matches: 3, households: 0, sigma: Number.POSITIVE_INFINITY },
    trusting: true,
  },
} as const satisfies Readonly<Record<string, LadderRules>>;

export type LadderName = keyof typeof LADDERS;
