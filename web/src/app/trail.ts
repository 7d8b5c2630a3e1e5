/** How many screens of the app lie behind this one. The browser keeps it with each entry of its history, also over a reload. */
let behind = 0;

interface Entry {
  readonly behind: number;
  /** A second entry of the same screen, for what lies over it: Back takes that away and stays. */
  readonly over?: true;
}

/** How to close what lies over the screen, the uppermost last. */
const closers: (() => void)[] = [];
/** The entry that is left when the history moves. */
let here: Entry = { behind };
/** What is to be done in place of following a step back. */
let afterStep: (() => void) | null = null;

const isEntry = (state: unknown): state is Entry =>
  typeof state === 'object' && state !== null && 'behind' in state && typeof state.behind === 'number';

const isOver = (): boolean => isEntry(history.state) && history.state.over === true;

/** Marks where the app was opened: what lies before it belongs to others. */
export function beginTrail(): void {
  behind = isEntry(history.state) ? history.state.behind : 0;
  mark();
  addEventListener('popstate', follow);
}

/** The history has moved: perhaps only what lies over the screen is to be closed. */
function follow(): void {
  const left = here;
  if (!isEntry(history.state)) return;
  here = history.state;
  const next = afterStep;
  afterStep = null;
  const back = left.over && !here.over && left.behind === here.behind;
  if (next) next();
  else if (!back) return;
  else if (closers.length > 0) closers.at(-1)?.();
  // It was closed another way before: this step back is meant for the screen.
  else history.back();
}

/** Lays something over the screen, which Back closes; returns how to take it away. */
export function layOver(close: () => void): () => void {
  closers.push(close);
  if (!isOver()) {
    here = { behind, over: true };
    history.pushState(here, '');
  }
  return () => {
    closers.splice(closers.indexOf(close), 1);
  };
}

/** Another screen: one that was here before knows its place, a new one lies one further. */
export function followTrail(): void {
  if (isEntry(history.state)) {
    here = history.state;
    behind = here.behind;
  } else {
    behind++;
    mark();
  }
}

/** Gives this place of the trail another address; false when it has it already. */
export function replaceHere(link: string): boolean {
  if (link === location.hash) return false;
  mark(link);
  return true;
}

/** Puts another screen into this place of the trail, and says so when it is there; what lies over this one goes with it. */
export function replaceScreen(link: string, done: () => void): void {
  const replace = () => {
    if (replaceHere(link)) done();
  };
  if (isOver()) {
    afterStep = replace;
    history.back();
  } else replace();
}

/** Back to the screen before this one, whatever lies over this one. */
export const stepBack = (): void => history.go(isOver() ? -2 : -1);

/** True when the screen before this one is one of ours. */
export const leadsBack = (): boolean => behind > 0;

function mark(link?: string): void {
  here = { behind, ...(isOver() && { over: true }) };
  history.replaceState(here, '', link);
}
