import { fillIn, type Language, type Seat, type Words } from '@overtrick/engine';

/** How a match ended: one seat won, a side won together, equal seats share the first place, or nobody won. */
interface Outcome {
  readonly kind: 'alone' | 'together' | 'shared' | 'drawn';
  readonly winners: readonly Seat[];
  /** The side that won, where the game has sides. */
  readonly role?: 'parent' | 'children' | null;
}

const SAY = {
  alone: { en: 'First place: {who}.', ja: '1位: {who}。' },
  together: { en: 'Won together: {who}.', ja: '勝ち: {who}。' },
  children: { en: 'The children win: {who}.', ja: '子の勝ち: {who}。' },
  shared: { en: 'First place, shared: {who}.', ja: '同点1位: {who}。' },
  drawn: { en: 'A draw.', ja: '引き分け。' },
} as const satisfies Record<string, Words>;

/** How a match ended, in one sentence. */
export function sayOutcome(
  { kind, winners, role }: Outcome,
  names: readonly string[],
  language: Language,
): string {
  const who = winners.map((seat) => names[seat]).join(', ');
  return fillIn(SAY[role === 'children' ? 'children' : kind][language], { who });
}

/** The outcome of a match that these seats won. INV-5.1, 5.2: Inversion has a draw and sides. */
export function outcomeOf(game: string, players: number, winners: readonly Seat[]): Outcome {
  const alone = winners.length === 1;
  if (game !== 'inversion') return { kind: alone ? 'alone' : 'shared', winners };
  if (players === 2) return { kind: alone ? 'alone' : 'drawn', winners };
  return alone ? { kind: 'alone', winners, role: 'parent' } : { kind: 'together', winners, role: 'children' };
}
