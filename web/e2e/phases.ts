import type { Bot } from '@overtrick/bots';
import type { Game, GameTypes, View } from '@overtrick/engine';
import {
  type Charms,
  type Cryptrick,
  charms,
  cryptrick,
  type Escalation,
  escalation,
  type Inflation,
  type Inversion,
  inflation,
  inversion,
} from '@overtrick/games';
import type { Page } from '@playwright/test';
import { PAGE } from '../driver/selectors.ts';
import { painted } from '../driver/table.ts';
import { hasQuiet, hasSwap, positionWhere, type Wish } from './position.ts';

/** A moment at a table that everybody comes to sooner or later. */
export interface Phase {
  readonly name: string;
  readonly match: ReturnType<typeof positionWhere>;
  /** What only this phase shows: so that it is known to be the one. */
  readonly shows: string;
  /** What somebody does there before it is looked at. */
  readonly touch?: (page: Page) => Promise<void>;
}

/** Clicks the first of these. */
const click = (selector: string) => async (page: Page) => {
  await page.locator(selector).first().click();
  await painted(page);
};

const LIVELY = PAGE.lively;
const CHOSEN = PAGE.go;

/** From the second deal on the totals stand beside the names. */
const isLater = ({ now }: View): boolean => now.sheet.length > 0;

type Moments<G extends GameTypes> = Readonly<
  Record<
    string,
    Pick<Wish<G>, 'where' | 'shared' | 'bot'> & Pick<Phase, 'shows'> & { readonly touch?: string }
  >
>;

function phasesOf<G extends GameTypes>(
  game: Game<G>,
  players: number,
  moments: Moments<G>,
  who: string = game.id,
): Phase[] {
  return Object.entries(moments).map(([moment, { where, shared, bot, shows, touch }]) => ({
    name: `${who}: ${moment}`,
    match: positionWhere(`${who}-${moment}`.replaceAll(' ', '-'), {
      game,
      players,
      where,
      ...(shared && { shared }),
      ...(bot && { bot }),
    }),
    shows,
    ...(touch && { touch: click(touch) }),
  }));
}

const INFLATION: Moments<Inflation> = {
  'a bid': { where: ({ now }) => now.board.phase === 'bid', shows: PAGE.bid },
  'a bid is chosen': { where: ({ now }) => now.board.phase === 'bid', shows: CHOSEN, touch: PAGE.bid },
  'a card': {
    where: (view) => view.now.asked.length > 0 && hasQuiet(view),
    shows: PAGE.quiet,
  },
  'a card is chosen': {
    where: (view) => view.now.asked.length > 0 && hasQuiet(view) && isLater(view),
    shows: CHOSEN,
    touch: LIVELY,
  },
  curtain: { where: ({ now }) => now.board.phase === 'play', shows: PAGE.curtain, shared: true },
  'end of a deal': { where: ({ now }) => now.asked.length === 0, shows: PAGE.nextDeal },
  'end of the match': { where: ({ now }) => now.over, shows: PAGE.ending },
};

const CHARMS: Moments<Charms> = {
  'a bid': { where: ({ now }) => now.board.phase === 'bid', shows: PAGE.bid },
  'a suit and a number': {
    where: ({ now, seat }) => now.board.phase === 'play' && now.board.shown[seat] === null,
    shows: '.cha-tray[data-own] .cha-charm:not([data-joined])',
  },
  'to lead': {
    where: (view) => view.now.board.shown[view.seat] !== null && view.now.board.duty === 'lead',
    shows: LIVELY,
  },
  'no duty': { where: (view) => view.now.board.duty === 'free' && isLater(view), shows: LIVELY },
  'to uncover': { where: (view) => view.now.board.duty === 'uncover', shows: LIVELY },
  'to keep': { where: (view) => view.now.board.duty === 'keep', shows: '.cha-pile-keep' },
  'to show': { where: (view) => view.now.board.duty === 'show', shows: '.cha-duty' },
  'a card is chosen': {
    where: (view) => view.now.board.shown[view.seat] !== null && view.now.board.duty === 'show',
    shows: CHOSEN,
    touch: LIVELY,
  },
  curtain: { where: ({ now }) => now.board.phase === 'play', shows: PAGE.curtain, shared: true },
  'end of a deal': { where: ({ now }) => now.asked.length === 0, shows: PAGE.nextDeal },
  'end of the match': { where: ({ now }) => now.over, shows: PAGE.ending },
};

