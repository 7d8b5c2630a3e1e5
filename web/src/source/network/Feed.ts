import { doorOf } from './request.ts';

/** `lost`: it tries again by itself; `refused`: there is nothing behind this address. */
export type Connection = 'opening' | 'open' | 'lost' | 'refused';

export interface FeedDuties {
  /** A named event of the stream (`message` for the others) with its text. */
  readonly hear: (event: string, text: string) => void;
  /** The position to go on after; null for everything. */
  readonly after: () => number | null;
  readonly changed: (connection: Connection) => void;
}

const EVENTS = ['message', 'whole', 'presence', 'room'] as const;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** Longer out of sight than this, and nobody knows whether the line still lives. */
const OUT_OF_SIGHT = 25_000;

/** A stream of Server-Sent Events that comes back by itself, a little later each time, exactly where it was. */
export class Feed {
  readonly #path: string;
  readonly #duties: FeedDuties;
  readonly #heard = new AbortController();
  #line: EventSource | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hiddenAt = 0;

  constructor(path: string, duties: FeedDuties) {
    this.#path = path;
    this.#duties = duties;
    const { signal } = this.#heard;
    addEventListener('online', () => this.open(), { signal });
    addEventListener('offline', () => this.#duties.changed('lost'), { signal });
    document.addEventListener('visibilitychange', () => this.#lookUp(), { signal });
    this.open();
  }

  /** Opens the line, or opens it anew. */
  open(): void {
    clearTimeout(this.#timer);
    this.#line?.close();
    const after = this.#duties.after();
    const [path, query = ''] = this.#path.split('?');
    const asked = new URLSearchParams(query);
    if (after !== null) asked.set('after', String(after));
    const line = new EventSource(doorOf(`${path}${asked.size > 0 ? `?${asked}` : ''}`));
    this.#line = line;
    line.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.#duties.changed('open');
    };
    line.onerror = () => this.#lost(line);
    for (const event of EVENTS) {
      line.addEventListener(event, ({ data }: MessageEvent<string>) => this.#duties.hear(event, data));
    }
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#heard.abort();
    this.#line?.close();
    this.#line = null;
  }

  #lost(line: EventSource): void {
    if (line !== this.#line) return;
    line.close();
    this.#duties.changed('lost');
    this.#timer = setTimeout(() => this.open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
  }

  #lookUp(): void {
    if (document.hidden) this.#hiddenAt = Date.now();
    else if (Date.now() - this.#hiddenAt > OUT_OF_SIGHT) this.open();
  }
}
