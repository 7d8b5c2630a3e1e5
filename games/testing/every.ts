import { GAMES } from '../src/index.ts';

const numbers = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);
const pairs = (letters: string, ranks: number[]): string[] =>
  [...letters].flatMap((letter) => ranks.map((rank) => letter + rank));

/** Every decision that can be written in a game's notation, possible or not. */
const DECISIONS: Readonly<Record<string, () => string[]>> = {
  inflation: () => [...numbers(0, 13).map((n) => `bid:${n}`), ...numbers(1, 10).map((n) => `play:${n}`)],
  charms: () => {
    const suits = ['coin', 'key', 'clover', 'rabbit'];
    const plays = [
      ...suits,
      ...numbers(1, 8).map(String),
      ...suits.flatMap((s) => numbers(1, 8).map((n) => `${s}+${n}`)),
    ];
    return [...numbers(0, 13).map((n) => `bid:${n}`), ...plays.map((play) => `play:${play}`)];
  },
  inversion: () => [
    'pass',
    ...numbers(0, 11).map((n) => `declare:${n}`),
    ...pairs('CSHDN', numbers(1, 10)).map((card) => `play:${card}`),
  ],
  escalation: () => {
    const sets: string[] = [];
    for (let value = 1; value <= 13; value++) {
      for (let naturals = 0; naturals <= 6; naturals++) {
        for (let wilds = 0; naturals + wilds <= 6; wilds++) {
          if (naturals + wilds === 0 || (wilds > 0 && value > 7)) continue;
          const cards = [...Array<string>(naturals).fill(String(value)), ...Array<string>(wilds).fill('W')];
          sets.push(`play:${cards.join(',')}${naturals === 0 ? `=${value}` : ''}`);
        }
      }
    }
    return ['pass', 'take', ...sets];
  },
  cryptrick: () => {
    const cards = [...pairs('YBRPGK', numbers(1, 9)), 'W'];
    return [
      'want',
      'decline',
      ...['reveal', 'give', 'play', 'acquire'].flatMap((verb) => cards.map((c) => `${verb}:${c}`)),
    ];
  },
};

/** Options worth testing beside the defaults. */
const OPTIONS: Readonly<Record<string, (players: number) => readonly object[]>> = {
  inversion: (players) => [{}, { suits: ['N', 'D', 'H', 'S', 'C'].slice(0, players + 1) }],
  escalation: () => [{}, { rounds: 'each-starts' }, { copies: { 1: 1, 7: 9, 13: 14, W: 30 } }],
  cryptrick: () => [
    {},
    { level: 'volatile', scoring: 'sum' },
    { level: 'wild', scoring: 'crash' },
    { level: 'wild', blocks: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
    { blocks: [] },
  ],
};

/** Boxes of Cryptrick that somebody may own. They stand last in `everyTable`: golden files are numbered by their place. */
const BOXES: readonly { readonly players: number; readonly options: object }[] = [
  {
    players: 6,
    options: {
      colours: ['Y', 'B', 'R', 'P', 'K'],
      ranks: numbers(1, 9),
      whites: 1,
      white: 5,
      acquisitions: 4,
      blocksPerCard: { 7: 2, 9: 3 },
    },
  },
  { players: 6, options: { level: 'wild', ranks: numbers(1, 9), whites: 0, acquisitions: 1 } },
  // As few cards as possible: nothing stays hidden.
  { players: 7, options: { ranks: numbers(3, 9), whites: 1, white: 0, acquisitions: 7, scoring: 'sum' } },
  {
    players: 9,
    options: { whites: 3, white: 9, acquisitions: 2, blocksPerCard: { 1: 6 }, scoring: 'crash' },
  },
];

const written = new Map(Object.entries(DECISIONS).map(([game, write]) => [game, write()]));

/** Every decision in the notation of a game. */
export const everyDecision = (game: string): readonly string[] => written.get(game) ?? [];

/** Every game with every player count and the options worth a test. */
export function everyTable(): {
  name: string;
  game: (typeof GAMES)[number];
  players: number;
  options: object;
}[] {
  const tables = GAMES.flatMap((game) =>
    numbers(game.seats.min, game.seats.max).flatMap((players) =>
      (OPTIONS[game.id]?.(players) ?? [{}]).map((options) => ({ game, players, options })),
    ),
  );
  const boxes = GAMES.filter(({ id }) => id === 'cryptrick').flatMap((game) =>
    BOXES.map((box) => ({ game, ...box })),
  );
  return [...tables, ...boxes].map((table) => ({
    name: `${table.game.id} with ${table.players} ${JSON.stringify(table.options)}`,
    ...table,
  }));
}
