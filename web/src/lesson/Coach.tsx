import { type Ask, type Game, isAsk, type LineFacts, sayLine, type Tell } from '@overtrick/engine';
import { useEffect, useRef } from 'react';
import { useTable } from '../table/TableContext.tsx';
import type { LessonMoment } from './lessonTable.ts';
import { type Pointed, pointAt } from './pointAt.ts';
import { W } from './words.ts';
import './coach.css';

/** What the coach says now, in the place of the question; and what it is about is marked on the table. */
export function CoachLine({ moment }: { readonly moment: LessonMoment }) {
  const { talk, module } = useTable();
  const { say, name } = talk;
  const { line, now, astray } = moment;
  // With every drawing of the table: what is pointed at may have been drawn anew.
  useEffect(() => {
    pointAt(now === 'watch' ? null : pointing(line, astray, module.game));
    return () => pointAt(null);
  });
  const words = line && (isAsk(line) ? (astray ? line.instead : line.ask) : line.tell);
  const naming = { card: (card: string) => module.words.card(card, talk), name };
  return (
    <span className="coach-line" role="status" data-waits={now === 'watch' || undefined}>
      {words && sayLine(words[say.language], (line?.facts ?? {}) as LineFacts, naming)}
    </span>
  );
}

/** What a line points at; who has gone astray is shown what is meant. */
function pointing(line: Tell | Ask | null, astray: boolean, game: Game): Pointed | null {
  const at = astray ? 'decision' : line?.at;
  if (at === undefined) return null;
  if (at === 'board') return { place: '.table-felt' };
  if (at !== 'decision') return { place: `[data-spot="seat-${at.seat}"]` };
  if (!isAsk(line)) return null;
  const meant = game.parseDecision(line.await);
  const cards = meant.ok ? game.cardsOf(meant.value) : [];
  return cards.length > 0 ? { cards } : { place: `[data-choice="${CSS.escape(line.await)}"]` };
}

/** The learner has read it. */
export function GoOn({ onGoOn }: { readonly onGoOn: () => void }) {
  const { say } = useTable().talk;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <button ref={button} type="button" className="go coach-go" onClick={onGoOn}>
      {say(W.goOn)}
    </button>
  );
}
