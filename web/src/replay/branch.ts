import {
  type Chance,
  commitContribution,
  fail,
  type Game,
  isOver,
  type MatchLog,
  makeHex,
  type Observer,
  ok,
  type Refusal,
  type Result,
} from '@overtrick/engine';
import type { GameName } from '../look/games.ts';
import { makeEntry, reopen } from '../source/local/match.ts';
import type { Sitter } from '../source/source.ts';
import type { StoredMatch } from '../store/matches.ts';

export interface BranchOrder {
  readonly id: string;
  /** How many decisions of the log stay, and the deal they lead to. */
  readonly decisions: number;
  readonly deal: number;
  readonly sitters: readonly Sitter[];
}

/** A new match that begins where a replay stands. This deal stays as it was, every later one is dealt anew. */
export function branch(game: Game, log: MatchLog, order: BranchOrder): Result<StoredMatch, Refusal> {
  const { id, sitters } = order;
  const started = Date.now();
  const { deals: _, ...bare } = log;
  const cut: MatchLog = {
    ...bare,
    chance: renew(log.chance, order.deal + 1),
    decisions: log.decisions.slice(0, order.decisions),
    names: sitters.map(({ name }) => name),
  };
  const blank = {
    id,
    game: game.id as GameName,
    sitters,
    started,
    updated: started,
    status: 'playing' as const,
    deal: order.deal,
    deals: 0,
    points: [],
    winners: [],
    takenBack: 0,
    playedOn: true,
    revision: 0,
  };
  const opened = reopen(game, { entry: blank, log: cut });
  if (!opened.ok) return opened;
  const { table } = opened.value;
  if (isOver(table.state)) return fail({ reason: 'match-over' });
  return ok({ log: cut, entry: makeEntry(table, { ...blank, deals: table.state.deals }) });
}

/**
 * Fresh chance from this deal on. A fair match gets one more contribution, so that the proof of what was dealt before
 * still holds; a simulated one another seed.
 */
function renew(chance: Chance, from: number): Chance {
  const share = crypto.getRandomValues(new Uint8Array(32));
  if (chance.kind === 'seed') return { ...chance, anew: { from, seed: makeHex(share) } };
  const commitment = commitContribution(chance.commitment, 0, share);
  const contributions = [
    ...chance.contributions.filter((each) => each.from < from),
    { seat: 0, commitment, reveal: makeHex(share), from },
  ];
  return { ...chance, contributions };
}

/** One person on this seat, bots on all others. */
export function reseat(sitters: readonly Sitter[], seat: Observer, bots: readonly Sitter[]): Sitter[] {
  const spare = [...bots];
  return sitters.map((sitter, at) => {
    if (at === seat) return { name: '', kind: 'human' };
    if (sitter.kind === 'bot' && sitter.name) return sitter;
    return spare.shift() ?? { name: `Bot ${at + 1}`, kind: 'bot', level: 'casual' };
  });
}
