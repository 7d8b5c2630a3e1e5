import type { Observer, PersonId } from '@overtrick/api';

/** The way to somebody who listens. */
export interface Line {
  /** Writes one or more whole SSE messages; a listener that is too slow is dropped. */
  send(text: string): void;
  end(): void;
}

/** Somebody who follows a table's stream. */
export interface Listener extends Line {
  readonly person: PersonId | null;
  /** Whose eyes: changes when the person sits down or stands up. */
  observer: Observer;
}
