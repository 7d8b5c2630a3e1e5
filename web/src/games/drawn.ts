import type { View } from '@overtrick/engine';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { TableProvider } from '../table/TableContext.tsx';
import type { BoardModule, BoardProps, Selection, Talk } from './board.ts';
import { nameOf } from './everyMatch.ts';

/** Nothing is chosen. */
export const NOTHING: Selection = { cards: [], options: [], decision: null, preview: null };
const unmoved = () => {};

/** A board and its choices as they are drawn, while something settles or not. */
export function drawnBoard(
  module: BoardModule,
  view: View,
  talk: Talk,
  selection = NOTHING,
  settling = false,
): string {
  const seats = view.now.points.map((_, at) => (Math.max(0, view.seat) + at) % view.players);
  const sitters = view.now.points.map((_, seat) => ({ name: nameOf(seat), kind: 'bot' as const }));
  const props: BoardProps = {
    view,
    told: view,
    talk,
    seats,
    selection,
    settling,
    shape: 'tall',
    choose: unmoved,
  };
  const parts = [
    createElement(module.Board, { key: 'board', ...props }),
    createElement(module.Choices, { key: 'choices', ...props }),
  ];
  return renderToString(createElement(TableProvider, { value: { ...props, module, sitters } }, parts));
}

/** Everything that is written on a board, and what a screen reader says of it; one element at a time. */
export const drawn = (module: BoardModule, view: View, talk: Talk, selection: Selection): string[] =>
  [true, false].flatMap((settling) => {
    const html = drawnBoard(module, view, talk, selection, settling);
    const labels = [...html.matchAll(/(?:aria-label|title|alt|data-about)="([^"]*)"/g)].map(
      ([, label]) => label,
    );
    return [...labels, ...html.replaceAll('<!-- -->', '').split(/<[^>]*>/)];
  });
