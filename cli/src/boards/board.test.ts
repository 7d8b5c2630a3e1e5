import { type Game, type GameTypes, SPECTATOR, Table, type View } from '@overtrick/engine';
import { charms, cryptrick, escalation, inflation, inversion } from '@overtrick/games';
import { describe, expect, it } from 'vitest';
import { sampleMatch } from '../../testing/sample.ts';
import { COLOURED, PLAIN } from '../text/paint.ts';
import { bare } from '../text/width.ts';
import { drawBoard } from './board.ts';
import { boardOf } from './boards.ts';
import { inflationBoard } from './inflation.ts';
import { callSeats } from './names.ts';
import { paintCard, type Scene } from './scene.ts';
import { beginOfLine, tell } from './story.ts';

const scene = <G extends GameTypes>(view: View<G>, game: Game<G>): Scene<G> => ({
  game,
  view,
  names: callSeats(Array.from({ length: view.players }), 'en'),
  language: 'en',
  paint: PLAIN,
  width: 100,
});

describe('Inflation!', () => {
  const board = (numbers: string[]): string => {
    const setup = { players: 3, options: {}, rules: inflation.rules };
    const view = new Table(inflation, setup, { kind: 'seed', seed: 'board', match: 0 }).view(0);
    const now = { ...view.now, board: { ...view.now.board, numbers } };
    return drawBoard(scene({ ...view, now }, inflation)).join('\n');
  };

  it('groups the digits of the growing number', () => {
    expect(board(['109876543210', '605', ''])).toContain('109,876,543,210');
  });
});

it('draws a game that it has never heard of from its view alone', () => {
  const sixth = { ...inflation, id: 'sixth', name: { en: 'The sixth game', ja: '第六' } };
  const text = drawBoard(scene(sampleMatch(inflation, 3, 12).match.view(0), sixth)).join('\n');
  expect(text).toContain('The sixth game · deal 1 of 3');
  expect(text).toContain('phase: "play"');
  expect(text).toMatch(/bids: \[\d+,\d+,\d+\]/);
  expect(text).toContain('Hand of seat 0');
});

it('brackets what may not be played where there are no colours', () => {
  const forced = Array.from({ length: 30 }, (_, at) => sampleMatch(inversion, 3, at)).find(({ match }) => {
    const { choices } = match.now(match.state.turn);
    return choices.length === 1 && choices[0].do === 'play';
  });
  if (!forced) throw new Error('no forced play in the sample');
  const view = forced.match.view(forced.match.state.turn);
  const [card] = forced.match.game.cardsOf(view.now.choices[0]);
  const hand = drawBoard(scene(view, inversion)).at(-1) ?? '';
  expect(hand.match(/\(/g)).toHaveLength(view.now.hand.length - 1);
  expect(hand).not.toContain(`(${card}`);
});

it('shows a spectator no hand', () => {
  const text = drawBoard(scene(sampleMatch(cryptrick, 6, 9).match.view(SPECTATOR), cryptrick)).join('\n');
  expect(text).not.toContain('Hand of');
});

describe('a story', () => {
  it('has one line for the bids and one for each trick', () => {
    const view = sampleMatch(inflation, 3, 10).match.view(0);
    const lines = tell(view.past, scene(view, inflation));
    expect(lines[0]).toBe('Deal 1 is dealt.');
    expect(lines[1]).toMatch(/^Bids: seat \d \d+ · seat \d \d+ · seat \d \d+$/);
    expect(lines[2]).toMatch(/^Plays: .* → trick to seat \d$/);
    expect(lines).toHaveLength(5);
  });

  it('keeps hidden answers hidden, until who wanted is known', () => {
    const view = sampleMatch(cryptrick, 6, 4).match.view(SPECTATOR);
    const hidden = tell(view.past, scene(view, cryptrick)).at(-1) ?? '';
    expect(hidden).toMatch(/^Answers: seat \d · seat \d · seat \d$/);
    const known = sampleMatch(cryptrick, 6, 6).match.view(SPECTATOR);
    expect(tell(known.past, scene(known, cryptrick)).join('\n')).toMatch(
      /Answers: .* → (wanted by .*, sold to|not sold)/,
    );
  });

  it('begins a new line after a pile was taken', () => {
    const view = sampleMatch(escalation, 2).match.view(0);
    const lines = tell(view.past, scene(view, escalation));
    for (const line of lines.filter((each) => each.includes(' take '))) expect(line).toMatch(/take \d+$/);
  });

  it('begins its last line with the first decision of the row', () => {
    const { past, ...view } = sampleMatch(inflation, 3, 5).match.view(0);
    const at = beginOfLine(past, past.length - 1, scene({ ...view, past }, inflation));
    expect(past.slice(at)).toHaveLength(2);
    expect(beginOfLine(past, 0, scene({ ...view, past }, inflation))).toBe(0);
  });

  it('says who won, and as what', () => {
    const view = sampleMatch(inversion, 3).match.view(0);
    const end = tell(view.past, scene(view, inversion)).at(-1);
    expect(end).toMatch(/^The match is over\. (First place: seat \d|The children win: seat \d, seat \d)\.$/);
  });
});

it.each<[Game, string]>([
  [inflation, '10'],
  [charms, 'rabbit'],
  [inversion, 'N10'],
  [escalation, 'W'],
  [cryptrick, 'K9'],
  [{ ...inflation, id: 'sixth' }, '10'],
])('keeps the text of a card in its colour', (game, card) => {
  const painted = paintCard(boardOf(game), { game, paint: COLOURED }, card);
  expect(bare(painted)).toBe(card);
  expect(painted).not.toBe(card);
});

it('says what a decision would make', () => {
  const setup = { players: 3, options: {}, rules: inflation.rules };
  const inScene = scene(
    new Table(inflation, setup, { kind: 'seed', seed: 'board', match: 0 }).view(1),
    inflation,
  );
  const play = { do: 'play', card: '1', number: '12345' } as const;
  const winning = { rule: 'INF-3.6', by: 'largest', digit: 1 } as const;
  const made = (seat: number) => ({ ...play, winning: { ...winning, seat } });
  expect(inflationBoard.preview(made(1), inScene)).toEqual(['number 12,345', 'ahead in this trick']);
  expect(inflationBoard.preview(made(2), inScene)).toEqual(['number 12,345']);
  expect(
    inflationBoard.preview({ do: 'bid', tricks: 3, stakes: { exact: 6, each: 1, most: 0 } }, inScene),
  ).toEqual([]);
});

it('calls people by their names and bots by names of ours', () => {
  expect(callSeats(['you', 'ismcts:1000', 'Grace', undefined], 'en')).toEqual([
    'You',
    'Ben',
    'Grace',
    'seat 3',
  ]);
});
