import type { Game, GameTypes } from './game.ts';
import type { Setup } from './match.ts';

/** How many decision sequences of this length are possible, inside the deal; those that end before do not count. */
export function perft<G extends GameTypes>(
  game: Game<G>,
  setup: Setup,
  state: G['state'],
  depth: number,
): number {
  const rooms = Array.from({ length: depth }, () => ({
    state: game.create(setup),
    legal: new Int32Array(game.maxLegal),
  }));
  const count = (at: G['state'], left: number): number => {
    if (left === 0) return 1;
    if (at.turn < 0) return 0;
    const room = rooms[left - 1];
    const choices = game.legal(at, at.turn, room.legal);
    let total = 0;
    for (let i = 0; i < choices; i++) {
      game.copy(at, room.state);
      game.apply(room.state, at.turn, room.legal[i]);
      total += count(room.state, left - 1);
    }
    return total;
  };
  return count(state, depth);
}
