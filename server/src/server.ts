import { createServer, type Server } from 'node:http';
import { type AddressInfo, Server as TcpServer } from 'node:net';
import { HELD } from './admission/budgets.ts';
import { Held } from './admission/held.ts';
import type { Config } from './config.ts';
import { watchFileTable } from './fileTable.ts';
import { boundCrowd } from './http/crowd.ts';
import { refuseUnreadable } from './http/unreadable.ts';
import { openNode, type ServerExtras } from './node.ts';
import type { Store } from './store/store.ts';

export interface RunningServer {
  readonly port: number;
  readonly url: string;
  readonly store: Store;
  /** Cleans up tables that people have left; this also happens every few minutes. */
  tidy(): Promise<void>;
  /** Takes no more requests, ends the streams so that they reconnect elsewhere, and closes the store. */
  stop(): Promise<void>;
}

/** How long a node that others can stand in for says that it will stop, before it takes no more connections. */
const ANNOUNCE = 1_000;
/** How long it then goes on serving who is connected. */
const LEAVE = 1_000;
/** How long requests in progress have to finish. */
const DRAIN = 1_500;

/** Milliseconds that a visitor may take for the head of a request, for all of it, and to read on or to go. */
const SLOWEST = { head: 15_000, request: 30_000, idle: 120_000 };

/** Starts a node: everything on one port. */
export async function startServer(config: Config, extras: ServerExtras = {}): Promise<RunningServer> {
  const node = await openNode(config, extras);
  const { head, request, idle } = extras.slowest ?? SLOWEST;
  const http = createServer(
    {
      keepAliveTimeout: 65_000,
      headersTimeout: head,
      requestTimeout: request,
      connectionsCheckingInterval: Math.min(head, 5_000),
      maxHeaderSize: 8_192,
    },
    node.door.handle,
  );
  http.timeout = idle;
  http.on('clientError', (error, socket) => {
    const problem = refuseUnreadable(error, socket);
    if (problem !== null) node.sight.refused(problem);
  });
  if (config.proxies === 0) boundCrowd(http, new Held(HELD.connections, config.patience ?? 1));
  try {
    await new Promise<void>((ready, failed) => {
      http.once('error', failed);
      http.listen({ port: config.port, host: config.host, backlog: 2048 }, ready);
    });
  } catch (error) {
    node.drain();
    await node.close();
    throw error;
  }
  const hindered = (error: unknown): void => {
    node.sight.failed(error);
    node.log.warn({ err: error }, 'visitors may find nobody in: a connection or a file could not be opened');
  };
  // One connection that cannot be taken is no reason to end: the next one may be.
  http.on('error', hindered);
  const stopWatching = watchFileTable(hindered);
  const { port } = http.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    store: node.store,
    tidy: () => node.tidy(),
    async stop() {
      stopWatching();
      const others = config.database !== undefined;
      node.announce();
      if (others) await wait(ANNOUNCE);
      const closed = new Promise<void>((done) => stopListening(http, done));
      node.leave();
      if (others) await wait(LEAVE);
      node.drain();
      http.closeIdleConnections();
      const late = setTimeout(() => http.closeAllConnections(), DRAIN);
      await closed;
      clearTimeout(late);
      await node.close();
    },
  };
}

const wait = (ms: number): Promise<void> => new Promise((next) => setTimeout(next, ms));

/**
 * Takes no more connections. `http.close()` would also close those that wait for the next request, and a proxy may be sending it
 * just then: it must not send it again elsewhere, because it cannot know whether it arrived.
 */
const stopListening = (http: Server, done: () => void): void => {
  TcpServer.prototype.close.call(http, done);
};
