import {
  awaitsDeal,
  checkSetup,
  explain,
  FastRandom,
  isOver,
  type Language,
  type Observer,
  SPECTATOR,
} from '@overtrick/engine';
import { Match } from '@overtrick/match';
import { makeSay } from '../words/say.ts';
import type { BoardModule, Talk } from './board.ts';
import { charmsBoard } from './charms/index.ts';
import { cryptrickBoard } from './cryptrick/index.ts';
import { escalationBoard } from './escalation/index.ts';
import { inflationBoard } from './inflation/index.ts';
import { inversionBoard } from './inversion/index.ts';

export interface Played {
  readonly name: string;
  readonly module: BoardModule;
  readonly players: number;
  readonly options: object;
}

/** Few players and many, and the options that bring sentences of their own. */
const TABLES: readonly Omit<Played, 'name'>[] = [
  { module: inflationBoard, players: 3, options: {} },
  { module: inflationBoard, players: 4, options: {} },
  { module: charmsBoard, players: 3, options: {} },
  { module: charmsBoard, players: 4, options: {} },
  { module: inversionBoard, players: 2, options: {} },
  { module: inversionBoard, players: 4, options: {} },
  { module: escalationBoard, players: 2, options: {} },
  { module: escalationBoard, players: 4, options: { rounds: 'each-starts' } },
  { module: cryptrickBoard, players: 6, options: {} },
  { module: cryptrickBoard, players: 9, options: { level: 'wild', scoring: 'crash' } },
];
export const EVERY_TABLE: readonly Played[] = TABLES.map((table) => ({
  name: `${table.module.game.id} with ${table.players} ${JSON.stringify(table.options)}`,
  ...table,
}));

/** A match in which everybody plays anything, at each of its positions. */
export function* positionsOf(
  { module: { game }, players, options }: Omit<Played, 'name'>,
  seed = 0,
): Generator<Match> {
  const setup = checkSetup(game, players, options);
  if (!setup.ok) throw new Error(explain(setup.error));
  const match = new Match(game, setup.value, { kind: 'seed', seed: 'words', match: seed });
  const random = new FastRandom(`${game.id} ${players} ${seed}`);
  for (yield match; !isOver(match.state); yield match) {
    if (awaitsDeal(match.state)) match.deal();
    else {
      const { asked } = match.now(SPECTATOR);
      const seat = asked[random.below(asked.length)];
      const legal = match.legal(seat);
      match.decide(seat, legal[random.below(legal.length)]);
    }
  }
}

/** Names that are in no other word. */
const NAMES = ['Xana', 'Xben', 'Xcem', 'Xdan', 'Xeva', 'Xfil', 'Xgus', 'Xhal', 'Xivo'];
export const nameOf = (seat: number): string => NAMES[seat];

/** The voice at a table for whoever looks; −1 for somebody who sits nowhere. */
export function talkTo(eyes: Observer, language: Language): Talk {
  const say = makeSay(language);
  return {
    say,
    name: (seat) => (seat === eyes ? say({ en: 'You', ja: 'あなた' }) : NAMES[seat]),
    isYou: (seat) => seat === eyes,
  };
}
