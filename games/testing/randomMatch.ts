import {
  awaitsDeal,
  type Game,
  isOver,
  type Move,
  type Random,
  type Setup,
  streamOf,
  type Table,
  Tracer,
} from '@overtrick/engine';

/** The trace of a match in which everybody decides at random. */
export function randomTrace(game: Game, setup: Setup, seed: string, match: number, random: Random): string[] {
  const lines: string[] = [];
  const tracer = new Tracer(game, setup, (line) => lines.push(line));
  const state = game.create(setup);
  const out = new Int32Array(game.maxLegal);
  tracer.match(match, seed, setup);
  while (!isOver(state)) {
    if (awaitsDeal(state)) {
      game.deal(state, streamOf(game.id, setup, { kind: 'seed', seed, match }, state.deal + 1));
      tracer.deal(state);
    }
    const seat = state.turn;
    const decision = out[random.below(game.legal(state, seat, out))];
    tracer.choice(state, seat, decision);
    game.apply(state, seat, decision);
    tracer.after(state);
  }
  return lines;
}

/** What was decided in a match. */
type Played = Pick<Table, 'game' | 'setup'> & { readonly moves: readonly Move[] };

/** The trace of what was decided. */
export function traceOf({ game, setup, moves }: Played, seed: string): string[] {
  const lines: string[] = [];
  const tracer = new Tracer(game, setup, (line) => lines.push(line));
  const state = game.create(setup);
  tracer.match(0, seed, setup);
  for (const { seat, code } of moves) {
    if (awaitsDeal(state)) {
      game.deal(state, streamOf(game.id, setup, { kind: 'seed', seed, match: 0 }, state.deal + 1));
      tracer.deal(state);
    }
    tracer.choice(state, seat, code);
    game.apply(state, seat, code);
    tracer.after(state);
  }
  return lines;
}
