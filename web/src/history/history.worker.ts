import { loadGame } from '../shelf/loadGame.ts';
import { listMatches, type MatchEntry, readMatch } from '../store/matches.ts';
import { keepSummary, listSummaries, type MatchSummary } from '../store/summaries.ts';
import { type CountedMatch, countedMatch, counts, personOf } from './countedMatch.ts';
import { summaryOf } from './summaryOf.ts';

/** The history worker: replays what has not been looked at yet, so that the page never waits for it. */
self.onmessage = () => {
  void summarize().then(
    (matches) => postMessage(matches),
    () => postMessage([]),
  );
};

/** Every match that counts, the latest first. */
async function summarize(): Promise<CountedMatch[]> {
  const known = new Map((await listSummaries()).map((summary) => [summary.id, summary]));
  const counted: CountedMatch[] = [];
  for (const entry of (await listMatches()).filter(counts)) {
    const summary = known.get(entry.id) ?? (await workOut(entry));
    if (summary && !known.has(entry.id)) await keepSummary(summary);
    counted.push(countedMatch(await loadGame(entry.game), entry, summary));
  }
  return counted;
}

async function workOut(entry: MatchEntry): Promise<MatchSummary | null> {
  const stored = await readMatch(entry.id);
  const seat = personOf(entry);
  if (!stored || seat === null) return null;
  return summaryOf(await loadGame(entry.game), stored.log, seat, entry.id);
}
