import {
  awaitsDeal,
  type Chance,
  checkSetup,
  type Game,
  isOver,
  localChance,
  ok,
  outcomeOf,
  type Refusal,
  type Result,
  winnersOf,
} from '@overtrick/engine';
import { Match } from '@overtrick/match';
import type { MatchEntry, StoredMatch } from '../../store/matches.ts';
import type { MatchOrder } from '../order.ts';

/** A match on the table, and what is kept of it beside its log. */
export interface OpenMatch {
  readonly match: Match;
  readonly entry: MatchEntry;
}

/** Opens a new match, dealt fairly from fresh random bytes, or from a seed where one is asked for. */
export function openNew(game: Game, id: string, order: MatchOrder): Result<OpenMatch, Refusal> {
  const setup = checkSetup(game, order.sitters.length, order.options);
  if (!setup.ok) return setup;
  const draw = () => crypto.getRandomValues(new Uint8Array(32));
  const { seed } = order;
  const chance: Chance =
    seed === undefined ? localChance(id, draw(), draw()) : { kind: 'seed', seed, match: 0 };
  const match = new Match(game, setup.value, chance);
  const started = Date.now();
  const blank = { id, game: order.game, sitters: order.sitters, started, takenBack: 0 };
  return ok({ match, entry: { ...blank, ...standOf(match), updated: started, revision: 0 } });
}

/** Opens a match again where its log ends; between two deals it waits there. */
export function reopen(game: Game, { entry, log }: StoredMatch): Result<OpenMatch, Refusal> {
  const match = Match.open(game, log);
  return match.ok ? ok({ match: match.value, entry }) : match;
}

/** What the match itself tells: nobody needs to be believed for it. */
export function standOf({
  state,
  game,
}: Match): Pick<MatchEntry, 'status' | 'deal' | 'deals' | 'points' | 'winners' | 'outcome'> {
  const over = isOver(state);
  return {
    status: over ? 'over' : 'playing',
    deal: awaitsDeal(state) ? state.deal + 1 : state.deal,
    deals: state.deals,
    points: Array.from(state.points),
    winners: over ? winnersOf(state, game.best) : [],
    outcome: over ? outcomeOf(game, state) : null,
  };
}

/** The match as it is to be kept now. */
export const toStore = ({ match, entry }: OpenMatch): StoredMatch => ({
  entry: { ...entry, ...standOf(match), updated: Date.now(), revision: entry.revision + 1 },
  log: match.log(entry.sitters.map(({ name }) => name)),
});
