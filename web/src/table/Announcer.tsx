import { useLayoutEffect, useRef, useState } from 'react';
import { headline, standings } from './outcome.ts';
import { useTable } from './TableContext.tsx';
import { T } from './words.ts';

/** How many events are read out; after a long absence the log is the better place. */
const MOST = 6;

/** Says what happened, what is asked and what a choice would make, in words, to people who do not see the table. */
export function Announcer({ betweenDeals }: { readonly betweenDeals: boolean }) {
  const { view, talk, module, selection } = useTable();
  const { words } = module;
  const told = useRef(view.past.length);
  const [message, setMessage] = useState('');
  // Together with what is seen: nobody hears of a question later than others read it.
  useLayoutEffect(() => {
    const from = Math.max(told.current, view.past.length - MOST);
    told.current = view.past.length;
    const lines = view.past.slice(from).map((event, i) => {
      if (event.t === 'deal') {
        return `${talk.say(T.dealt, { deal: event.deal + 1 })} ${words.dealt?.(event, talk) ?? ''}`;
      }
      return words.event(event, talk, view.past.slice(0, from + i));
    });
    if (view.now.legal.length > 0) lines.push(words.asked(view, talk));
    const { over, deal, deals } = view.now;
    if (over) lines.push(`${headline(view, talk)}.`);
    else if (betweenDeals) lines.push(`${talk.say(T.dealOver, { deal: deal + 1, deals })}.`);
    if (over || betweenDeals) lines.push(standings(view, talk));
    const said = lines.filter(Boolean);
    if (said.length > 0) setMessage(said.join(' '));
  }, [view, talk, words, betweenDeals]);
  const { preview } = selection;
  useLayoutEffect(() => {
    const said = preview && words.preview(preview, view, talk);
    if (said) setMessage(said);
  }, [preview, view, talk, words]);
  return (
    <div className="unseen" role="status" aria-live="polite">
      {message}
    </div>
  );
}
