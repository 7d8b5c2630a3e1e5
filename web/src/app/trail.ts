/** How many screens of the app lie behind this one. The browser keeps it with each entry of its history, also over a reload. */
let behind = 0;

interface Entry {
  readonly behind: number;
  /** Something lies over the screen: Back takes it away and stays. */
  readonly over?: true;
}

/** How to close what lies over the screen, the uppermost last. */
const closers: (() => void)[] = [];

const isEntry = (state: unknown): state is Entry =>
  typeof state === 'object' && state !== null && 'behind' in state && typeof state.behind === 'number';

/** Marks where the app was opened: what lies before it belongs to others. */
export function beginTrail(): void {
  behind = isEntry(history.state) ? history.state.behind : 0;
  // Opened anew, nothing lies over the screen any more.
  if (isOver()) history.back();
  else mark();
  addEventListener('popstate', () => {
    // Over the screen lies what the entry knows nothing of: somebody went back to close it.
    if (closers.length > 0 && !isOver()) closers.at(-1)?.();
    // It was closed another way, and its entry is met again.
    else if (closers.length === 0 && isOver()) history.back();
  });
}

/** Lays something over the screen, which Back closes; returns how to take it away. */
export function layOver(close: () => void): () => void {
  closers.push(close);
  if (!isOver()) {
    const entry: Entry = { behind, over: true };
    history.pushState(entry, '');
  }
  return () => {
    closers.splice(closers.indexOf(close), 1);
    // Not at once: what opens in its place takes over its entry.
    setTimeout(() => {
      if (closers.length === 0 && isOver()) history.back();
    });
  };
}

const isOver = (): boolean => isEntry(history.state) && history.state.over === true;

/** Another screen: one that was here before knows its place, a new one lies one further. */
export function followTrail(): void {
  if (isEntry(history.state)) behind = history.state.behind;
  else {
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
  if (!isOver()) {
    if (replaceHere(link)) done();
    return;
  }
  addEventListener(
    'popstate',
    () => {
      if (replaceHere(link)) done();
    },
    { once: true },
  );
  history.back();
}

/** Back to the screen before this one, whatever lies over this one. */
export const stepBack = (): void => history.go(isOver() ? -2 : -1);

/** True when the screen before this one is one of ours. */
export const leadsBack = (): boolean => behind > 0;

function mark(link?: string): void {
  const entry: Entry = { behind, ...(isOver() && { over: true }) };
  history.replaceState(entry, '', link);
}
