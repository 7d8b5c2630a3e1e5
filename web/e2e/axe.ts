import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Everything that axe finds against WCAG 2.2 AA, in words. */
export async function findings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    const { violations } = await axe.run(document, {
      runOnly: tags,
      // Axe still calls it an experiment; who says aloud what a button shows must be understood (WCAG 2.5.3).
      rules: { 'label-content-name-mismatch': { enabled: true } },
    });
    // Where a page has scrolled, something always lies half under its bar; who wants to touch it scrolls on.
    const edge = document.querySelector('.page-head')?.getBoundingClientRect().bottom ?? 0;
    const liesUnderBar = (target: unknown): boolean => {
      const top = document.querySelector(String(target))?.getBoundingClientRect().top ?? edge;
      return scrollY > 0 && top < edge;
    };
    return violations.flatMap(({ id, nodes }) => {
      const faults = id === 'target-size' ? nodes.filter(({ target }) => !liesUnderBar(target[0])) : nodes;
      const words = faults.map(({ html, any }) => `${html.slice(0, 120)} ${any[0]?.message ?? ''}`);
      return words.length > 0 ? [`${id}: ${words.join(' | ')}`] : [];
    });
  });
}
