import type { CardArt } from '../cards/picture.tsx';
import { charmsArt } from '../games/charms/cards/art.ts';
import { cryptrickArt } from '../games/cryptrick/cards/art.ts';
import { escalationArt } from '../games/escalation/cards/art.ts';
import { inflationArt } from '../games/inflation/cards/art.ts';
import { inversionArt } from '../games/inversion/cards/art.ts';
import type { ForSome, GameName } from '../look/games.ts';

const ranks = (to: number) => Array.from({ length: to }, (_, i) => String(i + 1));

const DECKS: ForSome<readonly string[]> = {
  inflation: ranks(10),
  charms: ['coin', 'key', 'clover', 'rabbit', ...ranks(8)],
  inversion: [...'CSHDN'].flatMap((suit) => ranks(10).map((rank) => suit + rank)),
  escalation: [...ranks(13), 'W', 'P'],
  cryptrick: [...[...'YBRPGK'].flatMap((coin) => ranks(9).map((rank) => coin + rank)), 'W'],
};

const HANDS: ForSome<readonly string[]> = {
  inflation: ['1', '3', '4', '5', '6', '7', '8', '8', '9', '9', '10', '10'],
  charms: ['coin', 'coin', 'key', 'clover', 'clover', 'rabbit', '1', '2', '4', '5', '6', '7', '8'],
  inversion: ['C2', 'C9', 'S4', 'S10', 'H1', 'H6', 'H9', 'D5', 'N3', 'N7'],
  escalation: ['2', '5', '5', '12', 'W', 'P'],
  cryptrick: ['Y7', 'B4', 'R9', 'P1', 'G3', 'K5', 'W'],
};

/** The art of every game. */
export const ARTS: ForSome<CardArt> = {
  inflation: inflationArt,
  charms: charmsArt,
  inversion: inversionArt,
  escalation: escalationArt,
  cryptrick: cryptrickArt,
};

/** Every different card of a game, for the gallery. */
export const deckOf = (game: GameName): readonly string[] => DECKS[game] ?? [];

/** A hand of a game, for the gallery. */
export const handOf = (game: GameName): readonly string[] => HANDS[game] ?? [];
