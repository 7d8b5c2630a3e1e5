import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import type { GameName } from '../src/look/games.ts';
import { SHELF } from '../src/shelf/shelf.ts';
import { LEARNED } from './browser.ts';
import { PAGE } from './selectors.ts';

/**
 * Lays down settings, as if somebody had chosen them before. Nothing moves and bots hurry unless a pace is chosen: their pauses are for
 * people.
 * No card is played by itself unless that is chosen: whoever drives the page plays them all.
 */
export async function prepare(
  page: Page | BrowserContext,
  settings: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const still = settings.pace === undefined && { motion: 'off', pace: 'fast' };
  await page.addInitScript(
    ([chosen, learned]) => {
      localStorage.getItem('overtrick.settings') ??
        localStorage.setItem('overtrick.settings', JSON.stringify(chosen));
      localStorage.getItem('overtrick.lessons') ?? localStorage.setItem('overtrick.lessons', learned);
    },
    [{ language: 'en', autoPlay: false, soundOffered: true, ...still, ...settings }, LEARNED] as const,
  );
  await speakForTables(page, still !== false);
}

/**
 * Changes what the page tells its table workers: cards are dealt from a seed, so that they are the same every time, and where nothing
 * moves bots answer at once.
 */
async function speakForTables(page: Page | BrowserContext, hurried: boolean): Promise<void> {
  await page.addInitScript((hurry) => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function told(
      this: Worker,
      message: { t?: string; order?: object } | null,
      ...rest: unknown[]
    ) {
      let said = message;
      if (hurry && message?.t === 'pace') said = { ...message, ...{ factor: 0.01 } };
      if (message?.t === 'open' && message.order)
        said = { ...message, order: { seed: 'page', ...message.order } };
      Reflect.apply(postMessage, this, [said, ...rest]);
    };
  }, hurried);
}

/** Opens the home page with these settings. */
export async function openHome(page: Page, settings: Readonly<Record<string, unknown>> = {}): Promise<void> {
  await prepare(page, settings);
  await page.goto('./');
  await expect(page.locator('.game-box').last()).toBeVisible();
}

interface Company {
  readonly game?: GameName;
  readonly players?: number;
  /** How many of them are people around this device; the rest are novices. */
  readonly people?: number;
  /** The level of the table, where the game has some. */
  readonly level?: string | undefined;
  /** The cards are dealt from it, so that they are the same every time. */
  readonly seed?: string;
}

/** Sits down through the set-up screen: alone against two novices at Inflation!, if nothing else is said. */
export async function sitDown(
  page: Page,
  { game = 'inflation', players = 3, people = 1, level, seed = 'page' }: Company = {},
): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/setup/${game}?seed=${seed}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(SHELF[game].name.en);
  await page.getByRole('radio', { name: String(players), exact: true }).check();
  for (let seat = 1; seat <= players; seat++) {
    const who = seat <= people ? 'human' : 'novice';
    await page.getByLabel(`Who sits on seat ${seat}`).selectOption(who);
  }
  if (level) await page.getByRole('radio', { name: level }).check();
  await page.getByRole('button', { name: 'Start the match' }).click();
}

/** Something on the page that can be touched. */
interface Spot {
  readonly selector: string;
  readonly nth: number;
  readonly x: number;
  readonly y: number;
}

/** This person is asked, a deal or the match is over, or the device goes to somebody else. */
export type Moment = 'mine' | 'deal' | 'over' | 'curtain';

/** What a table shows. */
interface Sight {
  /** How many events the page has been told of; −1 where no table is seen. */
  readonly position: number;
  /** Null while others are to act. */
  readonly moment: Moment | null;
  readonly go: readonly Spot[];
  readonly choices: readonly Spot[];
  readonly cards: readonly Spot[];
}

/**
 * Looks at the table, in one short task of the page. Whoever has seen it before looks again and again until it shows something
 * else, or for a second; who is impatient taps the table meanwhile, so that it goes on.
 */
