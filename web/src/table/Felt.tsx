import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { inOwnTask, layOut } from '../app/ownTask.ts';
import { changeByRegion, SIZES } from './regions.ts';

/** Widths in rem at which a board may change its plan; larger text makes the same screen narrower. */
const WIDTHS = [17, 18, 20, 24, 44, 46] as const;

/**
 * What a board lies on. It tells the style sheets its size: `--board-w` and `--board-h` are a hundredth of it, and
 * `data-within` of the whole table has the widths that it does not exceed. A CSS size container would say the same, but then every card that
 * comes or goes makes the browser style and lay out the whole board anew.
 */
export function Felt({ children }: { readonly children: ReactNode }) {
  const felt = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = felt.current;
    if (!element) return;
    fitFelt(element);
    // Fitted in a task of its own, between the frame that brought another size and the next.
    let finish = () => {};
    const observer = new ResizeObserver(() => {
      finish = inOwnTask(() => fitFelt(element));
    });
    observer.observe(element);
    return () => {
      finish();
      observer.disconnect();
    };
  }, []);
  return (
    <div ref={felt} className="table-felt">
      {children}
    </div>
  );
}

/** What each felt has been told, or will be in a moment. */
const lastTold = new WeakMap<HTMLElement, string>();

/** Tells a felt the size it has, if it does not know it yet. */
export function fitFelt(felt: HTMLElement): void {
  const { width, height } = felt.getBoundingClientRect();
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const within = WIDTHS.filter((most) => width <= most * rem)
    .map((most) => `${most}rem`)
    .join(' ');
  const screen = felt.closest<HTMLElement>('.table-screen') ?? felt;
  const size = { '--board-w': `${width / 100}px`, '--board-h': `${height / 100}px` };
  const say = () => {
    for (const [name, value] of Object.entries(size)) felt.style.setProperty(name, value);
    screen.dataset.within = within;
  };
  const told = [...Object.values(size), within].join();
  if (lastTold.get(felt) === told) return;
  if (!lastTold.has(felt)) say();
  else {
    changeByRegion(felt, SIZES, say);
    inOwnTask(() => layOut());
  }
  lastTold.set(felt, told);
}
