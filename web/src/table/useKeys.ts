import type { GameTypes, View } from '@overtrick/engine';
import { useEffect, useRef } from 'react';
import type { BoardModule } from '../games/board.ts';
import { useSettings } from '../settings/settings.ts';
import type { OpenSheet } from './state.ts';
import { Typing, typedBid } from './typedNumber.ts';

interface KeyDuties {
  readonly module: BoardModule;
  readonly view: View;
  readonly touch: (at: number) => void;
  readonly choose: (decision: GameTypes['decision']) => void;
  readonly undo: () => void;
  readonly clear: () => void;
  /** Asks for a hint. */
  readonly ask: () => void;
  readonly open: (sheet: OpenSheet) => void;
}

/** The keys of the table. They can be switched off, and rest while a sheet is open. */
export function useKeys(duties: KeyDuties): void {
  const { keys } = useSettings();
  const latest = useRef(duties);
  latest.current = duties;
  useEffect(() => {
    if (!keys) return;
    const typing = new Typing();
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
      if (press(event.key, latest.current, typing)) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [keys]);
}

function press(key: string, duties: KeyDuties, typing: Typing): boolean {
  const { view, undo, clear, ask, open } = duties;
  if (/^\d$/.test(key)) return pressDigit(key, duties, typing);
  if (key === 'Escape') clear();
  else if (key === '?') open('help');
  else if (key === 'm') open('menu');
  else if (key === 'h' && view.now.choices.length > 1) ask();
  else if (key === 'u') undo();
  else return false;
  return true;
}

/** A number is the bid of that many where numbers are asked for; else a digit is the place of a card or of a choice. */
function pressDigit(digit: string, { module, view, touch, choose }: KeyDuties, typing: Typing): boolean {
  const { game } = module;
  const { choices, hand } = view.now;
  const named = typedBid(game, view, typing.add(digit, performance.now()));
  if (named !== null) {
    choose(named);
    document.querySelector<HTMLElement>(`[data-choice="${game.makeDecision(named)}"]`)?.focus();
    return true;
  }
  const at = digit === '0' ? 9 : Number(digit) - 1;
  // Where no card of the hand is asked for, a digit is the place of a choice.
  if (choices.length > 0 && choices.every((decision) => game.cardsOf(decision).length === 0)) {
    const choice = document.querySelectorAll<HTMLElement>('[data-choice]')[at];
    choice?.focus();
    choice?.click();
    return choice !== undefined;
  }
  if (at >= hand.length) return false;
  document.querySelector<HTMLElement>(`.hand-card[data-place="${at}"]`)?.focus();
  touch(at);
  return true;
}
