/** What a node tells the others: that something has changed, never what. They read it from the store. */
export type Topic =
  | `table/${string}/${number}`
  | `presence/${string}`
  | `person/${string}`
  | 'lobby'
  /** Which addresses are shut out. */
  | 'addresses'
  /** Messages may have been missed: check everything. */
  | 'all';

export interface Wake {
  /** Tells the other nodes, in one message with other topics of the same moment. */
  publish(topic: Topic): void;
  close(): Promise<void>;
}

/** For a single node, which has nobody to tell. */
export const nobodyElse: Wake = { publish() {}, async close() {} };

const SOON = 3;
const MOST = 7_000;

/** Gathers topics for a moment, so that many changes are one message. */
export class Gatherer {
  readonly #send: (text: string) => Promise<unknown>;
  readonly #node: string;
  #topics = new Set<Topic>();
  #timer: NodeJS.Timeout | null = null;

  constructor(node: string, send: (text: string) => Promise<unknown>) {
    this.#node = node;
    this.#send = send;
  }

  add(topic: Topic): void {
    this.#topics.add(topic);
    this.#timer ??= setTimeout(() => this.#flush(), SOON);
  }

  #flush(): void {
    this.#timer = null;
    const topics = [...this.#topics];
    this.#topics = new Set();
    let text = this.#node;
    for (const topic of topics) {
      if (text.length + topic.length > MOST) {
        void this.#send(text).catch(() => {});
        text = this.#node;
      }
      text += ` ${topic}`;
    }
    // A lost message only costs time: every node also polls.
    void this.#send(text).catch(() => {});
  }
}

/** Reads what another node has sent; nothing when it came from this one. */
export function topicsOf(text: string, node: string): Topic[] {
  const [from, ...topics] = text.split(' ');
  return from === node ? [] : (topics as Topic[]);
}
