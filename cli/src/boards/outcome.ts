import { fillIn, type Language, type Outcome, type Words } from '@overtrick/engine';

const SAY = {
  alone: { en: 'First place: {who}.', ja: '1位: {who}。' },
  together: { en: 'Won together: {who}.', ja: '勝ち: {who}。' },
  child: { en: 'The children win: {who}.', ja: '子の勝ち: {who}。' },
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
  return fillIn(SAY[role === 'child' ? 'child' : kind][language], { who });
}
