import { type MatchEvent, settledBy } from '@overtrick/engine';
import { memo, useEffect, useMemo, useRef } from 'react';
import { useTable } from '../table/TableContext.tsx';
import { T } from '../table/words.ts';
import { W } from './words.ts';

type JumpLogProps = {
  readonly record: readonly MatchEvent[];
  readonly at: number;
  readonly onJump: (at: number) => void;
};

/** The whole match in plain words; every line is a way to its position. */
export function JumpLog({ record, at, onJump }: JumpLogProps) {
  const { talk, module } = useTable();
  const list = useRef<HTMLOListElement>(null);
  const lines = useMemo(
    () =>
      record.map((event, index) => ({
        position: index + 1,
        deal: event.t === 'deal',
        settled: settledBy(module.game, event) !== null,
        text:
          event.t === 'deal'
            ? talk.say(T.dealt, { deal: event.deal + 1 })
            : module.words.event(event, talk, record.slice(0, index)),
      })),
    [record, talk, module],
  );
  useEffect(() => {
    // Once the sheet around it is open and the lines have their places.
    const frame = requestAnimationFrame(() => {
      const box = list.current;
      const now = box?.querySelector<HTMLElement>(`[data-at="${at}"]`);
      if (box && now && lines.length > 0) box.scrollTop = now.offsetTop - box.clientHeight / 2;
    });
    return () => cancelAnimationFrame(frame);
  }, [at, lines]);
  return (
    <ol ref={list} className="log jump-log" aria-label={talk.say(W.log)}>
      {lines
        .filter(({ text }) => text !== '')
        .map((line) => (
          <Line key={line.position} {...line} now={line.position === at} onJump={onJump} />
        ))}
    </ol>
  );
}

type LineProps = {
  readonly position: number;
  readonly deal: boolean;
  readonly settled: boolean;
  readonly text: string;
  readonly now: boolean;
  readonly onJump: (at: number) => void;
};

const Line = memo(function Line({ position, deal, settled, text, now, onJump }: LineProps) {
  return (
    <li data-at={position} data-settled={settled || undefined} className={deal ? 'log-deal' : undefined}>
      <button type="button" aria-current={now ? 'step' : undefined} onClick={() => onJump(position)}>
        {text}
      </button>
    </li>
  );
});
