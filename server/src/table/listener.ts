import type { Observer, PersonId } from '@overtrick/api';

/** Somebody who follows a table's stream. */
export interface Listener {
  readonly person: PersonId | null;
  /** The seat whose view is sent; changes when the person sits down or stands up. */
  observer: Observer;
  /** Writes one or more whole SSE messages; a listener that is too slow is dropped. */
  send(text: string): void;
  end(): void;
}
