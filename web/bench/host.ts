import { existsSync, readFileSync } from 'node:fs';

const STAT = '/proc/stat';

/** Begins to watch the host; asked later, it says which share of the processor's time the host has given to others since. */
export function watchHost(): () => number {
  const before = processorTimes();
  return () => {
    const after = processorTimes();
    const all = after.all - before.all;
    return all > 0 ? (after.stolen - before.stolen) / all : 0;
  };
}

/** A virtual machine on Linux is told what it did not get; everywhere else nobody knows, and nothing counts as taken. */
function processorTimes(): { readonly all: number; readonly stolen: number } {
  if (!existsSync(STAT)) return { all: 0, stolen: 0 };
  const [user, nice, system, idle, wait, hard, soft, stolen] = readFileSync(STAT, 'utf8')
    .split('\n')[0]
    .trim()
    .split(/\s+/)
    .slice(1)
    .map(Number);
  return { all: user + nice + system + idle + wait + hard + soft + stolen, stolen };
}
