import { giveStyles, inOwnTask } from './ownTask.ts';

/** What varies with the size of a table, and ends at every drawing (`drawing.css`). */
export const SIZES = [
  '--board-w',
  '--board-h',
  '--card-width',
  '--step',
  '--per-row',
  '--tilt',
  '--cw',
  '--screen',
  '--tile',
  '--rest',
  '--own-card',
  '--other-card',
  '--turned-card',
  '--follow-width',
  '--next-width',
  '--pad',
  '--sky',
  '--slab',
  '--slab-width',
  '--lap',
  '--count',
  '--old',
] as const;

/** What varies with the tone of a table. */
export const TONES = ['color', 'color-scheme'] as const;

/**
 * Lets a change reach the regions of a board, the children of its root, one after the other: each holds on to what it has inherited and lets
 * go in a task of its own. All at once, the browser would style the whole board in one task.
 */
export function changeByRegion(part: Element, inherited: readonly string[], change: () => void): void {
  const root = part.querySelector('.table-felt > *');
  const regions = [...(root?.children ?? [])] as HTMLElement[];
  const now = root && getComputedStyle(root);
  // All are read before the first is written: else each would be styled in between.
  const holds = regions.map((region) => {
    const own = getComputedStyle(region);
    const held = inherited.flatMap((name) => {
      const value = now?.getPropertyValue(name) ?? '';
      const follows = value === own.getPropertyValue(name) && region.style.getPropertyValue(name) === '';
      return value !== '' && follows ? [[name, value] as const] : [];
    });
    return { style: region.style, held };
  });
  for (const { style, held } of holds) {
    for (const [name, value] of held) style.setProperty(name, value);
  }
  change();
  giveStyles();
  for (const { style, held } of holds) {
    inOwnTask(() => {
      for (const [name] of held) style.removeProperty(name);
      giveStyles();
    });
  }
}
