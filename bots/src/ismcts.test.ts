import { checkSetup, FastRandom, type Game, Table } from '@overtrick/engine';
import { GAMES, gameOf } from '@overtrick/games';
import { describe, expect, test } from 'vitest';
import { parseBot } from './parse.ts';

const seatCounts = (game: Game): number[] =>
  Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i);
const EVERY_TABLE = GAMES.flatMap((game) =>
  seatCounts(game).map((players) => ({ name: `${game.id}-${players}`, game, players })),
);

function botOf(text: string) {
  const bot = parseBot(text, gameOf);
  if (!bot.ok) throw new Error(bot.error.reason);
  return bot.value;
}

function tableOf(game: Game, players: number, seed: string): Table {
  const setup = checkSetup(game, players, {});
  if (!setup.ok) throw new Error(setup.error.reason);
  return new Table(game, setup.value, { kind: 'seed', seed, match: 0 });
}

/** Plays a match in which one seat thinks and the others decide at random; returns every decision that was thought of. */
function playMatch(table: Table, thinker: number, bot: string, seed: string): string[] {
  const thinking = botOf(bot);
  const anyhow = botOf('random');
  const random = new FastRandom(seed);
  const decided: string[] = [];
  for (;;) {
    const asked = table.view(-1).now.asked;
    if (asked.length === 0) return decided;
    const seat = asked[random.below(asked.length)];
    const view = table.view(seat);
    const decision = (seat === thinker ? thinking : anyhow).decide(view, random);
    const taken = table.decide(seat, decision);
    if (!taken.ok) throw new Error(`${seat} ${decision.do}: ${taken.error.reason}`);
    if (seat === thinker) decided.push(table.game.makeDecision(decision));
  }
}

describe.each(EVERY_TABLE)('$name', ({ game, players }) => {
  test('plays a whole match and never decides anything illegal', () => {
    const thinker = players - 1;
    const decided = playMatch(tableOf(game, players, 'legal'), thinker, 'ismcts:20', 'legal');
    expect(decided.length).toBeGreaterThan(0);
  });

  test('the same seed gives the same decisions', () => {
    const runs = [1, 2].map(() => playMatch(tableOf(game, players, 'same'), 0, 'ismcts:15', 'same'));
    expect(runs[0]).toEqual(runs[1]);
  });
});
