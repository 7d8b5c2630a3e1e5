import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { inOwnTask, layOutSoon } from './ownTask.ts';

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
    measure(element);
    // A board of another size is styled and laid out in a task of its own, between the frame that brought it and the next.
    let finish = () => {};
    const observer = new ResizeObserver(() => {
      finish = inOwnTask(() => {
        measure(element);
        layOutSoon();
      });
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

function measure(felt: HTMLElement): void {
  const { width, height } = felt.getBoundingClientRect();
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  felt.style.setProperty('--board-w', `${width / 100}px`);
  felt.style.setProperty('--board-h', `${height / 100}px`);
  const screen = felt.closest<HTMLElement>('.table-screen') ?? felt;
  screen.dataset.within = WIDTHS.filter((most) => width <= most * rem)
    .map((most) => `${most}rem`)
    .join(' ');
}
