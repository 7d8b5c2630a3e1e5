import {
  awaitsDeal,
  explain,
  fail,
  isOver,
  type MatchLog,
  type Observer,
  ok,
  type Result,
  SPECTATOR,
} from '@overtrick/engine';
import { Match, prove, stepsOf } from '@overtrick/match';
import { knowLog } from '../import/knowLog.ts';
import type { GameName } from '../look/games.ts';
import { newId } from '../source/order.ts';
import type { Sitter } from '../source/source.ts';
import { keepMatch, type MatchEntry, readMatch } from '../store/matches.ts';
import { branch } from './branch.ts';
import { pack, unpack } from './pack.ts';
import type { Answers, Problem, Question, Questions, Replay } from './protocol.ts';

/** What lies behind an address; nobody has looked yet whether it is a log. */
type Found = { readonly read: unknown; readonly entry: MatchEntry | null };

/** Opens a match and shows it. The log never leaves the worker before the match is over. */
export class ReplayHost implements ReplayAnswers {
  #opened: Opened | null = null;

  async open({ origin, language }: Questions['open']): Promise<Answers['open']> {
    const found = await ('kept' in origin ? fromStore(origin.kept) : fromLetters(origin));
    if (!found.ok) return found;
    const { read, entry } = found.value;
    const known = await knowLog(read);
    if (!known.ok) {
      const { error } = known;
      return error.kind === 'damaged' ? refused(explain(error.refusal, language)) : fail(error);
    }
    const { game, log } = known.value;
    const match = Match.open(game, log);
    if (!match.ok) return refused(explain(match.error, language));
    const replay = replayOf(match.value, log, entry);
    this.#opened = { match: match.value, log, last: match.value.at, replay };
    return replay.steps.length === 0 ? fail({ kind: 'not-yet' }) : ok(replay);
  }

  async show({ at, eyes }: Questions['show']) {
    const { match, last, replay } = this.#loaded();
    match.goTo(Math.max(1, Math.min(at, last)));
    const isOpen = match.at <= replay.open;
    const seen = isOpen ? eyes : replay.me;
    const all = isOpen && eyes === SPECTATOR;
    const view = match.view(seen);
    return {
      at: match.at,
      eyes: seen,
      // Nothing is asked of somebody who only looks.
      view: {
        ...view,
        now: { ...view.now, choices: [] },
        past: all ? match.wholeRecord() : view.past,
      },
      hands: all ? match.hands() : null,
      betweenDeals: awaitsDeal(match.state),
    };
  }

  async record({ eyes }: Questions['record']) {
    const { match, last, replay } = this.#loaded();
    match.goTo(last);
    const told = eyes === SPECTATOR ? match.wholeRecord() : [...match.record(eyes)];
    if (!replay.running) return told;
    // What is not open yet is told as it was to the one who plays; around one device to nobody.
    const closed = replay.me === SPECTATOR ? [] : match.record(replay.me).slice(replay.open);
    return [...told.slice(0, replay.open), ...closed];
  }

  async check() {
    const { match, log } = this.#loaded();
    return prove({ game: match.game, log });
  }

  async pack({ names }: Questions['pack']) {
    return pack(JSON.stringify(this.#named(names)));
  }

  async file({ names }: Questions['file']) {
    return `${JSON.stringify(this.#named(names), null, 1)}\n`;
  }

  async branch({ at, sitters, language }: Questions['branch']): Promise<Answers['branch']> {
    const { match } = this.#loaded();
    match.goTo(at);
    const made = branch(match, newId(), sitters);
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
    const { log, replay } = this.#loaded();
    if (replay.running) throw new Error('a running match is not shared');
    return { ...log, names };
  }

  #loaded(): Opened {
    if (!this.#opened) throw new Error('nothing was opened');
    return this.#opened;
  }
}

/** A match that was opened: the cursor, and what it was opened from. */
interface Opened {
  readonly match: Match;
  readonly log: MatchLog;
  readonly last: number;
  readonly replay: Replay;
}

/** What a replay worker can be asked. */
export type ReplayAnswers = { [Q in Question]: (question: Questions[Q]) => Promise<Answers[Q]> };

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

/** What the page is told of a match that stands at its end. */
export function replayOf(match: Match, log: MatchLog, entry: MatchEntry | null): Replay {
  const steps = stepsOf(match);
  const sitters: readonly Sitter[] =
    entry?.sitters ??
    Array.from({ length: log.players }, (_, seat) => ({ name: log.names?.[seat] ?? '', kind: 'bot' }));
  const people = sitters.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  const me: Observer = people.length === 1 ? people[0] : SPECTATOR;
  // A log from elsewhere hides nothing: whoever sent it has shown the cards to come as well.
  const running = entry !== null && !isOver(match.state);
  // The last finished deal of a running match may be seen whole.
  const dealt = steps.findIndex(({ deal }) => deal === match.state.deal);
  const open = running && !awaitsDeal(match.state) ? dealt : steps.length;
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
