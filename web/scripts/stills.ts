import { Ismcts } from '@overtrick/bots';
import type { GameTypes } from '@overtrick/engine';
import {
  type Charms,
  type Cryptrick,
  charms,
  cryptrick,
  type Escalation,
  escalation,
  gameOf,
  type Inflation,
  type Inversion,
  inflation,
  inversion,
} from '@overtrick/games';
import type { Page } from '@playwright/test';
import { PAGE } from '../driver/selectors.ts';
import { positionWhere, type Wish } from '../e2e/position.ts';
import type { StoredMatch } from '../src/store/matches.ts';

/** A picture of the README: where it is taken, and what somebody does there before. */
export interface Still {
  readonly name: string;
  readonly size: { readonly width: number; readonly height: number };
  /** Pixels of the picture for one of the page. */
  readonly sharp: number;
  readonly theme: 'light' | 'dark';
  /** None: the home page. */
  readonly match?: StoredMatch;
  /** What is seen when it is ready. */
  readonly shows?: string;
  readonly touch?: (page: Page) => Promise<void>;
}

const PHONE = { size: { width: 390, height: 664 }, sharp: 2 } as const;
const DESK = { size: { width: 1440, height: 900 }, sharp: 1 } as const;
const OTHERS = ['Mia', 'Otto', 'Ren', 'Nora', 'Kai'];

/** A match that was played with some thought up to there. */
function matchOf<G extends GameTypes>(
  id: string,
  wish: Pick<Wish<G>, 'game' | 'players' | 'where'>,
): StoredMatch {
  const bot = new Ismcts({ unit: 'iterations', amount: 150 }, gameOf);
  return positionWhere(id, { ...wish, bot, names: OTHERS });
}

const touch = (selector: string) => (page: Page) => page.locator(selector).last().click();

const LATE_INFLATION = matchOf<Inflation>('inflation-late', {
  game: inflation,
  players: 4,
  where: (view) =>
    view.now.asked.length > 0 &&
    view.now.board.trick >= 8 &&
    view.now.choices.some((choice) => {
      const made = inflation.preview(view, choice);
      return made.do === 'play' && made.winning.seat === view.seat;
    }),
});
const CHARM = matchOf<Charms>('charms-middle', {
  game: charms,
  players: 4,
  where: ({ now }) => now.board.phase === 'play' && now.board.trick >= 5 && now.choices.length > 2,
});
const SWAP = matchOf<Inversion>('inversion-swap', {
  game: inversion,
  players: 3,
  where: (view) =>
    view.now.board.plays.length === 1 &&
    view.now.board.priority === 'normal' &&
    view.now.choices.some((choice) => {
      const made = inversion.preview(view, choice);
      return made.do === 'play' && made.swaps && made.winning.seat === view.seat;
    }),
});
const TOWER = matchOf<Escalation>('escalation-tower', {
  game: escalation,
  players: 4,
  where: ({ now }) =>
    now.board.phase === 'answer' &&
    now.board.middleSize >= 8 &&
    now.board.stacks.filter((stack) => stack > 0).length >= 3 &&
    now.choices.some((choice) => choice.do === 'play' && choice.cards.length > 1),
});
const SALE = matchOf<Cryptrick>('cryptrick-sale', {
  game: cryptrick,
  players: 6,
  where: ({ now }) => now.board.phase === 'answer' && now.board.trick >= 3,
});
const MARKET = matchOf<Cryptrick>('cryptrick-market', {
  game: cryptrick,
  players: 6,
  where: ({ now }) => now.board.phase === 'acquire' && now.board.trick >= 3 && now.choices.length > 1,
});
const WON = matchOf<Inflation>('inflation-won', {
  game: inflation,
  players: 4,
  where: ({ now }) => now.over,
});

const ELEVEN = '.hand-card[aria-label*="makes 11"]';
const SET = '.esc-set:not(.esc-set-take)';

/** The stills, in the order of the README. */
export const STILLS: readonly Still[] = [
  { name: 'home-desk', ...DESK, theme: 'light', shows: '.game-box' },
  {
    name: 'inflation-phone',
    ...PHONE,
    theme: 'light',
    match: LATE_INFLATION,
    touch: touch(PAGE.lively),
    shows: PAGE.go,
  },
  { name: 'charms-phone', ...PHONE, theme: 'dark', match: CHARM, touch: touch(PAGE.lively), shows: PAGE.go },
  { name: 'inversion-phone', ...PHONE, theme: 'light', match: SWAP, touch: touch(ELEVEN), shows: PAGE.go },
  { name: 'escalation-phone', ...PHONE, theme: 'light', match: TOWER, touch: touch(SET), shows: PAGE.go },
  { name: 'cryptrick-phone', ...PHONE, theme: 'dark', match: SALE, shows: '[data-choice]' },
  {
    name: 'inflation-desk',
    ...DESK,
    theme: 'light',
    match: LATE_INFLATION,
    touch: touch(PAGE.lively),
    shows: PAGE.go,
  },
  { name: 'escalation-desk', ...DESK, theme: 'light', match: TOWER, touch: touch(SET), shows: PAGE.go },
  { name: 'cryptrick-desk', ...DESK, theme: 'dark', match: MARKET, shows: '[data-choice]' },
  { name: 'ending-desk', ...DESK, theme: 'light', match: WON, shows: PAGE.ending },
];

/** The moving picture: a swap of Inversion. */
export const MOVING: Still = {
  name: 'inversion-swap',
  size: PHONE.size,
  sharp: 1.25,
  theme: 'light',
  match: SWAP,
};
