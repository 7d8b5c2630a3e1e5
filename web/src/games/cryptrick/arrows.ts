import type { KeyboardEvent } from 'react';

const MOVES: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Lets the arrow keys walk along the buttons of a group. */
export function stepAlong(event: KeyboardEvent<HTMLElement>): void {
  const move = MOVES[event.key];
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button.matches(':focus'));
  if (move === undefined || at < 0) return;
  event.preventDefault();
  buttons[(at + move + buttons.length) % buttons.length].focus();
}
