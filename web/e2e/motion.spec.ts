import { expect, type Page, test } from '@playwright/test';
import { PAGE } from '../driver/selectors.ts';
import { openHome, prepare, sitDown } from '../driver/table.ts';
import { PHASES } from './phases.ts';
import { sitDownAt } from './store.ts';

declare global {
  interface Window {
    /** How many motions have begun. */
    begun: number;
  }
}

/** Makes motions take so long that none ends by itself. */
const slowDown = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { animate } = Element.prototype;
    window.begun = 0;
    Element.prototype.animate = function slowed(this: Element, ...told: Parameters<typeof animate>) {
      const motion = animate.apply(this, told);
      motion.playbackRate = 0.01;
      window.begun++;
      return motion;
    };
  });

/** Sits down slowly at a phase with everything chosen. */
async function sitDownSlowly(page: Page, name: string, settings: object = {}): Promise<void> {
  await slowDown(page);
  await prepare(page, { pace: 'normal', ...settings });
  const phase = PHASES.find((each) => each.name === name);
  if (!phase) throw new Error(`no phase is called ${name}`);
  await sitDownAt(page, phase.match);
  await phase.touch?.(page);
  await expect(page.locator(PAGE.go)).toHaveCount(1);
}

/** Takes what is chosen, and waits until the table shows it. */
const takeIt = (page: Page): Promise<void> =>
  page.evaluate(
    ([go, table]) =>
      new Promise<void>((done) => {
        const screen = document.querySelector(table);
        const watch = new MutationObserver(() => done(watch.disconnect()));
        if (screen) watch.observe(screen, { attributeFilter: ['data-position'] });
        document.querySelector<HTMLElement>(go)?.click();
      }),
    [PAGE.go, PAGE.table] as const,
  );

test('whoever taps sees the next moment at once, and a card on its way goes on from where it is seen', async ({
  page,
}) => {
  await sitDownSlowly(page, 'inflation: a card is chosen');
  const { jump, left } = await page.evaluate(
    ([go, table, board]) =>
      new Promise<{ jump: number; left: number }>((done) => {
        const screen = document.querySelector(table);
        const seen = (key: string) => document.querySelector(`[data-key="${key}"]`)?.getBoundingClientRect();
        let key: string | null = null;
        let before: DOMRect | undefined;
        const look = () => {
          if (key !== null) before = seen(key);
          // Somebody else has played meanwhile.
          const waits = before && Number(screen?.getAttribute('data-behind')) > 0;
          if (waits) document.querySelector<HTMLElement>(board)?.click();
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
        const watch = new MutationObserver(() => {
          const all = [...document.querySelectorAll<HTMLElement>('[data-key]')];
          const own = all.find((thing) => thing.dataset.key === key);
          // First the own card begins to fly; the next moment comes while it does.
          if (!own || !before) {
            key = all.find((thing) => thing.getAnimations().length > 0)?.dataset.key ?? null;
            return;
          }
          const after = own.getBoundingClientRect();
          watch.disconnect();
          for (const motion of own.getAnimations()) motion.cancel();
          const home = own.getBoundingClientRect();
          const distance = (to: DOMRect) => Math.hypot(after.left - to.left, after.top - to.top);
          done({ jump: distance(before), left: distance(home) });
        });
        if (screen) watch.observe(screen, { attributeFilter: ['data-position'] });
        document.querySelector<HTMLElement>(go)?.click();
      }),
    [PAGE.go, PAGE.table, PAGE.board] as const,
  );
  expect(left, 'it was on its way').toBeGreaterThan(40);
  expect(jump, 'and did not jump').toBeLessThan(5);
});

test('a deal is dealt: every card of the hand comes from the deck, one after the other', async ({ page }) => {
  await slowDown(page);
  await openHome(page, { pace: 'normal' });
  await sitDown(page);
  await expect(page.locator(PAGE.card).first()).toBeAttached();
  const cards = await page.evaluate((card) => {
    const hand = [...document.querySelectorAll(card)].map((each) => each.closest('[data-dealt]'));
    return hand.map((each) => {
      const [motion] = each?.getAnimations() ?? [];
      const { delay = 0 } = motion?.effect?.getTiming() ?? {};
      return { isMoving: motion?.playState === 'running', delay };
    });
  }, PAGE.card);
  expect(cards.length).toBeGreaterThan(5);
  expect(cards.filter(({ isMoving }) => !isMoving)).toEqual([]);
  for (const [nth, { delay }] of cards.slice(1).entries()) expect(delay).toBeGreaterThan(cards[nth].delay);
});

test('every motion stays on the table and ends where the board has drawn things', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await sitDownSlowly(page, 'inversion: a swap is chosen');
  await takeIt(page);
  // In one task of the page: nobody plays in between.
  const { ends: moved, nearest } = await page.evaluate(() => {
    const things = [...document.querySelectorAll<HTMLElement>('[data-key]')];
    const moving = things.filter((thing) => thing.getAnimations().length > 0);
    const places = () => moving.map((thing) => thing.getBoundingClientRect());
    const sides: number[] = [];
    for (let part = 0; part < 1; part += 1 / 32) {
      for (const motion of document.getAnimations()) {
        motion.pause();
        motion.currentTime = part * Number(motion.effect?.getComputedTiming().endTime);
      }
      for (const { left, right } of places()) sides.push(left, innerWidth - right);
    }
    for (const motion of document.getAnimations()) {
      motion.pause();
      motion.currentTime = Number(motion.effect?.getComputedTiming().endTime) - 0.001;
    }
    const arriving = places();
    for (const motion of document.getAnimations()) motion.cancel();
    const ends = places().map(({ left, top, width }, at) => ({
      key: moving[at].dataset.key,
      away: Math.hypot(left - arriving[at].left, top - arriving[at].top),
      larger: Math.abs(width - arriving[at].width),
    }));
    return { ends, nearest: Math.min(...sides) };
  });
  expect(moved.length, 'two cards trade places').toBeGreaterThan(1);
  expect(nearest, 'from the side of the screen').toBeGreaterThan(-0.5);
  for (const { key, away, larger } of moved) {
    expect(away, `${key} is home`).toBeLessThan(1);
    expect(larger, `${key} is as large as it will be`).toBeLessThan(1);
  }
});

