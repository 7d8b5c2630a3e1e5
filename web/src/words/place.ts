import type { Words } from '@overtrick/engine';
import type { Say } from './say.ts';

/** No table has more than nine seats. */
const PLACES: readonly Words[] = [
  { en: 'first', ja: '1位' },
  { en: 'second', ja: '2位' },
  { en: 'third', ja: '3位' },
  { en: 'fourth', ja: '4位' },
  { en: 'fifth', ja: '5位' },
  { en: 'sixth', ja: '6位' },
  { en: 'seventh', ja: '7位' },
  { en: 'eighth', ja: '8位' },
  { en: 'ninth', ja: '9位' },
];

/** A place from 1 on: "second". */
export const sayPlace = (place: number, say: Say): string => say(PLACES[place - 1]);
