import { loadGame } from '../shelf/loadGame.ts';
import { type Deeds, keepDeeds, listDeeds } from '../store/deeds.ts';
import { listMatches, readMatch } from '../store/matches.ts';
import { deedsOf } from './deedsOf.ts';
import { counts, personOf, standings } from './statistics.ts';

/** The history worker: replays what has not been looked at yet, so that the page never waits for it. */
self.onmessage = () => {
  void summarize().then(
    (lines) => postMessage(lines),
    () => postMessage([]),
  );
};

async function summarize() {
  const entries = await listMatches();
  const deeds = await listDeeds();
  const known = new Set(deeds.map(({ id }) => id));
  for (const entry of entries.filter(counts)) {
    const made = known.has(entry.id) ? null : await workOut(entry.id);
    if (!made) continue;
    deeds.push(made);
    await keepDeeds(made);
  }
  return standings(entries, deeds);
}

async function workOut(id: string): Promise<Deeds | null> {
  const stored = await readMatch(id);
  const game = stored && (await loadGame(stored.entry.game));
  const seat = stored && personOf(stored.entry);
  return game && typeof seat === 'number' ? deedsOf(game, stored.log, seat, id) : null;
}
