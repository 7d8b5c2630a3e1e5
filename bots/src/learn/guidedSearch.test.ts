import { checkSetup, FastRandom, type Game, Table } from '@overtrick/engine';
import { GAMES, gameOf } from '@overtrick/games';
import { describe, expect, test } from 'vitest';
import { Guided } from '../guided.ts';
import { Ismcts } from '../ismcts.ts';
import { policyOf } from './skills/skill.ts';
import { skillOf } from './skills.ts';

function tableOf(game: Game, players: number, seed: string) {
  const setup = checkSetup(game, players, {});
  if (!setup.ok) throw new Error(setup.error.reason);
  return new Table(game, setup.value, { kind: 'seed', seed, match: 0 }, true);
}
const budget = { unit: 'iterations', amount: 40 } as const;
const tables = GAMES.flatMap((game) =>
  [game.seats.min, game.seats.max].map((players) => [game.id, players, game] as const),
);

describe.each(tables)('%s with %i players', (_, players, game) => {
  test('something was learned of it', () => {
    expect(policyOf(game, skillOf(game.id), players)).not.toBeNull();
  });

  test('a whole deal is played by legal decisions, and the same numbers give the same ones', () => {
    const play = (): string[] => {
      const bot = new Guided(budget, () => game, skillOf);
      const table = tableOf(game, players, 'whole');
      const random = new FastRandom('whole');
      const played: string[] = [];
      while (table.state.turn >= 0) {
        const seat = table.state.turn;
        const decision = bot.decide(table.view(seat), random);
        expect(table.decide(seat, decision).ok).toBe(true);
        played.push(game.makeDecision(decision));
      }
      return played;
    };
    expect(play()).toEqual(play());
  });
});

test('where nothing was learned it searches as ismcts does', () => {
  const [game] = GAMES;
  const outsider: Game = { ...game, id: 'outsider' };
  const table = tableOf(outsider, 3, 'outsider');
  const view = table.view(table.state.turn);
  const [one, two] = [new Guided(budget, () => outsider, skillOf), new Ismcts(budget, () => outsider)].map(
    (bot) => bot.analyse(view, new FastRandom('x')),
  );
  expect(one).toEqual(two);
});

test('answers that are given at the same time are mixed: the same view is not always answered alike', () => {
  const game = gameOf('cryptrick');
  if (!game) throw new Error('no Cryptrick');
  const bot = new Guided(budget, () => game, skillOf);
  const answers = new Set<string>();
  for (let seed = 0; seed < 20; seed++) {
    const table = tableOf(game, 6, `mixed ${seed % 4}`);
    const lead = table.state.turn;
    table.decide(lead, table.choices(lead)[0]);
    const view = table.view(table.state.turn);
    for (let again = 0; again < 6; again++) {
      const answer = bot.decide(view, new FastRandom(`${seed} ${again}`));
      answers.add(`${seed % 4} ${game.makeDecision(answer)}`);
    }
  }
  // Of four positions at least one is answered both ways.
  expect(answers.size).toBeGreaterThan(4);
});

test('stops when it is told to, with the best so far', () => {
  const [game] = GAMES;
  const table = tableOf(game, 3, 'stop');
  const view = table.view(table.state.turn);
  const bot = new Guided({ unit: 'ms', amount: 1e9 }, () => game, skillOf);
  expect(view.now.choices).toContain(bot.decide(view, new FastRandom(1), { aborted: true }));
});
