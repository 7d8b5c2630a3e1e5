import { setTimeout } from 'node:timers/promises';
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

/** What the table shows: where the match stands, and whether it asks this person or has a result. */
interface Glance {
  readonly position: string;
  readonly mine: boolean;
  readonly result: boolean;
}

/** The same with the places that can be touched. */
interface Sight extends Glance {
  readonly go: Point | null;
  readonly choices: readonly Point[];
  readonly lively: readonly Point[];
}

declare global {
  interface Window {
    glance: () => string;
    look: () => string;
  }
}

/**
 * Looks at the table by two functions that stay in the page and answer with one string.
 * The browser driver's own ways search, wait and wrap their answers on the main thread: they took
 * a third of all memory that a deal asked for, and would be measured as the app's.
 */
interface Eyes {
  readonly glance: () => Promise<Glance>;
  readonly look: () => Promise<Sight>;
}

async function openEyes(page: Page): Promise<Eyes> {
  await page.evaluate(
    (selectors) => {
      window.glance = () => {
        const position = document.querySelector<HTMLElement>('.table-screen')?.dataset.position ?? '';
        const mine = document.querySelector('.table-screen:not([data-behind]) .question[data-mine]');
        const result = document.querySelector('.result');
        return JSON.stringify({ position, mine: mine !== null, result: result !== null });
      };
      window.look = () => {
        const [go, choices, lively] = selectors.map((selector) =>
          [...document.querySelectorAll(selector)].map((each) => {
            const { left, top, width, height } = each.getBoundingClientRect();
            // A card in a fan is covered by the next one, but not at its corner.
            return { x: left + Math.min(width / 2, 22), y: top + Math.min(height / 2, 30) };
          }),
        );
        return JSON.stringify({ go: go[0] ?? null, choices, lively });
      };
    },
    [GO, CHOICES, LIVELY],
  );
  const devtools = await page.context().newCDPSession(page);
  const ask = async (expression: string): Promise<string> => {
    const { result } = await devtools.send('Runtime.evaluate', { expression, returnByValue: true });
    return String(result.value);
  };
  return {
    glance: async () => JSON.parse(await ask('glance()')),
    look: async () => ({ ...JSON.parse(await ask('glance()')), ...JSON.parse(await ask('look()')) }),
  };
}

/** Asks again and again until the answer fits, or for so long. */
async function until<T>(ask: () => Promise<T>, fits: (answer: T) => boolean, patience = 60_000): Promise<T> {
  for (const end = Date.now() + patience; ; await setTimeout(LOOK)) {
    const answer = await ask();
    if (fits(answer) || Date.now() > end) return answer;
  }
}

/** Plays the first deal of the match on the table by clicks; anything legal will do. */
export async function playDeal(page: Page): Promise<void> {
  const eyes = await openEyes(page);
  for (let turn = 0; turn < 400; turn++) {
    const { position, result } = await until(eyes.glance, (seen) => seen.mine || seen.result);
    if (result) return;
    await setTimeout(REACT);
    await choose(page, eyes, turn);
    await until(eyes.glance, (seen) => seen.position !== position);
  }
  throw new Error('the deal did not end');
}

/** Touches choices and cards until the button that takes the decision appears, and takes it. */
async function choose(page: Page, eyes: Eyes, turn: number): Promise<void> {
  const first = await eyes.look();
  let sight = first;
  for (let touch = 0; touch < 8; touch++) {
    const { go, choices, lively, position } = sight;
    if (position !== first.position) return;
    const among = lively.length > 0 ? lively : choices;
    const at = go ?? among[turn % Math.max(1, among.length)];
    if (at) await press(page, at);
    if (go) return;
    const before = JSON.stringify(sight);
    sight = await until(eyes.look, (seen) => JSON.stringify(seen) !== before, 2_000);
  }
}

const press = (page: Page, { x, y }: Point): Promise<void> => page.mouse.click(x, y, { delay: PRESS });
