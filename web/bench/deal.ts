import type { Page } from '@playwright/test';

/** How long a finger or a mouse button stays down. */
const PRESS = 70;
/** How often the page is looked at. Each look is a task of the page, so that it is short and there are few. */
const LOOK = 120;
/** Nobody touches a card in the moment in which it may be touched. */
const REACT = 250;

const CHOICES = '.table-own [data-choice], .table-own .choice, .table-board [data-choice]';
const LIVELY = '.hand-card[aria-disabled="false"][aria-pressed="false"]';
const GO = '.question .go';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What the table shows: the result, or what can be touched when it is this person's turn. */
interface Sight {
  readonly position: string;
  readonly mine: boolean;
  readonly result: boolean;
  readonly go: Point | null;
  readonly choices: readonly Point[];
  readonly lively: readonly Point[];
}

/** Looks at the table once. The browser's own tools for it search, wait and watch on the main thread, which would be measured too. */
async function look(page: Page): Promise<Sight> {
  const { places, ...sight } = await page.evaluate(
    (selectors) => ({
      position: document.querySelector<HTMLElement>('.table-screen')?.dataset.position ?? '',
      mine: document.querySelector('.table-screen:not([data-behind]) .question[data-mine]') !== null,
      result: document.querySelector('.result') !== null,
      places: selectors.map((selector) =>
        [...document.querySelectorAll(selector)].map((each) => {
          const { left, top, width, height } = each.getBoundingClientRect();
          // A card in a fan is covered by the next one, but not at its corner.
          return { x: left + Math.min(width / 2, 22), y: top + Math.min(height / 2, 30) };
        }),
      ),
    }),
    [GO, CHOICES, LIVELY],
  );
  const [go, choices, lively] = places;
  return { ...sight, go: go[0] ?? null, choices, lively };
}

/** Looks until the table fits, or for so long. */
async function until(page: Page, fits: (sight: Sight) => boolean, patience = 60_000): Promise<Sight> {
  for (const end = Date.now() + patience; ; await page.waitForTimeout(LOOK)) {
    const sight = await look(page);
    if (fits(sight) || Date.now() > end) return sight;
  }
}

/** Plays the first deal of the match on the table by clicks; anything legal will do. */
export async function playDeal(page: Page): Promise<void> {
  for (let turn = 0; turn < 400; turn++) {
    const sight = await until(page, ({ mine, result }) => mine || result);
    if (sight.result) return;
    await page.waitForTimeout(REACT);
    await choose(page, turn, await look(page));
    await until(page, ({ position }) => position !== sight.position);
  }
  throw new Error('the deal did not end');
}

/** Touches choices and cards until the button that takes the decision appears, and takes it. */
async function choose(page: Page, turn: number, first: Sight): Promise<void> {
  let sight = first;
  for (let touch = 0; touch < 8; touch++) {
    const { go, choices, lively, position } = sight;
    if (position !== first.position) return;
    const among = lively.length > 0 ? lively : choices;
    const at = go ?? among[turn % Math.max(1, among.length)];
    if (at) await press(page, at);
    if (go) return;
    sight = await until(page, (each) => JSON.stringify(each) !== JSON.stringify(sight), 2_000);
  }
}

const press = (page: Page, { x, y }: Point): Promise<void> => page.mouse.click(x, y, { delay: PRESS });
