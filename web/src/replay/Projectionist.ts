import {
  explain,
  fail,
  type MatchLog,
  type Observer,
  ok,
  prove,
  type Result,
  SPECTATOR,
} from '@overtrick/engine';
import { knowLog } from '../import/knowLog.ts';
import type { GameName } from '../look/games.ts';
import { newId } from '../source/order.ts';
import type { Sitter } from '../source/source.ts';
import { keepMatch, type MatchEntry, readMatch } from '../store/matches.ts';
import { branch } from './branch.ts';
import { pack, unpack } from './pack.ts';
import type { Answers, Film, Problem, Question, Questions } from './projection.ts';
import { Reel } from './Reel.ts';

/** What lies behind an address; nobody has looked yet whether it is a log. */
type Found = { readonly read: unknown; readonly entry: MatchEntry | null };

/** Opens a match and shows it. The log never leaves the worker before the match is over. */
export class Projectionist implements Desk {
  #reel: Reel | null = null;
  #film: Film | null = null;

  async open({ origin, language }: Questions['open']): Promise<Answers['open']> {
    const found = await ('kept' in origin ? fromStore(origin.kept) : fromLetters(origin));
    if (!found.ok) return found;
    const { read, entry } = found.value;
    const known = await knowLog(read);
    if (!known.ok) {
      const { error } = known;
      return error.kind === 'damaged' ? refused(explain(error.refusal, language)) : fail(error);
    }
    const reel = Reel.open(known.value.game, known.value.log);
    if (!reel.ok) return refused(explain(reel.error, language));
    this.#reel = reel.value;
    this.#film = makeFilm(reel.value, entry);
    if (this.#film.steps.length === 0) return fail({ kind: 'not-yet' });
    return ok(this.#film);
  }

  async show({ at, eyes }: Questions['show']) {
    const { reel, film } = this.#loaded();
    const position = Math.max(1, Math.min(at, reel.steps.length));
    const seen = position <= film.open ? eyes : film.me;
    return reel.still(position, seen, eyes === SPECTATOR && position <= film.open);
  }

  async record({ eyes }: Questions['record']) {
    const { reel, film } = this.#loaded();
    const open = reel.record(film.running && eyes !== film.me ? SPECTATOR : eyes);
    return film.running && film.me === SPECTATOR ? open.slice(0, film.open) : open;
  }

  async check() {
    const { game, log } = this.#loaded().reel;
    return prove({ game, log });
  }

  async pack({ names }: Questions['pack']) {
    return pack(JSON.stringify(this.#named(names)));
  }

  async file({ names }: Questions['file']) {
    return `${JSON.stringify(this.#named(names), null, 1)}\n`;
  }

  async branch({ at, sitters, language }: Questions['branch']): Promise<Answers['branch']> {
    const { reel } = this.#loaded();
    const { decisions, deal } = reel.steps[at - 1];
    const made = branch(reel.game, reel.log, { id: newId(), decisions, deal, sitters });
    if (!made.ok) return refused(explain(made.error, language));
    try {
      await keepMatch(made.value, true);
      return ok(made.value.entry.id);
    } catch {
      return fail({ kind: 'no-storage' });
    }
  }

  /** The log for others: who sat there, and nothing of a running match. */
  #named(names: readonly string[]): MatchLog {
    const { reel, film } = this.#loaded();
    if (film.running) throw new Error('a running match is not shared');
    return { ...reel.log, names };
  }

  #loaded(): { readonly reel: Reel; readonly film: Film } {
    if (!this.#reel || !this.#film) throw new Error('nothing was opened');
    return { reel: this.#reel, film: this.#film };
  }
}

/** What a replay worker can be asked. */
export type Desk = { [Q in Question]: (question: Questions[Q]) => Promise<Answers[Q]> };

const refused = (detail: string): Result<never, Problem> => fail({ kind: 'refused', detail });

async function fromStore(id: string): Promise<Result<Found, Problem>> {
  const stored = await readMatch(id).catch(() => null);
  if (stored === null) return fail({ kind: 'no-storage' });
  return stored ? ok({ read: stored.log, entry: stored.entry }) : fail({ kind: 'missing' });
}

async function fromLetters({ packed }: { readonly packed: string }): Promise<Result<Found, Problem>> {
  const text = await unpack(packed);
  if (!text.ok) return fail({ kind: text.error });
  try {
    return ok({ read: JSON.parse(text.value), entry: null });
  } catch {
    // Some altered letters still unfold, but not to what was folded.
    return fail({ kind: 'cut' });
  }
}

function makeFilm(reel: Reel, entry: MatchEntry | null): Film {
  const { log, steps } = reel;
  const sitters: readonly Sitter[] =
    entry?.sitters ??
    Array.from({ length: log.players }, (_, seat) => ({ name: log.names?.[seat] ?? '', kind: 'bot' }));
  const people = sitters.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  const me: Observer = people.length === 1 ? people[0] : SPECTATOR;
  // A log from elsewhere hides nothing: whoever sent it has shown the cards to come as well.
  const running = entry !== null && !reel.over;
  const open = running ? reel.lastFinished : steps.length;
  return {
    game: log.game as GameName,
    sitters,
    steps: running && me === SPECTATOR ? steps.slice(0, open) : steps,
    me,
    running,
    open,
    takenBack: entry?.takenBack ?? 0,
  };
}
