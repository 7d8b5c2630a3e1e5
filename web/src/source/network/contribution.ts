import type { Room, Seat } from '@overtrick/api';
import { commitContribution, makeHex, parseHex } from '@overtrick/engine';

/** r of this page, by table: nobody but this tab knows it before the match starts. */
const kept = new Map<string, string>();
const keyOf = (table: string): string => `overtrick.share.${table}`;

/** Draws r for this seat, keeps it over a reload, and gives c. */
export function drawContribution({ id, commitment }: Room, seat: Seat): string {
  const random = crypto.getRandomValues(new Uint8Array(32));
  const text = makeHex(random);
  kept.set(id, text);
  try {
    sessionStorage.setItem(keyOf(id), text);
  } catch {
    // In memory it is; after a reload the host can deal without it.
  }
  return commitContribution(commitment, seat, random);
}

/** r, if it is what the server waits for from this seat: the match has started and this tab made the promise. */
export function owedReveal({ id, status, commitment, shares }: Room, seat: Seat): string | null {
  if (status !== 'revealing' && status !== 'playing') return null;
  const share = shares.findLast((each) => each.seat === seat);
  const text = kept.get(id) ?? recalled(id);
  const random = text === null ? null : parseHex(text);
  if (!share || share.reveal !== null || !random || text === null) return null;
  return commitContribution(commitment, seat, random) === share.commitment ? text : null;
}

function recalled(id: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(id));
  } catch {
    return null;
  }
}
