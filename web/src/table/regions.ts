import { afterFrame, giveStyles, inOwnTask, layOut } from '../app/ownTask.ts';

/** What varies with the size of a table, and ends at every drawing (`drawing.css`). */
export const SIZES = [
  '--board-w',
  '--board-h',
  '--card-width',
  '--step',
  '--per-row',
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
  '--own',
  '--words',
] as const;

/** What varies with the tone of a table. */
export const TONES = ['color', 'color-scheme'] as const;

/** How many changes are on their way over the board; `data-fitting` of the table says so to whoever measures it. */
let changes = 0;

/**
 * Lets a change reach the regions of a board, the children of its root, one after the other: each holds on to what it inherits, then the
 * whole changes, then each lets go, one a frame. All at once, the browser would style and paint the whole board in one task.
 */
export function changeByRegion(part: Element, inherited: readonly string[], change: () => void): void {
  const screen = part.closest<HTMLElement>('.table-screen');
  const root = part.querySelector('.table-felt > *');
  const regions = [...(root?.children ?? [])].filter((region) => region instanceof HTMLElement);
  const held: (() => void)[] = [];
  const inTurn = (work: () => void) => {
    inOwnTask(() => {
      work();
      giveStyles();
    });
  };
  const goOn = (at: number) => {
    const letGo = held[at];
    if (letGo) {
      const began = performance.now();
      letGo();
      layOut(began);
      afterFrame(() => goOn(at + 1));
    } else if (--changes === 0) screen?.removeAttribute('data-fitting');
  };
  changes++;
  screen?.setAttribute('data-fitting', '');
  for (const region of regions) inTurn(() => held.push(hold(region, inherited)));
  inTurn(change);
  if (regions.length === 0) inOwnTask(() => goOn(0));
  else afterFrame(() => goOn(0));
}

/** Keeps a region as it is until it lets go. What it says of itself follows from what it inherits. */
function hold(region: HTMLElement, inherited: readonly string[]): () => void {
  const { style, parentElement } = region;
  if (!parentElement) return () => {};
  const [around, own] = [getComputedStyle(parentElement), getComputedStyle(region)];
  const kept = inherited.flatMap((name) => {
    const value = around.getPropertyValue(name);
    const follows = own.getPropertyValue(name) === value && style.getPropertyValue(name) === '';
    return follows && value !== '' ? [[name, disguise(name, value)] as const] : [];
  });
  for (const [name, value] of kept) style.setProperty(name, value);
  return () => {
    for (const [name] of kept) style.removeProperty(name);
  };
}

/** The same size in other words: Chromium takes the same words at two places for one thing that has changed. */
function disguise(name: string, value: string): string {
  const same = `calc(1 * ${value})`;
  return name.startsWith('--') && CSS.supports('width', same) ? same : value;
}
