import type { StreamName } from '@overtrick/api';
import { type Ask, Client, type FeedOptions } from '@overtrick/client';

/** The version of the page's side of the API; a server that has moved on answers "please reload". */
const CLIENT = '2';
/** Longer out of sight than this, and nobody knows whether the line still lives. */
const OUT_OF_SIGHT = 25_000;

/** The server that this page came from. */
export const api = new Client({ site: '.', headers: { 'overtrick-client': CLIENT } });

/** A stream as a page follows it: it comes back at once when the network or the person does. */
export interface PageFeed {
  /** Hears everything again. */
  restart(): void;
  close(): void;
}

export function follow<N extends StreamName>(route: N, ask: Ask<N>, options: FeedOptions<N>): PageFeed {
  const feed = api.follow(route, ask, options);
  const page = new AbortController();
  const { signal } = page;
  let hiddenAt = 0;
  addEventListener('online', () => feed.open(), { signal });
  addEventListener('offline', () => options.changed?.('lost', null), { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.hidden) hiddenAt = Date.now();
      else if (Date.now() - hiddenAt > OUT_OF_SIGHT) feed.open();
    },
    { signal },
  );
  return {
    restart: () => feed.restart(),
    close() {
      page.abort();
      feed.close();
    },
  };
}
