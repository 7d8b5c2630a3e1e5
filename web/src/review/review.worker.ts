import { isAnalyst, parseBot } from '@overtrick/bots';
import { adviserFor, frameOf, type Judgement, judgements, Match, REVIEWER } from '@overtrick/match';
import { knowLog } from '../import/knowLog.ts';
import { keepReview, readReview } from '../store/reviews.ts';
import type { ReviewNews, ReviewOrder } from './protocol.ts';

/** The review worker: judges one decision after the other and keeps each, so that a closed page loses nothing. */
const tell = (news: ReviewNews) => postMessage(news);

self.onmessage = ({ data }: MessageEvent<ReviewOrder>) => {
  void review(data).catch(() => tell({ t: 'failed' }));
};

async function review({ log, seat, key }: ReviewOrder): Promise<void> {
  const known = await knowLog(JSON.parse(log));
  if (!known.ok) return tell({ t: 'failed' });
  const { game } = known.value;
  const match = Match.open(game, known.value.log);
  const bot = parseBot(REVIEWER, () => game);
  if (!match.ok || !bot.ok || !isAnalyst(bot.value)) return tell({ t: 'failed' });
  const frame = frameOf(match.value, seat);
  const kept = await readReview(key).catch(() => []);
  const judged: Judgement[] = kept.filter(({ position }) => frame.asked.includes(position));
  tell({ t: 'frame', frame, known: judged });
  const before = new Set(judged.map(({ position }) => position));
  for (const judgement of judgements(match.value, frame, await adviserFor(game, bot.value), before)) {
    judged.push(judgement);
    tell({ t: 'judged', judgement });
    await keepReview(key, judged).catch(() => {});
  }
}
