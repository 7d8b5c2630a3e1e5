import { checkSetup, FastRandom, Table } from '@overtrick/engine';
import { gameOf } from '@overtrick/games';
import { type Bot, parseBot } from '../src/index.ts';

/** One deal of the cards, played twice: a challenger in every other seat, then in the seats between. */
export interface Duel {
  readonly game: string;
  readonly players: number;
  readonly challenger: string;
  readonly champion: string;
  readonly match: number;
}
/** By how much the challengers were better, a seat: in points (more is better, whatever the game counts) and in wins. */
export interface Margin {
  readonly points: number;
  readonly wins: number;
}

const bots = new Map<string, Bot>();

/** Plays both matches of a duel. */
export function playDuel(duel: Duel): Margin {
  const [first, second] = [0, 1].map((side) => playMatch(duel, side));
  return { points: (first.points + second.points) / 2, wins: (first.wins + second.wins) / 2 };
}

function playMatch(duel: Duel, side: number): Margin {
  const game = gameOf(duel.game);
  if (!game) throw new Error(`no game ${duel.game}`);
  const setup = checkSetup(game, duel.players, {});
  if (!setup.ok) throw new Error(`no table for ${duel.players} at ${duel.game}`);
  const table = new Table(game, setup.value, { kind: 'seed', seed: 'strength', match: duel.match });
  const random = new FastRandom(`${duel.match} ${side}`);
  const challenges = (seat: number) => seat % 2 === side;
  for (let { asked } = table.view(-1).now; asked.length > 0; { asked } = table.view(-1).now) {
    const [seat] = asked;
    const bot = botOf(challenges(seat) ? duel.challenger : duel.champion);
    const taken = table.decide(seat, bot.decide(table.view(seat), random));
    if (!taken.ok) throw new Error(`${bot.name} was refused: ${taken.error.reason}`);
  }
  const { points, outcome } = table.view(-1).now;
  const sign = game.best === 'most' ? 1 : -1;
  const edge = (worth: (seat: number) => number) =>
    mean(points.flatMap((_, seat) => (challenges(seat) ? [worth(seat)] : []))) -
    mean(points.flatMap((_, seat) => (challenges(seat) ? [] : [worth(seat)])));
  return {
    points: sign * edge((seat) => points[seat]),
    wins: edge((seat) => (outcome?.winners.includes(seat) ? 1 : 0)),
  };
}

function botOf(name: string): Bot {
  const parsed = parseBot(name);
  if (!parsed.ok) throw new Error(parsed.error.reason);
  const bot = bots.get(name) ?? parsed.value;
  bots.set(name, bot);
  return bot;
}

const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;
