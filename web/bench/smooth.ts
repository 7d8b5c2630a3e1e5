import type { Browser, Page } from '@playwright/test';
import { visit } from '../driver/browser.ts';
import { openTable, start } from '../driver/friends.ts';
import { PAGE } from '../driver/selectors.ts';
import { FINGER, playDeal } from '../driver/table.ts';
import type { GameName } from '../src/look/games.ts';
import { SHELF } from '../src/shelf/shelf.ts';

export interface Smoothness {
  /** The longest task of the main thread from the table's first paint to the end of the first deal. */
  readonly longestTask: number;
  /** The same, as far as the processor worked on it: on a busy machine a task also waits for its turn. */
  readonly longestWork: number;
  /** The slowest interaction in that time, from the touch to the next paint. */
  readonly inp: number;
  /** The same for the touch that opened the table. */
  readonly opening: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

/** What the page notes in the trace: the table has been painted, and so has the result of its first deal. */
const BEGIN = 'table painted';
const END = 'result painted';

/** How somebody comes to a table: what they do before, and the touch that opens it. */
export interface Way {
  before?(page: Page): Promise<unknown>;
  open(page: Page): Promise<void>;
}

/** Against bots of this browser. */
export const local = (game: GameName): Way => ({
  open: (page) => page.getByRole('button', { name: `Play now: ${SHELF[game].name.en}` }).click(),
});

/** Against bots of a server. */
export const online = (game: GameName): Way => ({
  before: (page) => openTable(page, 'Ann', { game, seats: SHELF[game].usual, bots: SHELF[game].usual - 1 }),
  open: start,
});

/** Plays one deal at normal speed on a processor that is four times slower, and looks at the main thread. */
export async function measureDeal(browser: Browser, address: string, way: Way): Promise<Smoothness> {
  const page = await visit(browser, address, { language: 'en' });
  await way.before?.(page);
  await watchInteractions(page);
  await markPaints(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await browser.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline', 'blink.user_timing'],
  });
  await way.open(page);
  await page.locator(PAGE.table).waitFor({ timeout: 30_000 });
  await playDeal(page, FINGER);
  for (let painted = false; !painted; await page.waitForTimeout(100)) {
    painted = await page.evaluate((name) => performance.getEntriesByName(name).length > 0, END);
  }
  const trace: unknown = JSON.parse((await browser.stopTracing()).toString('utf8'));
  const { painted, interactions } = await page.evaluate(
    (name) => ({
      painted: performance.getEntriesByName(name)[0].startTime,
      interactions: window.interactions,
    }),
    BEGIN,
  );
  const slowest = (before: boolean) =>
    Math.max(
      0,
      ...interactions.filter(({ start }) => start < painted === before).map(({ duration }) => duration),
    );
  await page.context().close();
  return { ...longest(trace), inp: slowest(false), opening: slowest(true) };
}

/** Notes when the table and the result of its deal have been painted: a message from a frame arrives after its paint. */
const markPaints = (page: Page): Promise<void> =>
  page.evaluate(
    (awaited) => {
      new MutationObserver((_changes, observer) => {
        while (awaited.length > 0 && document.querySelector(awaited[0][0])) {
          const [[, name]] = awaited.splice(0, 1);
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => performance.mark(name);
            port2.postMessage(null);
          });
        }
        if (awaited.length === 0) observer.disconnect();
      }).observe(document.body, { childList: true, subtree: true });
    },
    [
      [PAGE.table, BEGIN],
      [PAGE.result, END],
    ],
  );

declare global {
  interface Window {
    interactions: { readonly start: number; readonly duration: number }[];
  }
}

/** Notes every interaction on the page itself. */
const watchInteractions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.interactions = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('interactionId' in entry) || !entry.interactionId) continue;
        window.interactions.push({ start: entry.startTime, duration: entry.duration });
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });

function longest(trace: unknown): Pick<Smoothness, 'longestTask' | 'longestWork'> {
  const { traceEvents } = trace as { traceEvents: readonly TraceEvent[] };
  const begin = traceEvents.find(({ name }) => name === BEGIN);
  const end = traceEvents.find(({ name }) => name === END);
  if (!begin || !end) throw new Error('the trace does not say when the table was painted');
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid, ts }) =>
      name === 'RunTask' &&
      ph === 'X' &&
      pid === begin.pid &&
      tid === begin.tid &&
      begin.ts <= ts &&
      ts <= end.ts,
  );
  return {
    longestTask: Math.max(0, ...tasks.map(({ dur }) => (dur ?? 0) / 1000)),
    longestWork: Math.max(0, ...tasks.map(({ tdur }) => (tdur ?? 0) / 1000)),
  };
}