const INVERSION: Moments<Inversion> = {
  'the auction': { where: ({ now }) => now.board.phase === 'auction', shows: '[data-choice]' },
  'a trick': {
    where: ({ now }) => now.board.phase === 'play' && now.board.plays.length === 1,
    shows: LIVELY,
  },
  inverted: {
    where: ({ now }) => now.asked.length > 0 && now.board.priority === 'inverted',
    shows: '[data-inverted]',
  },
  'a swap leads and wins': {
    where: ({ now: { asked, board } }) =>
      asked.length > 0 && board.plays[0]?.swapped === true && board.winning?.seat === board.plays[0].seat,
    shows: '.inv-others .inv-swap + span + .inv-chip',
  },
  'a swap is chosen': {
    where: hasSwap,
    shows: '.inv-follow[data-ghost]',
    touch: '.hand-card:has([data-mark="eleven"])',
  },
  curtain: { where: ({ now }) => now.board.phase === 'play', shows: PAGE.curtain, shared: true },
  'end of the match': { where: ({ now }) => now.over, shows: PAGE.ending },
};

/** Goes over the total by as little as possible, and takes a pile only where nothing else may be done: so towers grow. */
const STUBBORN: Bot = {
  name: 'stubborn',
  decide({ now }) {
    const total = (choice: object): number => ('total' in choice ? Number(choice.total) : 0);
    const others = now.choices.filter((choice) => choice.do !== 'take');
    return others.toSorted((one, other) => total(one) - total(other))[0] ?? now.choices[0];
  },
};

const ESCALATION: Moments<Escalation> = {
  'to lead': { where: ({ now }) => now.board.phase === 'lead', shows: '.esc-set:not(.esc-set-take)' },
  'to answer': { where: ({ now }) => now.board.phase === 'answer', shows: '.esc-set-take' },
  'about to take': {
    where: ({ now }) => now.board.phase === 'answer',
    shows: CHOSEN,
    touch: '.esc-set-take',
  },
  'a high pile': {
    where: ({ now: { board, choices } }) =>
      board.phase === 'answer' && board.middleSize > 11 && choices.some((choice) => choice.do === 'play'),
    bot: STUBBORN,
    shows: CHOSEN,
    touch: '.esc-set:not(.esc-set-take)',
  },
  'a wild': {
    where: ({ now }) => now.board.phase === 'lead' && now.hand.includes('W'),
    shows: '.esc-sets-pick',
    touch: '.hand-card:has([data-card="W"])',
  },
  curtain: { where: ({ now }) => now.board.phase === 'answer', shows: PAGE.curtain, shared: true },
  'end of the match': { where: ({ now }) => now.over, shows: PAGE.ending },
};

const CRYPTRICK: Moments<Cryptrick> = {
  'to offer': { where: ({ now }) => now.board.phase === 'reveal', shows: LIVELY },
  'to answer': { where: ({ now }) => now.board.phase === 'answer', shows: '[data-choice]' },
  'to pay': { where: ({ now }) => now.board.phase === 'give', shows: LIVELY },
  'a card': { where: (view) => view.now.board.phase === 'play' && isLater(view), shows: LIVELY },
  'a tie': {
    where: ({ now: { board } }) => board.phase === 'play' && board.places.some(({ by }) => by === 'later'),
    shows: '.cry-podium',
  },
  'to take': { where: ({ now }) => now.board.phase === 'acquire', shows: '[data-choice]' },
  curtain: { where: ({ now }) => now.board.phase === 'answer', shows: PAGE.curtain, shared: true },
  'end of a deal': { where: ({ now }) => now.asked.length === 0, shows: PAGE.nextDeal },
  'end of the match': { where: ({ now }) => now.over, shows: PAGE.ending },
};

/** Every phase of every game, each reached on purpose. */
export const PHASES: readonly Phase[] = [
  ...phasesOf(inflation, 4, INFLATION),
  ...phasesOf(charms, 4, CHARMS),
  ...phasesOf(inversion, 3, INVERSION),
  ...phasesOf(escalation, 4, ESCALATION),
  ...phasesOf(cryptrick, 6, CRYPTRICK),
];

/** Two play Inversion without an auction. */
const { 'the auction': _, ...TWO } = INVERSION;

/** The same with the fewest and the most people who can sit down; the curtain hides how many there are. */
export const CROWDS: readonly Phase[] = [
  ...crowd(inflation, 3, INFLATION),
  ...crowd(charms, 3, CHARMS),
  ...crowd(inversion, 2, TWO),
  ...crowd(inversion, 4, INVERSION),
  ...crowd(escalation, 2, ESCALATION),
  ...crowd(escalation, 6, ESCALATION),
  ...crowd(cryptrick, 9, CRYPTRICK),
];

function crowd<G extends GameTypes>(game: Game<G>, players: number, moments: Moments<G>): Phase[] {
  const { curtain: _, ...others } = moments;
  return phasesOf(game, players, others, `${game.id} of ${players}`);
}
