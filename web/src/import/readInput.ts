import { pack } from '../replay/pack.ts';
import { type Arrival, takeIn } from '../store/archive.ts';

/** What came of a file or a link. */
export type Outcome =
  | { readonly kind: 'match'; readonly packed: string }
  | { readonly kind: 'collection'; readonly arrival: Arrival }
  | { readonly kind: 'notLink' | 'tooLarge' | 'unreadable' | 'notOurs' | 'newer' | 'noStorage' };

const LARGEST = 60_000_000;
const LARGEST_MATCH = 1_500_000;

/** A link that somebody pasted, with whatever stands around it. */
export function readLink(text: string): Outcome {
  const packed = /#\/log\/([\w-]+)/.exec(text)?.[1];
  return packed ? { kind: 'match', packed } : { kind: 'notLink' };
}

/** A file of anything: one match is shown, a collection is taken in, everything else is left alone. */
export async function readFile(file: File): Promise<Outcome> {
  if (file.size > LARGEST) return { kind: 'tooLarge' };
  const text = await file.text().catch(() => null);
  if (text === null) return { kind: 'unreadable' };
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return { kind: 'notOurs' };
  }
  if (typeof read !== 'object' || read === null) return { kind: 'notOurs' };
  if ('overtrick' in read) {
    if (text.length > LARGEST_MATCH) return { kind: 'tooLarge' };
    return { kind: 'match', packed: await pack(JSON.stringify(read)) };
  }
  const arrival = await takeIn(read);
  return arrival.ok ? { kind: 'collection', arrival: arrival.value } : { kind: arrival.error };
}
