import { loadGame } from '../shelf/loadGame.ts';
import { listMatches, readMatch } from '../store/matches.ts';
import { keepSummary, listSummaries, type MatchSummary } from '../store/summaries.ts';
import { counts, personOf, statisticsOf } from './statistics.ts';
import { summaryOf } from './summaryOf.ts';

/** The history worker: replays what has not been looked at yet, so that the page never waits for it. */
self.onmessage = () => {
  void summarize().then(
    (lines) => postMessage(lines),
    () => postMessage([]),
  );
};

async function summarize() {
  const entries = await listMatches();
  const summaries = await listSummaries();
  const known = new Set(summaries.map(({ id }) => id));
  for (const entry of entries.filter(counts)) {
    const made = known.has(entry.id) ? null : await workOut(entry.id);
    if (!made) continue;
    summaries.push(made);
    await keepSummary(made);
  }
  return statisticsOf(entries, summaries);
}

async function workOut(id: string): Promise<MatchSummary | null> {
  const stored = await readMatch(id);
  const game = stored && (await loadGame(stored.entry.game));
  const seat = stored && personOf(stored.entry);
  return game && typeof seat === 'number' ? summaryOf(game, stored.log, seat, id) : null;
}
