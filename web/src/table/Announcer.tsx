import type { View } from '@overtrick/engine';
import { useState } from 'react';
import type { BoardModule, Selection, Talk } from '../games/board.ts';
import { headline, standings } from './outcome.ts';
import { useTable } from './TableContext.tsx';
import { T } from './words.ts';

/** How many events are read out; after a long absence the log is the better place. */
const MOST = 6;

/** What was said last, and of what. */
interface Said {
  readonly view: View | null;
  readonly talk: Talk;
  readonly betweenDeals: boolean;
  readonly preview: Selection['preview'];
  /** The events that have been read out or are too old for it. */
  readonly events: number;
  readonly message: string;
}

type AnnouncerProps = { readonly betweenDeals: boolean };

/**
 * Says what happened, what is asked and what a choice would make, in words, to people who do not see the table. It is said together
 * with what is shown: nobody hears of a question later than others read it.
 */
export function Announcer({ betweenDeals }: AnnouncerProps) {
  const { told: view, talk, module, selection } = useTable();
  const { preview } = selection;
  const [said, setSaid] = useState<Said>({
    view: null,
    talk,
    betweenDeals,
    preview: null,
    events: view.past.length,
    message: '',
  });
  const moved = said.view !== view || said.talk !== talk || said.betweenDeals !== betweenDeals;
  if (moved || said.preview !== preview) {
    const made = preview && module.words.preview(preview, view, talk);
    const told = moved ? news(view, said.events, betweenDeals, module, talk) : '';
    const events = view.past.length;
    setSaid({ view, talk, betweenDeals, preview, events, message: made || told || said.message });
  }
  return (
    <div className="unseen" role="status" aria-live="polite">
      {said.message}
    </div>
  );
}

/** What has happened since these events, what is asked, and how it ended. */
function news(view: View, heard: number, betweenDeals: boolean, { words }: BoardModule, talk: Talk): string {
  const from = Math.max(heard, view.past.length - MOST);
  const lines = view.past.slice(from).map((event, i) => {
    if (event.t === 'deal') {
      return `${talk.say(T.dealt, { deal: event.deal + 1 })} ${words.dealt?.(event, talk) ?? ''}`;
    }
    return words.event(event, talk, view.past.slice(0, from + i));
  });
  if (view.now.choices.length > 0) lines.push(words.asked(view, talk));
  const { over, deal, deals } = view.now;
  if (over) lines.push(`${headline(view, talk)}.`);
  else if (betweenDeals) lines.push(`${talk.say(T.dealOver, { deal: deal + 1, deals })}.`);
  if (over || betweenDeals) lines.push(standings(view, talk));
  return lines.filter(Boolean).join(' ');
}
