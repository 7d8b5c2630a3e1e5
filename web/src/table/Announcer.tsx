import { settledBy, type View } from '@overtrick/engine';
import { useState } from 'react';
import type { BoardModule, Selection, Talk } from '../games/board.ts';
import { inOneBreath } from '../words/list.ts';
import { headline, standings } from './outcome.ts';
import { useTable } from './TableContext.tsx';
import { T } from './words.ts';

/** How many events are read out; after a long absence the log is the better place. */
const MOST = 10;

/** What was said last, and of what. */
interface Said {
  /** The events that have been read out or are too old for it. */
  readonly events: number;
  readonly asked: boolean;
  readonly counted: boolean;
  readonly preview: Selection['preview'];
  readonly message: string;
}

type AnnouncerProps = {
  /** The deal or the match is over, and everybody sees what it brought. */
  readonly counted: boolean;
};

/**
 * Says what happened, what is asked and what a choice would make, in words, to people who do not see the table. What others do is
 * collected, and said together when somebody has to answer, something is settled or a deal is over: every event once.
 */
export function Announcer({ counted }: AnnouncerProps) {
  const { told: view, talk, module, selection } = useTable();
  const { preview } = selection;
  const asked = view.now.choices.length > 0;
  const [said, setSaid] = useState<Said>({
    events: view.past.length - (view.past.at(-1)?.t === 'deal' ? 1 : 0),
    asked: false,
    counted: false,
    preview: null,
    message: '',
  });
  const undone = view.past.length < said.events;
  const news = asked !== said.asked || counted !== said.counted || view.past.length !== said.events;
  const due = undone || (news && isDue({ view, counted, asked, talk, module }));
  if (due || said.preview !== preview) {
    const made = preview && module.words.preview(preview, view, talk);
    const message = due
      ? newsOf(
          view,
          undone ? { ...said, events: view.past.length, asked: false } : said,
          counted,
          module,
          talk,
        )
      : '';
    setSaid({
      events: due ? view.past.length : said.events,
      asked: due ? asked : said.asked,
      counted: due ? counted : said.counted,
      preview,
      message: made || message || said.message,
    });
  }
  return (
    <div className="unseen" role="status" aria-live="polite">
      {said.message}
    </div>
  );
}

type Due = {
  readonly view: View;
  readonly counted: boolean;
  readonly asked: boolean;
  readonly talk: Talk;
  readonly module: BoardModule;
};

/** Whether it is time to speak: somebody is asked, has just decided, or something has come to an end. */
function isDue({ view, counted, asked, talk, module }: Due): boolean {
  if (asked || counted) return true;
  const last = view.past.at(-1);
  const isOwn = last?.t === 'choice' && talk.isYou(last.seat);
  const settled = settledBy(module.game, last);
  // The last trick of a deal is told together with what the deal brought.
  const goesOn = view.now.asked.length > 0;
  return goesOn && (isOwn || (settled !== null && settled.stays !== 'briefly'));
}

/** What has happened since something was last said, what is asked, and how it ended. */
function newsOf(view: View, said: Said, counted: boolean, { words }: BoardModule, talk: Talk): string {
  const from = Math.max(said.events, view.past.length - MOST);
  const events = view.past.slice(from).map((event, i) => {
    if (event.t === 'deal') {
      return `${talk.say(T.dealt, { deal: event.deal + 1 })} ${words.dealt?.(event, talk) ?? ''}`.trim();
    }
    return words.event(event, talk, view.past.slice(0, from + i));
  });
  const lines = [inOneBreath(events, talk.say)];
  // The same question is not asked again because somebody else has answered it.
  const isNew = !said.asked || lines[0] !== '';
  if (view.now.choices.length > 0 && isNew) lines.push(sentence(words.asked(view, talk), talk));
  const { over, deal, deals } = view.now;
  if (counted) {
    lines.push(`${over ? headline(view, talk) : talk.say(T.dealOver, { deal: deal + 1, deals })}.`);
    lines.push(standings(view, talk));
  }
  return lines.filter(Boolean).join(' ');
}

/** A question ends, so that what is said next does not run into it. */
const sentence = (words: string, { say }: Talk): string =>
  /[.?!。？！…]$/.test(words) ? words : words + (say.language === 'ja' ? '。' : '.');
