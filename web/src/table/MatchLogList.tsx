import { type MatchEvent, settledBy } from '@overtrick/engine';
import { memo, useLayoutEffect, useRef } from 'react';
import type { BoardModule, Talk } from '../games/board.ts';
import { useTable } from './TableContext.tsx';
import { T } from './words.ts';

/** What happened, in plain words, from an event on; the newest in sight. */
export function MatchLogList({ from = 0 }: { readonly from?: number }) {
  const { told: view, talk, module } = useTable();
  const list = useRef<HTMLOListElement>(null);
  const { past } = view;
  useLayoutEffect(() => {
    const log = list.current;
    if (!log || past.length === 0) return;
    const toEnd = () => {
      log.scrollTop = log.scrollHeight;
    };
    toEnd();
    // Folded up it has no size yet.
    const unfolds = new ResizeObserver(toEnd);
    unfolds.observe(log);
    return () => unfolds.disconnect();
  }, [past]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
    <ol ref={list} className="log" tabIndex={0} aria-label={talk.say(T.log)}>
      {[...past.entries()].slice(from).map(([at, event]) => (
        <LogLine key={at} past={past} at={at} event={event} talk={talk} module={module} />
      ))}
    </ol>
  );
}

type LogLineProps = {
  readonly past: readonly MatchEvent[];
  readonly at: number;
  readonly event: MatchEvent;
  readonly talk: Talk;
  readonly module: BoardModule;
};

/** What is written stays written: a line is made again only where an undo has put another event. */
const LogLine = memo(function LogLine({ past, at, event, talk, module }: LogLineProps) {
  if (event.t === 'deal') {
    return (
      <li className="log-deal">
        {talk.say(T.dealt, { deal: event.deal + 1 })} {module.words.dealt?.(event, talk)}
      </li>
    );
  }
  const line = module.words.event(event, talk, past.slice(0, at));
  if (line === '') return null;
  return (
    <li
      data-you={talk.isYou(event.seat) || undefined}
      data-settled={settledBy(module.game, event) !== null || undefined}
    >
      {line}
    </li>
  );
}, sameLine);

function sameLine(a: LogLineProps, b: LogLineProps): boolean {
  if (a.talk !== b.talk || a.module !== b.module || a.event.t !== b.event.t) return false;
  return JSON.stringify(a.event) === JSON.stringify(b.event);
}
