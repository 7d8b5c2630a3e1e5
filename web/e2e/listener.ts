import { expect, type Page } from '@playwright/test';
import { goOn } from '../driver/table.ts';

/** A button as a screen reader names it, within the nearest group or region that has a name. */
interface Button {
  readonly within: { readonly role: 'group' | 'region'; readonly name: string } | null;
  readonly name: string;
  readonly disabled: boolean;
  readonly pressed: boolean;
}

/** What somebody who sees nothing knows of the page: buttons by name, the question's heading and what was said. */
interface Heard {
  readonly buttons: readonly Button[];
  readonly headings: readonly string[];
  readonly status: string;
}

const LINE =
  /^(?<indent> *)- '?(?<role>\w+)(?: "(?<name>(?:[^"\\]|\\.)*)")?(?<marks>(?: \[[^\]]*\])*)'?(?:: (?<text>.*))?:?$/;

/** Reads the page through its accessibility tree alone. */
export async function listen(page: Page): Promise<Heard> {
  const buttons: Button[] = [];
  const headings: string[] = [];
  let status = '';
  const open: { indent: number; within: Button['within'] }[] = [];
  for (const line of (await page.locator('body').ariaSnapshot()).split('\n')) {
    const found = LINE.exec(line)?.groups;
    if (!found) continue;
    const { role, name = '', marks = '', text = '' } = found;
    const indent = found.indent.length;
    while (open.length > 0 && open[open.length - 1].indent >= indent) open.pop();
    if ((role === 'group' || role === 'region') && name) open.push({ indent, within: { role, name } });
    if (role === 'heading' && marks.includes('level=2')) headings.push(name);
    if (role === 'status' && text) status = text.replace(/^"(.*)"$/, '$1');
    if (role === 'button')
      buttons.push({
        within: open[open.length - 1]?.within ?? null,
        name,
        disabled: marks.includes('[disabled]'),
        pressed: marks.includes('[pressed]'),
      });
  }
  return { buttons, headings, status };
}

/** Presses a button that was heard of: by role and name, one of several equal ones. */
export async function pressHeard(page: Page, { within, name }: Button, copy = 0): Promise<void> {
  const where = within ? page.getByRole(within.role, { name: within.name, exact: true }).first() : page;
  await where.getByRole('button', { name, exact: true }).nth(copy).press('Enter');
}

/** Collects every text that a live region speaks from now on. */
export async function recordSpeech(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const spoken: string[] = [];
    Object.assign(globalThis, { spoken });
    const hear = () => {
      const said = document.querySelector('main [role="status"]')?.textContent ?? '';
      if (said && said !== spoken[spoken.length - 1]) spoken.push(said);
    };
    hear();
    new MutationObserver(hear).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  return () => page.evaluate(() => (globalThis as unknown as { spoken: string[] }).spoken);
}

/** Waits until what is heard meets a wish, and gives it; goes on whenever the table would let people look. */
export async function untilHeard(page: Page, wish: (heard: Heard) => boolean): Promise<Heard> {
  let heard = await listen(page);
  await expect(async () => {
    await goOn(page);
    heard = await listen(page);
    expect(wish(heard), heard.status).toBe(true);
  }).toPass({ intervals: [50, 50, 100, 200], timeout: 30_000 });
  return heard;
}
