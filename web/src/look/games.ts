/** The five games, in the order of the home page. */
export const GAMES = ['inflation', 'charms', 'inversion', 'escalation', 'cryptrick'] as const;
export type GameName = (typeof GAMES)[number];
