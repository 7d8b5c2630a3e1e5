import type { Seat } from '@overtrick/engine';
import {
  type Judgement,
  REVIEW_VERSION,
  REVIEWER,
  type Review,
  type ReviewFrame,
  reviewOf,
} from '@overtrick/match';
import { useEffect, useMemo, useState } from 'react';
import type { Origin } from '../replay/protocol.ts';
import type { ReplayClient } from '../replay/replayClient.ts';
import { keyOf } from '../store/reviews.ts';
import type { ReviewNews, ReviewOrder } from './protocol.ts';

/** A review as far as it has come. */
export interface Reviewing {
  readonly seat: Seat;
  readonly review: Review;
  readonly judgements: readonly Judgement[];
}

interface Known {
  readonly frame: ReviewFrame;
  readonly judgements: readonly Judgement[];
}

/** Judges what a seat decided, in a worker of its own; goes on where an earlier visit ended. Null until it has begun, and for no seat. */
export function useReview(
  client: ReplayClient | null,
  origin: Origin,
  names: readonly string[],
  seat: Seat | null,
): Reviewing | 'failed' | null {
  const [known, setKnown] = useState<Known | 'failed' | null>(null);
  const key = `${keyOf(origin)}${seat} ${REVIEWER} ${REVIEW_VERSION}`;
  const list = names.join('\n');
  useEffect(() => {
    setKnown(null);
    if (!client || seat === null) return;
    const worker = new Worker(new URL('./review.worker.ts', import.meta.url), { type: 'module' });
    worker.onerror = () => setKnown('failed');
    worker.onmessage = ({ data }: MessageEvent<ReviewNews>) => setKnown((before) => after(before, data));
    client.ask('file', { names: list.split('\n') }).then(
      (log) => worker.postMessage({ log, seat, key } satisfies ReviewOrder),
      () => setKnown('failed'),
    );
    return () => worker.terminate();
  }, [client, seat, key, list]);
  return useMemo(() => {
    if (known === null || known === 'failed' || seat === null) return known === 'failed' ? known : null;
    return { seat, judgements: known.judgements, review: reviewOf(known.frame, known.judgements) };
  }, [known, seat]);
}

function after(before: Known | 'failed' | null, news: ReviewNews): Known | 'failed' | null {
  if (news.t === 'failed') return 'failed';
  if (news.t === 'frame') return { frame: news.frame, judgements: news.known };
  if (before === null || before === 'failed') return before;
  return { ...before, judgements: [...before.judgements, news.judgement] };
}
