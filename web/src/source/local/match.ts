import {
  awaitsDeal,
  type Chance,
  checkSetup,
  fail,
  type Game,
  isOver,
  localChance,
  type MatchLog,
  makeLog,
  ok,
  type Refusal,
  type Result,
  refusedDecision,
  setupOf,
  Table,
  winnersOf,
} from '@overtrick/engine';
import type { MatchEntry, StoredMatch } from '../../store/matches.ts';
import type { MatchOrder } from '../order.ts';

/** A match on the table: what is kept of it, and the engine's table. */
export interface OpenMatch {
  readonly game: Game;
  readonly table: Table;
  readonly entry: MatchEntry;
  readonly log: MatchLog;
}

/** Opens a new match, dealt fairly from fresh random bytes, or from a seed where one is asked for. */
export function openNew(game: Game, id: string, order: MatchOrder): Result<OpenMatch, Refusal> {
  const setup = checkSetup(game, order.sitters.length, order.options);
  if (!setup.ok) return setup;
  const draw = () => crypto.getRandomValues(new Uint8Array(32));
  const { seed } = order;
  const chance: Chance =
    seed === undefined ? localChance(id, draw(), draw()) : { kind: 'seed', seed, match: 0 };
  const table = new Table(game, setup.value, chance, true);
  const { sitters } = order;
  const started = Date.now();
  const blank: MatchEntry = {
    id,
    game: order.game,
    sitters,
    started,
    updated: started,
    status: 'playing',
    deal: 0,
    deals: table.state.deals,
    points: [],
    winners: [],
    takenBack: 0,
    revision: 0,
  };
  const log = makeLog(
    table,
    chance,
    sitters.map(({ name }) => name),
  );
  return ok({ game, table, log, entry: blank });
}

/** Opens a match again where its log ends; between two deals it waits there. */
export function reopen(game: Game, { entry, log }: StoredMatch): Result<OpenMatch, Refusal> {
  const setup = setupOf(game, log);
  if (!setup.ok) return setup;
  const table = new Table(game, setup.value, log.chance, true);
  for (const [index, line] of log.decisions.entries()) {
    const [seat, decision] = line.split(' ');
    table.dealNext();
    const decided = table.decide(Number(seat), decision);
    if (!decided.ok) return fail(refusedDecision(index, line, decided.error));
  }
  return ok({ game, table, entry, log });
}

/** What the table itself tells of a match: nobody needs to be believed for it. */
export function standOf({
  state,
  game,
}: Table): Pick<MatchEntry, 'status' | 'deal' | 'deals' | 'points' | 'winners'> {
  const over = isOver(state);
  return {
    status: over ? 'over' : 'playing',
    deal: awaitsDeal(state) ? state.deal + 1 : state.deal,
    deals: state.deals,
    points: Array.from(state.points),
    winners: over ? winnersOf(state, game.best) : [],
  };
}

/** The entry as it is to be kept now. */
export const makeEntry = (table: Table, before: MatchEntry): MatchEntry => ({
  ...before,
  ...standOf(table),
  updated: Date.now(),
  revision: before.revision + 1,
});
