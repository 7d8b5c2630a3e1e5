import { useLayoutEffect, useRef } from 'react';
import type { BoardProps } from '../games/board.ts';
import { useModule } from './TableContext.tsx';
import { T } from './words.ts';

/**
 * Where a board lies. It tells the board's style sheets how large it is: `--board-w` and `--board-h` are a hundredth of it. The units
 * of a CSS size container (`cqw`, `cqh`) would say the same, but then Chromium styles the whole board again whenever a card comes or
 * goes, which made every touch several times as slow.
 */
export function BoardSlot(props: BoardProps) {
  const { Board } = useModule();
  const felt = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = felt.current;
    if (!element) return;
    const measure = () => {
      element.style.setProperty('--board-w', `${element.clientWidth / 100}px`);
      element.style.setProperty('--board-h', `${element.clientHeight / 100}px`);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <section className="table-board" aria-label={props.talk.say(T.board)}>
      <div ref={felt} className="table-felt">
        <Board {...props} />
      </div>
    </section>
  );
}
