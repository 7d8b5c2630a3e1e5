import type { MatchEvent, Observer, Seat, View } from '@overtrick/engine';

/** What a table shows at one time: a snapshot of it, or a position of a replay. */
export interface Moment {
  readonly id: string;
  readonly view: View;
  readonly eyes: Observer;
  readonly curtain?: Seat | null;
}

/**
 * Shows what happens one moment after the other. Each is moved first; when everything has landed it is told (question, tags, verdict,
 * what is announced), and then it is held for as long as people need to understand it. What happens meanwhile waits its turn.
 */
export interface Timeline<M extends Moment = Moment> {
  /** The moment on show: where things lie. */
  readonly shown: M;
  /** What may be said: the view on show once everything has landed, until then the one before. */
  readonly told: View;
  readonly phase: 'moving' | 'held' | 'resting';
  /** When the phase ends by itself; `Infinity` where somebody has to go on. */
  readonly until: number;
  /** What has happened since, the oldest first. */
  readonly waiting: readonly M[];
}

export type TimelineAction<M extends Moment = Moment> =
  /** Something has happened, or is known better. */
  | { readonly do: 'show'; readonly moment: M; readonly now: number }
  /** Somebody turns to another position: it is shown at once. */
  | { readonly do: 'turn'; readonly moment: M; readonly now: number }
  /** Everything lies where it belongs. */
  | { readonly do: 'landed'; readonly now: number }
  | { readonly do: 'tick'; readonly now: number }
  /** Somebody has understood, and goes on to what waits. */
  | { readonly do: 'skip'; readonly now: number }
  /** Nobody looked, or somebody acts: only the newest counts. */
  | { readonly do: 'jump' };

/** How many milliseconds a moment is held after everything has landed. */
export type HoldOf<M extends Moment = Moment> = (moment: M) => number;

/** After so long a motion is taken to have ended: browsers stop them where nobody looks. */
const LONGEST_MOTION = 4_000;
/** Whoever is further behind than this has been away. */
const FAR_BEHIND = 24;

/** A table that has just been opened: nothing moves, everything may be said. */
export const openTimeline = <M extends Moment>(moment: M): Timeline<M> => ({
  shown: moment,
  told: moment.view,
  phase: 'resting',
  until: Number.POSITIVE_INFINITY,
  waiting: [],
});

/** The timeline after an action. */
export function runTimeline<M extends Moment>(
  line: Timeline<M>,
  action: TimelineAction<M>,
  holdOf: HoldOf<M>,
): Timeline<M> {
  switch (action.do) {
    case 'show':
      return show(line, action.moment, action.now);
    case 'turn':
      return action.moment === line.shown ? line : begin({ ...line, waiting: [] }, action.moment, action.now);
    case 'landed':
      return line.phase === 'moving' ? land(line, action.now, holdOf) : line;
    case 'tick':
      if (action.now < line.until) return line;
      return line.phase === 'moving' ? land(line, action.now, holdOf) : goOn(line, action.now);
    case 'skip':
      return goOn(line, action.now);
    case 'jump':
      return line.waiting.length > 0 || line.phase !== 'resting' ? openTimeline(newestOf(line)) : line;
  }
}

/** The newest moment, on show or not. */
export const newestOf = <M extends Moment>({ shown, waiting }: Timeline<M>): M => waiting.at(-1) ?? shown;

function show<M extends Moment>(line: Timeline<M>, moment: M, now: number): Timeline<M> {
  const newest = newestOf(line);
  if (moment === newest) return line;
  if (moment.id !== newest.id || isUndone(newest, moment)) return openTimeline(moment);
  if (isSame(newest, moment)) return amend(line, moment);
  const waiting = [...line.waiting, moment];
  if (waiting.length > FAR_BEHIND) return openTimeline(moment);
  // Whoever decides has seen what was held.
  const own = line.waiting.length === 0 && lastSeat(moment) === moment.eyes && moment.eyes >= 0;
  return line.phase === 'resting' || own
    ? begin({ ...line, waiting: waiting.slice(1) }, waiting[0], now)
    : { ...line, waiting };
}

/** Nothing has happened, but something around it has changed: who is there, who thinks, what hinders. */
function amend<M extends Moment>(line: Timeline<M>, moment: M): Timeline<M> {
  if (line.waiting.length > 0) return { ...line, waiting: [...line.waiting.slice(0, -1), moment] };
  return { ...line, shown: moment, told: line.phase === 'moving' ? line.told : moment.view };
}

function begin<M extends Moment>(line: Timeline<M>, moment: M, now: number): Timeline<M> {
  const { waiting } = line;
  // Through other eyes, or behind a curtain, nothing of before is seen.
  if (isElsewhere(line.shown, moment)) {
    const opened = { ...openTimeline(moment), waiting };
    return waiting.length > 0 ? goOn(opened, now) : opened;
  }
  // Nothing that was said of one deal holds in the next.
  const told = moment.view.past.at(-1)?.t === 'deal' ? moment.view : line.told;
  return { shown: moment, told, phase: 'moving', until: now + LONGEST_MOTION, waiting };
}

function land<M extends Moment>(line: Timeline<M>, now: number, holdOf: HoldOf<M>): Timeline<M> {
  const hold = holdOf(line.shown);
  const landed: Timeline<M> = { ...line, told: line.shown.view, phase: 'held', until: now + hold };
  return hold > 0 ? landed : goOn(landed, now);
}

function goOn<M extends Moment>(line: Timeline<M>, now: number): Timeline<M> {
  const [next, ...waiting] = line.waiting;
  if (next) return begin({ ...line, waiting }, next, now);
  return line.phase === 'resting' ? line : openTimeline(line.shown);
}

const isElsewhere = (one: Moment, other: Moment): boolean =>
  one.eyes !== other.eyes || (one.curtain ?? null) !== (other.curtain ?? null);

const isSame = (one: Moment, other: Moment): boolean =>
  !isElsewhere(one, other) && one.view.past.length === other.view.past.length;

/** Fewer events than before: somebody has taken something back. */
const isUndone = (one: Moment, other: Moment): boolean => other.view.past.length < one.view.past.length;

function lastSeat({ view }: Moment): Seat | null {
  const last: MatchEvent | undefined = view.past.at(-1);
  return last?.t === 'choice' ? last.seat : null;
}
