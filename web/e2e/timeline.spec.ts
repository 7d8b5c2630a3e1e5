import { expect, type Page, test } from '@playwright/test';
import { PAGE } from '../driver/selectors.ts';
import { CLICKS, decide, nextMoment, openHome, sitDown } from '../driver/table.ts';

/** Somebody who never taps to go on. */
const PATIENT = { ...CLICKS, impatient: false } as const;

/** What is drawn in one frame of the browser. */
interface Frame {
  readonly position: number;
  /** Cards on their way. */
  readonly flying: number;
  /** The question, what happened last, and what a screen reader is told. */
  readonly said: string;
  /** Something is chosen and not yet played. */
  readonly chosen: boolean;
  /** Tags and verdicts on the board. */
  readonly tags: string;
}

const SAID = '.question-asked, .question-more, main [role="status"]';
const TAGS =
  '.inf-lane-chip, .inf-lanes-where, .cha-chip, .cha-middle-says, .inv-chip, .inv-why, .inv-race, .esc-target-above, .esc-pile-count, .esc-sky-count, .cry-badge, .cry-so-far, .cry-placed, .cry-sum';

/** Looks at every frame that the browser draws from now on; gives all that differ from the one before. */
async function watch(page: Page): Promise<() => Promise<Frame[]>> {
  await page.evaluate(
    ([table, said, tags, go]) => {
      const frames: Frame[] = [];
      Object.assign(globalThis, { frames });
      const text = (selector: string) =>
        [...document.querySelectorAll(selector)].map((each) => each.textContent).join(' | ');
      const isFlying = (thing: Element) =>
        thing
          .getAnimations()
          .some(
            ({ effect }) =>
              effect instanceof KeyframeEffect && effect.getKeyframes().some((at) => at.translate),
          );
      const look = () => {
        const frame = {
          position: Number(document.querySelector<HTMLElement>(table)?.dataset.position ?? -1),
          flying: [...document.querySelectorAll(`${table} [data-key], [data-gone]`)].filter(isFlying).length,
          said: text(said),
          chosen: document.querySelector(go) !== null,
          tags: text(tags),
        };
        if (JSON.stringify(frame) !== JSON.stringify(frames.at(-1))) frames.push(frame);
        requestAnimationFrame(look);
      };
      look();
    },
    [PAGE.table, SAID, TAGS, PAGE.go] as const,
  );
  return () => page.evaluate(() => (globalThis as unknown as { frames: Frame[] }).frames);
}

const GAMES = [
  { game: 'inflation', players: 3, tag: [] },
  { game: 'charms', players: 3, tag: ['@long'] },
  { game: 'inversion', players: 3, tag: [] },
  { game: 'escalation', players: 3, tag: ['@long'] },
  { game: 'cryptrick', players: 6, tag: ['@long'] },
] as const;

for (const { game, players, tag } of GAMES) {
  test(`nothing is said before its card has landed: ${game}`, { tag: [...tag] }, async ({ page }) => {
    await openHome(page, { pace: 'fast' });
    await sitDown(page, { game, players });
    await nextMoment(page);
    const frames = await watch(page);
    for (let turn = 0; turn < 4; turn++) {
      if ((await nextMoment(page, PATIENT)) !== 'mine') break;
      await decide(page, turn, PATIENT);
    }
    const seen = await frames();
    let landings = 0;
    for (const [at, frame] of seen.entries()) {
      const before = seen[at - 1];
      if (!before || frame.flying === 0) continue;
      const isNew = before.position !== frame.position;
      if (isNew) landings++;
      // What is said of an own choice changes with the choice; of what happens nothing is said until everything lies.
      if (!before.chosen && !frame.chosen)
        expect(frame.said, `said while ${frame.flying} fly`).toBe(before.said);
      // A new moment takes the tags of the last one away, and shows none of its own.
      if (!isNew && before.flying > 0)
        expect(frame.tags, `shown while ${frame.flying} fly`).toBe(before.tags);
    }
    const told = new Set(seen.map(({ said }) => said)).size;
    expect(told, 'but then it is').toBeGreaterThan(landings);
    expect(landings, 'cards flew').toBeGreaterThan(2);
  });
}

/** Plays on until a trick of Inversion is finished and told. */
async function finishTrick(page: Page): Promise<void> {
  for (let turn = 0; turn < 12; turn++) {
    if ((await nextMoment(page, PATIENT)) !== 'mine') break;
    await decide(page, turn, PATIENT);
    const moment = page.locator(`${FINISHED}, ${PAGE.mine}`).first();
    await moment.waitFor();
    if ((await page.locator(FINISHED).count()) > 0) return;
  }
  throw new Error('no trick is finished');
}

const FINISHED = '.inv[data-settling]:has(.inv-chip)';

test('with less motion and quick bots a finished trick stays as long, and a tap goes on', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHome(page, { pace: 'fast' });
  await sitDown(page, { game: 'inversion', players: 2 });
  // Both clocks are the page's, and the hold began before this one: whatever the machine does, this one ends first.
  const stayed = page.evaluate(
    (finished) =>
      new Promise<boolean>((done) => {
        const look = () => {
          const trick = document.querySelector(finished);
          if (!trick) return requestAnimationFrame(look);
          return setTimeout(() => done(document.querySelector(finished) !== null), 1_400);
        };
        look();
      }),
    FINISHED,
  );
  await finishTrick(page);
  expect(await stayed, 'after 1.4 seconds').toBe(true);
  await finishTrick(page);
  await page.locator(PAGE.board).click({ position: { x: 4, y: 4 } });
  await expect(page.locator(FINISHED)).toHaveCount(0);
});

test('whoever wants to be waited for goes on by a button, a tap or a key', async ({ page }) => {
  await openHome(page, { pace: 'fast', motion: 'off', waitForMe: true });
  await sitDown(page, { game: 'inversion', players: 2 });
  const goOn = page.getByRole('button', { name: 'Go on' });
  for (const way of [
    () => goOn.click(),
    () => page.locator(PAGE.board).click({ position: { x: 4, y: 4 } }),
    () => page.keyboard.press('Enter'),
  ]) {
    await finishTrick(page);
    await expect(goOn).toBeVisible();
    await way();
    await expect(page.locator(FINISHED)).toHaveCount(0);
    await expect(goOn).toHaveCount(0);
  }
});
