import { fail, isOver, type Observer, ok, type Refusal, type Result } from '@overtrick/engine';
import type { Match } from '@overtrick/match';
import type { GameName } from '../look/games.ts';
import { standOf, toStore } from '../source/local/openMatch.ts';
import type { Sitter } from '../source/source.ts';
import type { StoredMatch } from '../store/matches.ts';

/** A new match that begins where a replay stands. This deal stays as it was, every later one is dealt anew. */
export function branch(match: Match, id: string, sitters: readonly Sitter[]): Result<StoredMatch, Refusal> {
  if (isOver(match.state)) return fail({ reason: 'match-over' });
  const other = match.branch(crypto.getRandomValues(new Uint8Array(32)));
  const started = Date.now();
  const blank = { id, game: match.game.id as GameName, sitters, started, takenBack: 0, playedOn: true };
  const entry = { ...blank, ...standOf(other), updated: started, revision: 0 };
  return ok(toStore({ match: other, entry }));
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
