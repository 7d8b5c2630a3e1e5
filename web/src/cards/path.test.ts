import { expect, it } from 'vitest';
import { lay } from './path.ts';

/** Numbers and commands, however they are spaced. */
const words = (d: string) => d.match(/[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)/g)?.join(' ');

it('moves what is said from the origin', () => {
  expect(words(lay('M1 2L3-4H5V6', { x: 10, y: 20 }))).toBe('M 11 22 L 13 16 H 15 V 26');
  expect(words(lay('M0 0C1 1 2 2 3 3Q4 4 5 5z', { x: 1, y: 0 }))).toBe('M 1 0 C 2 1 3 2 4 3 Q 5 4 6 5 z');
});

it('leaves what is said from the last point, but for the beginning', () => {
  expect(words(lay('m1 2l3-4h5v6zm7 8', { x: 10, y: 20 }))).toBe('M 11 22 l 3 -4 h 5 v 6 z m 7 8');
  expect(words(lay('M1 2h3M4 5h6', { x: 10, y: 20 }))).toBe('M 11 22 h 3 M 14 25 h 6');
});

it('reads numbers that lean on each other, and never lets them', () => {
  expect(lay('M.5-.5l1.25.75-2-3', { x: 1, y: 1 })).toBe('M 1.5 0.5l 1.25 0.75 -2 -3');
  expect(lay('m8-8l1-1', { x: 0, y: 0, across: 0.001 })).toBe('M0.01 -0.01l 0 0');
});

it('scales both ways, and the radii of an arc with them', () => {
  expect(words(lay('M10 10l4 4', { x: 1, y: 2, across: 0.5, up: 2 }))).toBe('M 6 22 l 2 8');
  expect(words(lay('m10 10l4 4', { x: 1, y: 2, across: 0.5, up: 2 }))).toBe('M 6 22 l 2 8');
  expect(words(lay('M0-48a48 48 0 1 1-.1 0z', { x: 5, y: 5, across: 0.5 }))).toBe(
    'M 5 -19 a 24 24 0 1 1 -0.05 0 z',
  );
  expect(words(lay('M0 0A10 20 30 0 1 4 4', { x: 1, y: 1, across: 2 }))).toBe('M 1 1 A 20 40 30 0 1 9 9');
});

it('turns a drawing upside down', () => {
  expect(words(lay('M10 20a5 5 0 0 1 3 4', { x: 250, y: 350, across: -1 }))).toBe(
    'M 240 330 a 5 5 0 0 1 -3 -4',
  );
});

it('lays the same drawing in many places', () => {
  const places = [1, 2, 1].map((x) => words(lay('m1 1h9', { x, y: 0, across: 2 })));
  expect(places).toEqual(['M 3 2 h 18', 'M 4 2 h 18', 'M 3 2 h 18']);
});
