import {
  checkLog,
  explain,
  fail,
  type MatchLog,
  type Observer,
  ok,
  parseLog,
  prove,
  type Result,
  SPECTATOR,
} from '@overtrick/engine';
import { GAMES, type GameName } from '../look/games.ts';
import { loadGame } from '../shelf/loadGame.ts';
import { newId } from '../source/order.ts';
import type { Sitter } from '../source/source.ts';
import { keepMatch, type MatchEntry, readMatch } from '../store/matches.ts';
import { branch } from './branch.ts';
import { pack, unpack } from './pack.ts';
import type { Answers, Film, Problem, Question, Questions } from './projection.ts';
import { Reel } from './Reel.ts';

type Language = Questions['open']['language'];
type Opened = { readonly log: MatchLog; readonly entry: MatchEntry | null };

/** Opens a match and shows it. The log never leaves the worker before the match is over. */
export class Projectionist implements Desk {
  #reel: Reel | null = null;
  #film: Film | null = null;

  async open({ origin, language }: Questions['open']): Promise<Answers['open']> {
    const opened = await ('kept' in origin
      ? fromStore(origin.kept, language)
      : fromLetters(origin, language));
    if (!opened.ok) return opened;
    const { log, entry } = opened.value;
    const game = await loadGame(log.game);
    if (!game) {
      const games = GAMES.join(', ');
      return refused(explain({ reason: 'no-such-game', game: log.game, games }, language));
    }
    const reel = Reel.open(game, log);
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

async function fromStore(id: string, language: Language): Promise<Result<Opened, Problem>> {
  const stored = await readMatch(id).catch(() => null);
  if (stored === null) return fail({ kind: 'no-storage' });
  if (!stored) return fail({ kind: 'missing' });
  const log = checkLog(stored.log);
  return log.ok ? ok({ log: log.value, entry: stored.entry }) : refused(explain(log.error, language));
}

async function fromLetters(
  { packed }: { readonly packed: string },
  language: Language,
): Promise<Result<Opened, Problem>> {
  const text = await unpack(packed);
  if (!text.ok) return fail({ kind: text.error });
  const log = parseLog(text.value);
  return log.ok ? ok({ log: log.value, entry: null }) : refused(explain(log.error, language));
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
