import type { Game } from '@overtrick/engine';
import { sampleMatch as sample } from '../../match/testing/sample.ts';
import { YOU } from '../src/boards/names.ts';
import { PlayedMatch } from '../src/play/match.ts';

/** A match of random decisions between the person and bots, whole or only begun; the same every time. */
export function sampleMatch(game: Game, players = game.seats.min, decisions?: number): PlayedMatch {
  const seats = Array.from({ length: players }, (_, seat) => (seat === 0 ? YOU : 'random'));
  return new PlayedMatch(sample(game, players, decisions), seats);
}
