import type { Judgement } from '@overtrick/match';
import { database } from './database.ts';

/** What was judged of a match so far. It can be worked out again: only the latest ones are kept. */
export interface KeptReview {
  readonly key: string;
  readonly judgements: readonly Judgement[];
  readonly updated: number;
}

const MOST = 60;

/** What the key of a review begins with: the match that is kept here, or the letters of the link that it came in. */
export const keyOf = (origin: { readonly kept: string } | { readonly packed: string }): string =>
  'kept' in origin ? `kept/${origin.kept} ` : `link/${origin.packed} `;

/** The keys of all reviews of a match that is kept here. */
export const reviewsOf = (id: string): IDBKeyRange =>
  IDBKeyRange.bound(keyOf({ kept: id }), `${keyOf({ kept: id })}\uffff`);

/** What is known of a review; nothing where the browser keeps nothing. */
export async function readReview(key: string): Promise<readonly Judgement[]> {
  const db = await database();
  return (await db.get('reviews', key))?.judgements ?? [];
}

/** Keeps a review as far as it has come, and forgets those that nobody has looked at for the longest time. */
export async function keepReview(key: string, judgements: readonly Judgement[]): Promise<void> {
  const db = await database();
  const transaction = db.transaction('reviews', 'readwrite');
  await transaction.store.put({ key, judgements, updated: Date.now() });
  let spare = (await transaction.store.count()) - MOST;
  for (let old = await transaction.store.index('updated').openCursor(); old && spare > 0; spare--) {
    await old.delete();
    old = await old.continue();
  }
  await transaction.done;
}