test('a tower that is taken falls, and nothing of it stays behind', async ({ page }) => {
  await sitDownSlowly(page, 'escalation: about to take');
  await takeIt(page);
  const falling = page.locator('[data-gone]');
  expect(await falling.count()).toBeGreaterThan(0);
  await page.evaluate(() => {
    for (const motion of document.getAnimations()) motion.finish();
  });
  await expect(falling).toHaveCount(0);
});

test('taking back stops everything', async ({ page }) => {
  await sitDownSlowly(page, 'escalation: about to take');
  await takeIt(page);
  expect((await page.locator('[data-gone]').count()) > 0).toBe(true);
  // To take a pile shows nothing new, so nobody is asked.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('[data-gone]')).toHaveCount(0);
  const moving = await page.evaluate(
    () =>
      [...document.querySelectorAll('[data-key]')].filter((thing) => thing.getAnimations().length > 0).length,
  );
  expect(moving).toBe(0);
});

for (const name of ['inversion: a swap is chosen', 'escalation: about to take'] as const) {
  test(`whoever wants less motion sees what is new fade in, and nothing fly: ${name}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await sitDownSlowly(page, name);
    await takeIt(page);
    expect(await page.evaluate(changedBy)).not.toContainEqual(expect.not.stringMatching(/^opacity$/));
    await expect(page.locator('[data-gone]')).toHaveCount(0);
  });

  test(`with motion off there is none: ${name}`, async ({ page }) => {
    await sitDownSlowly(page, name, { motion: 'off' });
    await takeIt(page);
    expect(await page.evaluate(() => window.begun)).toBe(0);
    expect(await page.evaluate(() => document.getAnimations().length), 'also none of a style sheet').toBe(0);
    await expect(page.locator('[data-gone]')).toHaveCount(0);
  });
}

/** Every property that some motion changes now. */
const changedBy = (): string[] =>
  document
    .getAnimations()
    .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
    .flatMap(({ offset, computedOffset, easing, composite, ...properties }) => Object.keys(properties));