const look = (
  page: Page,
  { before, interval = 40, impatient = false }: { before?: Sight } & Partial<Hand> = {},
): Promise<Sight> =>
  page.evaluate(
    async ([at, seen, pause, taps]) => {
      const here = (selector: string): boolean => document.querySelector(selector) !== null;
      const all = (selector: string): Spot[] =>
        [...document.querySelectorAll(selector)].map((each, nth) => {
          const { left, top, width, height } = each.getBoundingClientRect();
          // A card in a fan is covered by the next one, but not at its corner.
          return { selector, nth, x: left + Math.min(width / 2, 22), y: top + Math.min(height / 2, 30) };
        });
      const moments = { over: at.over, deal: at.nextDeal, curtain: at.curtain, mine: at.mine } as const;
      const names = Object.keys(moments) as (keyof typeof moments)[];
      for (const end = performance.now() + 1_000; ; await new Promise((next) => setTimeout(next, pause))) {
        const sight = {
          position: Number(document.querySelector<HTMLElement>(at.table)?.dataset.position ?? -1),
          moment: names.find((name) => here(moments[name])) ?? null,
          go: all(at.go),
          choices: all(at.choice),
          cards: all(at.free),
        };
        if (seen === null || JSON.stringify(sight) !== seen || performance.now() > end) return sight;
        if (taps && here(at.behind)) document.querySelector<HTMLElement>(at.board)?.click();
      }
    },
    [PAGE, before ? JSON.stringify(before) : null, interval, impatient] as const,
  );

/** How somebody plays: how they touch, how often they look, and how long they hesitate, in milliseconds; and whether they tap to go on. */
export interface Hand {
  readonly touch: (page: Page, spot: Spot) => Promise<void>;
  readonly interval: number;
  readonly hesitates: number;
  readonly impatient: boolean;
}

/** Clicks as a person does who sees what is there: nothing that is covered or moves. */
export const CLICKS: Hand = {
  touch: (page, { selector, nth }) => page.locator(selector).nth(nth).click(),
  interval: 40,
  hesitates: 0,
  impatient: true,
};

/** Without the pointer, for matches of hundreds of decisions. */
export const QUICK: Hand = {
  touch: (page, { selector, nth }) =>
    page.evaluate(([all, at]) => document.querySelectorAll<HTMLElement>(all)[at]?.click(), [
      selector,
      nth,
    ] as const),
  interval: 40,
  hesitates: 0,
  impatient: true,
};

/** As a finger does, with few and short looks: each is a task of the page, and would be measured too. */
export const FINGER: Hand = {
  touch: (page, { x, y }) => page.mouse.click(x, y, { delay: 70 }),
  interval: 120,
  hesitates: 250,
  impatient: false,
};

/** Looks until the table fits; null when it does not in time. */
async function until(
  page: Page,
  fits: (sight: Sight) => boolean,
  { interval, impatient }: Hand = CLICKS,
  patience = 40_000,
): Promise<Sight | null> {
  const end = Date.now() + patience;
  for (let sight = await look(page); ; sight = await look(page, { before: sight, interval, impatient })) {
    if (fits(sight)) return sight;
    if (Date.now() > end) return null;
  }
}

/** Waits for the next moment in which somebody has to do something here. */
export async function nextMoment(page: Page, hand = CLICKS): Promise<Moment> {
  const sight = await until(page, ({ moment }) => moment !== null, hand);
  if (!sight?.moment) throw new Error('nothing is asked, and nothing is over');
  return sight.moment;
}

/** Taps the table if it lets people look at something, or if something waits to be shown. */
export const goOn = (page: Page): Promise<void> =>
  page.evaluate(
    ([behind, board]) => {
      if (document.querySelector(behind)) document.querySelector<HTMLElement>(board)?.click();
    },
    [PAGE.behind, PAGE.board] as const,
  );

/** How many events the page has been told of; it changes with every decision. */
export const position = async (page: Page): Promise<number> => (await look(page)).position;

/** Waits until the page has been told of something since. */
export async function untilTold(page: Page, before: number): Promise<void> {
  const told = await until(page, (now) => now.position !== before);
  if (!told) throw new Error('nothing happens at the table');
}

/**
 * Chooses something legal, what the board offers or cards of the hand, until there is a button that says so. False where one tap
 * was enough: then it is taken.
 */
