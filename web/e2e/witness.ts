import { FrameReader } from '@overtrick/client';
import type { CDPSession, Page } from '@playwright/test';

/** Something a browser was given or keeps: where, what, and how many events it had been told of by then. */
export interface Trace {
  readonly where: string;
  readonly text: string;
  readonly position: number;
}

/** Remembers everything that comes over the wire to a page, and looks into everything the page keeps. */
export class Witness {
  readonly traces: Trace[] = [];
  readonly #page: Page;
  #position = 0;

  private constructor(page: Page) {
    this.#page = page;
  }

  static async of(page: Page): Promise<Witness> {
    const witness = new Witness(page);
    const wire = await page.context().newCDPSession(page);
    await wire.send('Network.enable');
    witness.#listen(wire);
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (!pathname.startsWith('/api/') || pathname.endsWith('/stream')) return;
      response.text().then(
        (text) => witness.#note(`body of ${pathname}`, text),
        () => {},
      );
    });
    return witness;
  }

  /** Looks into the page now: what is drawn and said, and every store that a page has. */
  async look(): Promise<void> {
    const { drawn, kept, position } = await this.#page.evaluate(async () => {
      // While the board is not yet drawn, the rest of the page is one event ahead of the position it tells.
      const { position = '0' } = document.querySelector<HTMLElement>('.table-screen')?.dataset ?? {};
      const drawn: string[] = [];
      for (const element of document.querySelectorAll('*')) {
        for (const { value } of element.attributes) drawn.push(`"${value}"`);
        for (const child of element.childNodes) if (child instanceof Text) drawn.push(`"${child.data}"`);
      }
      const kept: string[] = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
      for (const { name = '' } of await indexedDB.databases()) {
        const database = await new Promise<IDBDatabase>((done, failed) => {
          const opening = indexedDB.open(name);
          opening.onsuccess = () => done(opening.result);
          opening.onerror = () => failed(opening.error);
        });
        for (const store of database.objectStoreNames) {
          const all = database.transaction(store).objectStore(store).getAll();
          await new Promise((done) => {
            all.onsuccess = done;
          });
          kept.push(JSON.stringify(all.result));
        }
        database.close();
      }
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          if (new URL(request.url).pathname.includes('/api/')) {
            kept.push(`${request.url} ${await (await cache.match(request))?.text()}`);
          }
        }
      }
      return { drawn: drawn.join('\n'), kept: kept.join('\n'), position: Number(position) };
    });
    this.traces.push({ where: 'the page', text: drawn, position });
    this.traces.push({ where: 'a store of the page', text: kept, position });
  }

  /** Hears every stream of the page, byte for byte. */
  #listen(wire: CDPSession): void {
    const streams = new Map<string, (bytes: string) => void>();
    wire.on('Network.responseReceived', ({ requestId, response }) => {
      if (!new URL(response.url).pathname.endsWith('/stream')) return;
      const frames = new FrameReader();
      const decoder = new TextDecoder();
      const hear = (bytes: string): void => {
        const text = decoder.decode(Buffer.from(bytes, 'base64'), { stream: true });
        for (const { event, data } of frames.read(text)) this.#hear(event, data);
      };
      streams.set(requestId, hear);
      wire.send('Network.streamResourceContent', { requestId }).then(
        ({ bufferedData }) => hear(bufferedData),
        () => {},
      );
    });
    wire.on('Network.dataReceived', ({ requestId, data }) => {
      if (data !== undefined) streams.get(requestId)?.(data);
    });
  }

  #hear(event: string, data: string): void {
    const told = JSON.parse(data) as {
      event?: { t: string };
      view?: { past: readonly unknown[] } | null;
    };
    if (event === 'whole') this.#position = told.view?.past.length ?? 0;
    else if (told.event?.t === 'deal' || told.event?.t === 'choice') this.#position++;
    this.#note(event, data);
  }

  #note(where: string, text: string): void {
    this.traces.push({ where, text, position: this.#position });
  }
}
