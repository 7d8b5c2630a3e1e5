import type { OptionSpec, Setup } from '@overtrick/engine';
import { SUITS } from './deck.ts';

/** INV-1.1: players + 1 suits. */
const suitsFor = (players: number): number => players + 1;

export const options: readonly OptionSpec[] = [
  {
    key: 'suits',
    kind: 'subset',
    name: { en: 'Suits in use', ja: '使うスート' },
    about: {
      en: 'One suit more than players: C club, S spade, H heart, D diamond, N clown. It changes the looks, not the game.',
      ja: 'プレイヤー数より1つ多いスートを選びます。Cクラブ、Sスペード、Hハート、Dダイヤ、Nクラウン。見た目だけの違いです。',
    },
    rule: 'INV-1.1',
    values: SUITS,
    size: suitsFor,
    default: (players) => SUITS.slice(0, suitsFor(players)),
  },
];

/** The ranks of a miniature; everywhere else there are all of them. */
export function ranksOf({ options }: Pick<Setup, 'options'>): readonly number[] | undefined {
  return Array.isArray(options.ranks) ? options.ranks.map(Number) : undefined;
}

/** The suits of a match, in the order they were chosen. */
export function suitsOf(setup: Setup): readonly string[] {
  const { suits } = setup.options;
  return Array.isArray(suits) ? (suits as readonly string[]) : SUITS.slice(0, suitsFor(setup.players));
}
