import { SPECTATOR, type View } from '@overtrick/engine';
import { cryptrick, escalation, inflation, inversion } from '@overtrick/games';
import { describe, expect, it } from 'vitest';
import { sampleMatch } from '../../testing/sample.ts';
import { COLOURED, PLAIN } from '../text/paint.ts';
import { bare } from '../text/width.ts';
import { drawBoard } from './board.ts';
import { cardsIn, paintCard } from './cards.ts';
import { sayFacts } from './facts.ts';
import { plain } from './generic.ts';
import { callSeats } from './names.ts';
import type { Scene } from './scene.ts';
import { tell } from './story.ts';

const scene = (view: View, game: Scene['game'] = inflation): Scene => ({
  game,
  view,
  names: callSeats(Array.from({ length: view.players }), 'en'),
  language: 'en',
  paint: PLAIN,
  width: 100,
});

describe('Inflation!', () => {
  const board = (numbers: string[]): string => {
    const view = sampleMatch(inflation, 3, 5).table.view(0);
    const now = { ...view.now, board: { ...(view.now.board as object), numbers } };
    return drawBoard(scene({ ...view, now } as View)).join('\n');
  };

  it('groups the digits of the growing number', () => {
    expect(board(['109876543210', '605', ''])).toContain('109,876,543,210');
  });
});

it('draws a game that it has never heard of from its view alone', () => {
  const sixth = { ...inflation, id: 'sixth', name: { en: 'The sixth game', ja: '第六' } };
  const text = drawBoard(scene(sampleMatch(inflation, 3, 12).table.view(0), sixth)).join('\n');
  expect(text).toContain('The sixth game · deal 1 of 3');
  expect(text).toMatch(/seat +points +hand +bids +taken +lastTaken +rows +numbers/);
  expect(text).toContain('phase play');
  expect(text).toContain('Hand of seat 0');
});

it('brackets what may not be played where there are no colours', () => {
  const forced = Array.from({ length: 30 }, (_, at) => sampleMatch(inversion, 3, at)).find(({ table }) => {
    const { turn } = table.state;
    return turn >= 0 && table.legal(turn).length === 1 && table.legal(turn)[0].startsWith('play');
  });
  if (!forced) throw new Error('no forced play in the sample');
  const view = forced.table.view(forced.table.state.turn);
  const [card] = cardsIn(view.now.legal[0]);
  const hand = drawBoard(scene(view, inversion)).at(-1) ?? '';
  expect(hand.match(/\(/g)).toHaveLength(view.now.hand.length - 1);
  expect(hand).not.toContain(`(${card}`);
});

it('shows a spectator no hand', () => {
  const text = drawBoard(scene(sampleMatch(cryptrick, 6, 9).table.view(SPECTATOR), cryptrick)).join('\n');
  expect(text).not.toContain('Hand of');
});

describe('a story', () => {
  it('has one line for the bids and one for each trick', () => {
    const view = sampleMatch(inflation, 3, 10).table.view(0);
    const lines = tell(view.past, scene(view));
    expect(lines[0]).toBe('Deal 1 is dealt.');
    expect(lines[1]).toMatch(/^Bids: seat \d \d+ · seat \d \d+ · seat \d \d+$/);
    expect(lines[2]).toMatch(/^Plays: .* → trick to seat \d$/);
    expect(lines).toHaveLength(5);
  });

  it('keeps hidden answers hidden, until who wanted is known', () => {
    const view = sampleMatch(cryptrick, 6, 4).table.view(SPECTATOR);
    const hidden = tell(view.past, scene(view, cryptrick)).at(-1) ?? '';
    expect(hidden).toMatch(/^In secret: seat \d · seat \d · seat \d$/);
    expect(hidden).not.toContain('want');
    const known = sampleMatch(cryptrick, 6, 6).table.view(SPECTATOR);
    expect(tell(known.past, scene(known, cryptrick)).join('\n')).toMatch(
      /Answers: .* → (wanted by .*, sold to|not sold)/,
    );
  });

  it('begins a new line after a pile was taken', () => {
    const view = sampleMatch(escalation, 2).table.view(0);
    const lines = tell(view.past, scene(view, escalation));
    for (const line of lines.filter((each) => each.includes(' take '))) expect(line).toMatch(/take \d+$/);
  });
});

describe('cards', () => {
  it('keep their text in every colour', () => {
    for (const [game, card] of [
      ['inflation', '10'],
      ['charms', 'rabbit'],
      ['inversion', 'N10'],
      ['escalation', 'W'],
      ['cryptrick', 'K9'],
      ['sixth', 'X'],
    ]) {
      expect(bare(paintCard(game, card, COLOURED))).toBe(card);
      expect(paintCard(game, card, COLOURED)).not.toBe(card);
    }
  });

  it('are found in decisions', () => {
    expect(cardsIn('play:key+5')).toEqual(['key', '5']);
    expect(cardsIn('play:5,5,W')).toEqual(['5', '5', 'W']);
    expect(cardsIn('pass')).toEqual([]);
  });
});

it('says the facts of a preview, and only what is worth it', () => {
  expect(sayFacts({ number: '12345', winning: true }, 'play:1', 'en')).toBe(
    'number 12,345, ahead in this trick',
  );
  expect(sayFacts({ bid: 3 }, 'bid:3', 'en')).toBe('');
  expect(sayFacts({ winning: false, partners: [], place: null, odd: 4 }, 'play:1', 'en')).toBe('odd 4');
});

it('writes any value of a view', () => {
  expect(plain(null)).toBe('–');
  expect(plain(['a', 1, null])).toBe('a 1 –');
  expect(plain({ seat: 1, cards: ['2'] })).toBe('seat 1, cards 2');
  expect(plain([])).toBe('–');
});

it('calls people by their names and bots by the names of the house', () => {
  expect(callSeats(['you', 'ismcts:1000', 'Grace', undefined], 'en')).toEqual([
    'You',
    'Ben',
    'Grace',
    'seat 3',
  ]);
});
