import { fail, ok, type Refusal, type Result } from '@overtrick/engine';
import { LEVELS, Match } from '@overtrick/match';
import { GAMES } from '../look/games.ts';
import { standOf } from '../source/local/openMatch.ts';
import type { Sitter } from '../source/source.ts';
import type { MatchEntry, StoredMatch } from '../store/matches.ts';
import { type KnownLog, knowLog, type LogProblem } from './knowLog.ts';
import type { LeftOut } from './outcome.ts';

/** Why a match of a collection was left out. */
export type MatchProblem = LogProblem | { readonly kind: 'incomplete' } | { readonly kind: 'seats' };

/** What only the entry of a match knows; everything else follows from its log. */
type Told = Omit<MatchEntry, 'game' | keyof ReturnType<typeof standOf>>;

/** Plays a log from elsewhere to its end. */
export async function vetLog(
  read: unknown,
): Promise<Result<KnownLog & { readonly match: Match }, LogProblem>> {
  const known = await knowLog(read);
  if (!known.ok) return known;
  const played = Match.open(known.value.game, known.value.log);
  return played.ok ? ok({ ...known.value, match: played.value }) : fail(damaged(played.error));
}

/** A match from elsewhere as it may be kept: its points, winners and status are those of its log, whatever it says. */
export async function vetMatch(each: unknown): Promise<Result<StoredMatch, MatchProblem>> {
  if (typeof each !== 'object' || each === null || !('entry' in each) || !('log' in each)) {
    return fail({ kind: 'incomplete' });
  }
  const told = readEntry(each.entry);
  if (!told) return fail({ kind: 'incomplete' });
  const vetted = await vetLog(each.log);
  if (!vetted.ok) return vetted;
  const { log, match } = vetted.value;
  const game = GAMES.find((name) => name === log.game);
  if (!game) return fail({ kind: 'noGame', game: log.game });
  if (told.sitters.length !== log.players) return fail({ kind: 'seats' });
  return ok({ entry: { ...told, game, ...standOf(match) }, log });
}

/** By what people recognize a match that does not hold; null where even that is missing. */
export function labelOf(each: unknown): Pick<LeftOut, 'game' | 'updated'> {
  const entry = typeof each === 'object' && each !== null && 'entry' in each ? each.entry : null;
  const { game, updated }: Unread = typeof entry === 'object' && entry !== null ? entry : {};
  return {
    game: GAMES.find((name) => name === game) ?? null,
    updated: isMoment(updated) ? updated : null,
  };
}

const damaged = (refusal: Refusal): LogProblem => ({ kind: 'damaged', refusal });

function readEntry(entry: unknown): Told | null {
  if (typeof entry !== 'object' || entry === null) return null;
  const { id, started, updated, takenBack, playedOn, revision, sitters }: Unread = entry;
  if (typeof id !== 'string' || id === '' || !isMoment(started) || !isMoment(updated)) return null;
  if (!isCount(takenBack) || !isCount(revision) || !Array.isArray(sitters)) return null;
  const seated = sitters.map(readSitter);
  if (!seated.every((sitter) => sitter !== null)) return null;
  return {
    id,
    sitters: seated,
    started,
    updated,
    takenBack,
    revision,
    ...(playedOn === true && { playedOn }),
  };
}

function readSitter(sitter: unknown): Sitter | null {
  if (typeof sitter !== 'object' || sitter === null) return null;
  const { name, kind, level }: Partial<Record<keyof Sitter, unknown>> = sitter;
  if (typeof name !== 'string' || (kind !== 'human' && kind !== 'bot')) return null;
  const known = LEVELS.find((each) => each === level);
  return { name, kind, ...(known && { level: known }) };
}

type Unread = Partial<Record<keyof MatchEntry, unknown>>;
const isCount = (number: unknown): number is number => Number.isSafeInteger(number) && Number(number) >= 0;
/** What a calendar can show. */
const isMoment = (number: unknown): number is number =>
  typeof number === 'number' && !Number.isNaN(new Date(number).getTime());
