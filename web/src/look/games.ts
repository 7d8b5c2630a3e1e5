/** The five games, in the order of the home page. */
export const GAMES = ['inflation', 'charms', 'inversion', 'escalation', 'cryptrick'] as const;
export type GameName = (typeof GAMES)[number];

/** What somebody has made for some games; the others get the plain one. */
export type ForSome<T> = Readonly<Partial<Record<GameName, T>>>;
