import {
  awaitsDeal,
  checkSetup,
  FastRandom,
  type Game,
  type GameTypes,
  isOver,
  localChance,
  makeLog,
  type Setup,
  Table,
  type View,
} from '@overtrick/engine';
import { GAMES } from '../src/look/games.ts';
import { makeEntry } from '../src/source/local/match.ts';
import type { Sitter } from '../src/source/source.ts';
import type { StoredMatch } from '../src/store/matches.ts';

/** Where a match is to stand. */
export interface Wish<G extends GameTypes> {
  readonly game: Game<G>;
  readonly players: number;
  /** What the seat that is asked sees there, or seat 0 when nobody is. */
  readonly where: (view: View<G>) => boolean;
  /** Only people, around one device; else one person on that seat, and novices on all others. */
  readonly shared?: boolean;
}

/** So many matches in which everybody plays anything are looked through. */
const MATCHES = 60;

/** A match that stands where it is wished: the same one every time. */
export function positionWhere<G extends GameTypes>(id: string, wish: Wish<G>): StoredMatch {
  const { game, players, where, shared = false } = wish;
  const setup = checkSetup(game, players, {});
  if (!setup.ok) throw new Error(setup.error.reason);
  for (let match = 0; match < MATCHES; match++) {
    const chance = localChance(id, new Uint8Array(32).fill(match), new Uint8Array(32).fill(9));
    for (const table of positions(game, setup.value, chance)) {
      const { asked } = table.now(-1);
      const seat = (asked.length > 0 ? asked : [0]).find((each) => where(table.view(each)));
      if (seat === undefined) continue;
      const sitters = Array.from({ length: players }, (_, at) => sitter(at, shared || at === seat));
      const names = sitters.map(({ name }) => name);
      return { log: makeLog(table, chance, names), entry: makeEntry(table, blank(id, table, sitters)) };
    }
  }
  throw new Error(`${id} does not happen in ${MATCHES} matches`);
}

/** Whether some card of the hand may not be played, in a game where one card is played at a time. */
export const hasQuiet = ({ now }: View): boolean =>
  now.legal.length < new Set(now.hand).size && now.legal.every((decision) => decision.startsWith('play:'));

/** The number in the notation of a card or of playing it. */
export const rankIn = (text: string | null): number => Number(text?.match(/\d+$/)?.[0] ?? 0);

/** Every position of a match in which everybody plays anything; always the same table. */
function* positions<G extends GameTypes>(
  game: Game<G>,
  setup: Setup,
  chance: ReturnType<typeof localChance>,
): Generator<Table<G>> {
  const table = new Table(game, setup, chance, true);
  const random = new FastRandom('anything');
  yield table;
  while (!isOver(table.state)) {
    if (awaitsDeal(table.state)) table.dealNext();
    else {
      const [seat] = table.now(-1).asked;
      const legal = table.legal(seat);
      table.decide(seat, legal[random.below(legal.length)]);
    }
    yield table;
  }
}

const sitter = (at: number, human: boolean): Sitter =>
  human
    ? { name: `Player ${at + 1}`, kind: 'human' }
    : { name: `Bot ${at + 1}`, kind: 'bot', level: 'novice' };

function blank<G extends GameTypes>(id: string, { game, state }: Table<G>, sitters: Sitter[]) {
  const name = GAMES.find((each) => each === game.id);
  if (!name) throw new Error(`${game.id} is not on the shelf`);
  const fresh = { started: 1, updated: 1, deal: 0, points: [], winners: [], takenBack: 0, revision: 0 };
  return { ...fresh, id, game: name, sitters, status: 'playing' as const, deals: state.deals };
}
