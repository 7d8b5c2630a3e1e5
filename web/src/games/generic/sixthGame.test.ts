import { FastRandom, isOver, Table } from '@overtrick/engine';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { whist } from '../../../../examples/whist/src/index.ts';
import { printOf } from '../../cards/picture.tsx';
import { TableProvider } from '../../table/TableContext.tsx';
import { makeSay } from '../../words/say.ts';
import type { BoardProps } from '../board.ts';
import { genericBoard } from './genericBoard.ts';
import { PlainBack, PlainFace } from './Plain.tsx';

const sitters = [0, 1, 2, 3].map((seat) => ({
  name: `Seat ${seat}`,
  kind: 'bot' as const,
  level: 'novice' as const,
}));
const nothing = { cards: [], options: [], decision: null, preview: null };

test('a game without any UI code has a table: its facts, its cards, its decisions in words', () => {
  const module = genericBoard(whist, { game: 'inflation', Face: PlainFace, Back: PlainBack, ink: '' });
  const table = new Table(
    whist,
    { players: 4, options: {}, rules: 1 },
    { kind: 'seed', seed: 'six', match: 0 },
  );
  const random = new FastRandom('six');
  for (const language of ['en', 'ja'] as const) {
    const talk = { say: makeSay(language), name: (seat: number) => `Seat ${seat}`, isYou: () => false };
    for (let i = 0; i < 20 && !isOver(table.state); i++) {
      const seat = table.state.turn;
      const view = table.view(seat);
      const props: BoardProps = {
        view,
        told: view,
        talk,
        seats: [0, 1, 2, 3],
        selection: nothing,
        settling: false,
        shape: 'tall',
        choose: () => {},
      };
      const board = createElement(module.Board, props);
      const shown = renderToString(
        createElement(TableProvider, { value: { ...props, module, sitters } }, board),
      );
      for (const card of view.now.board.played) if (card !== null) expect(shown).toContain(card);
      for (const sitter of sitters) expect(shown).toContain(sitter.name);
      expect(module.words.asked(view, talk).length).toBeGreaterThan(3);
      const won = (each: number) => whist.tricks(view).filter((trick) => trick.won.seat === each).length;
      expect(module.tally(view, seat)).toEqual({ taken: won(seat) });
      for (const decision of view.now.choices) {
        expect(module.words.decision(decision, view, talk)).toBe(
          language === 'en' ? `Play ${decision.card}` : `出す ${decision.card}`,
        );
      }
      expect(printOf(module.art, 'rich', view.now.hand[0])).toContain(view.now.hand[0]);
      table.decide(seat, view.now.choices[random.below(view.now.choices.length)]);
      const told = table.record(seat).findLast((event) => event.t === 'choice');
      const winner = told?.t === 'choice' ? told.shows?.winner : undefined;
      if (told?.t === 'choice' && winner !== undefined) {
        expect(module.words.event(told, talk, [])).toContain(talk.name(winner));
      }
    }
  }
});
