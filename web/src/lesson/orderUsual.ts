import type { Language } from '@overtrick/engine';
import type { GameName } from '../look/games.ts';
import { SHELF } from '../shelf/shelf.ts';
import { seatBots } from '../source/bots.ts';
import { placeOrder } from '../source/order.ts';

/** The match of *Play now*: you against casual bots, default options. Its id. */
export const orderUsual = (game: GameName, language: Language): string =>
  placeOrder({
    game,
    sitters: [{ name: '', kind: 'human' }, ...seatBots(SHELF[game].usual - 1, 'casual', language)],
    options: {},
  });
