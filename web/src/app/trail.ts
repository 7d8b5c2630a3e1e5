/** How many screens of the app lie behind this one. The browser keeps it with each entry of its history, also over a reload. */
let behind = 0;

interface Entry {
  readonly behind: number;
}

const isEntry = (state: unknown): state is Entry =>
  typeof state === 'object' && state !== null && 'behind' in state && typeof state.behind === 'number';

/** Marks where the app was opened: what lies before it belongs to others. */
export function beginTrail(): void {
  behind = isEntry(history.state) ? history.state.behind : 0;
  mark();
}

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

/** True when the screen before this one is one of ours. */
export const leadsBack = (): boolean => behind > 0;

function mark(link?: string): void {
  const entry: Entry = { behind };
  history.replaceState(entry, '', link);
}
