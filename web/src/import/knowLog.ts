import {
  checkLog,
  fail,
  type Game,
  LOG_FORMAT,
  type MatchLog,
  ok,
  type Refusal,
  type Result,
} from '@overtrick/engine';
import { loadGame } from '../shelf/loadGame.ts';

/** Why a log from elsewhere is of no use. The refusal is the engine's, for those who want to know exactly. */
export type LogProblem =
  | { readonly kind: 'damaged'; readonly refusal: Refusal }
  | { readonly kind: 'newer' }
  | { readonly kind: 'noGame'; readonly game: string };

export interface KnownLog {
  readonly game: Game;
  readonly log: MatchLog;
}

/** Reads a log that may come from anywhere, and fetches its game. Whether its decisions hold is not looked at here. */
export async function knowLog(read: unknown): Promise<Result<KnownLog, LogProblem>> {
  const log = checkLog(read);
  if (!log.ok) return fail(isNewer(read) ? { kind: 'newer' } : { kind: 'damaged', refusal: log.error });
  const game = await loadGame(log.value.game);
  if (!game) return fail({ kind: 'noGame', game: log.value.game });
  return log.value.rules > game.rules ? fail({ kind: 'newer' }) : ok({ game, log: log.value });
}

const isNewer = (read: unknown): boolean =>
  typeof read === 'object' && read !== null && 'overtrick' in read && Number(read.overtrick) > LOG_FORMAT;