export async function choose(page: Page, turn: number, hand = CLICKS): Promise<boolean> {
  for (let step = 0; step < 12; step++) {
    const sight = await look(page);
    const { go, choices, cards, moment } = sight;
    if (go.length > 0) return true;
    if (step > 0 && moment !== 'mine') return false;
    // In some games cards and choices lead to the same decisions: both ways are tried.
    const byCard = choices.length === 0 || (step === 0 && turn % 2 === 1 && cards.length > 0);
    const among = byCard ? cards : choices;
    if (among.length === 0) throw new Error('no decision can be found');
    await page.waitForTimeout(hand.hesitates);
    await hand.touch(page, among[(7 * turn + 5 * step) % among.length]);
    const before = JSON.stringify(sight);
    await until(page, (now) => JSON.stringify(now) !== before, hand, 2_000);
  }
  throw new Error('no decision can be found');
}

/** Takes what is chosen, and waits until the table has. */
export async function take(page: Page, hand = CLICKS): Promise<void> {
  const { position: before, go } = await look(page);
  await hand.touch(page, go[0]);
  // Where several choose at once, somebody else's choice may come first; the own one clears the button.
  const taken = await until(page, (now) => now.position !== before && now.go.length === 0, hand);
  if (!taken) throw new Error('the decision was not taken');
}

/** Takes some legal decision. */
export async function decide(page: Page, turn: number, hand = CLICKS): Promise<void> {
  if (await choose(page, turn, hand)) await take(page, hand);
}

/** Plays on until a deal or the match is over, and says which. */
export async function playDeal(page: Page, hand = CLICKS): Promise<Moment> {
  for (let turn = 0; turn < 400; turn++) {
    const moment = await nextMoment(page, hand);
    if (moment !== 'mine') return moment;
    await decide(page, turn, hand);
  }
  throw new Error('the deal does not end');
}

/** Goes on after a deal. */
export async function dealNext(page: Page): Promise<void> {
  await page.locator(PAGE.nextDeal).click();
  await expect(page.locator(PAGE.result)).toHaveCount(0);
}

/** From the result of the last deal to the end of the match. Whoever only watches may be several tricks behind. */
export async function seeEnding(page: Page): Promise<void> {
  await page.locator(PAGE.final).click({ timeout: 90_000 });
  await expect(page.locator(PAGE.ending)).toBeVisible();
}

/** The focus is on what has come about, and the next step is the next stop. */
export async function expectResultRead(page: Page): Promise<void> {
  await expect(page.locator('.result h2')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('.result .go')).toBeFocused();
}

/** A card of the own hand by its place, from 0. */
export const cardAt = (page: Page, place: number): Locator =>
  page.locator(`${PAGE.card}[data-place="${place}"]`);

/** Walks along the hand with the arrows, as a person would. */
export async function walk(page: Page, from: number, to: number): Promise<void> {
  for (let step = from; step < to; step++) await page.keyboard.press('ArrowRight');
  await expect(cardAt(page, to)).toBeFocused();
}

/** Chooses the first card that may be played, with the keys alone. */
export async function chooseByKeys(page: Page): Promise<void> {
  const lively = Number(await page.locator(PAGE.lively).first().getAttribute('data-place'));
  // The digit takes the focus to the hand, and chooses the first card if that may be.
  await page.keyboard.press('1');
  await walk(page, 0, lively);
  if (lively > 0) await page.keyboard.press('Enter');
  await expect(page.locator(PAGE.go)).toHaveCount(1);
}

/** Waits until the browser has shown what it was last told. */
export const painted = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

/**
 * The focus is at the table. When what had it is gone the frame gives it on in an effect, so for some milliseconds the
 * body has it: a single look may come in between.
 */
export const expectFocusKept = (page: Page): Promise<void> =>
  expect(page.locator(`${PAGE.table} :focus`), 'the focus is kept').toHaveCount(1);

/** How much of the screen the board has. */
export const boardHeight = (page: Page): Promise<number> =>
  page.locator(PAGE.board).evaluate((board) => Math.round(board.getBoundingClientRect().height));

/** Nothing at a table scrolls. */
export async function expectNoScrolling(page: Page): Promise<void> {
  await painted(page);
  const { width, height, wide, high } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    height: document.documentElement.scrollHeight,
    wide: innerWidth,
    high: innerHeight,
  }));
  expect(width, 'the page is not wider than the screen').toBeLessThanOrEqual(wide);
  expect(height, 'the page is not higher than the screen').toBeLessThanOrEqual(high);
}

/** However large the text is, the page scrolls down and never sideways. */
export async function expectNoScrollingSideways(page: Page): Promise<void> {
  await painted(page);
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(beyond, 'the page is not wider than the screen').toBeLessThanOrEqual(0);
}
