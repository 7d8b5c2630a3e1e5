import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A TCP line to the database that can be cut, or held up in both directions. */
export class Cable {
  readonly #pairs = new Set<readonly [Socket, Socket]>();
  readonly #server: Server;

  private constructor(host: string, port: number) {
    this.#server = createServer({ noDelay: true }, (near) => {
      const far = connect({ host, port, noDelay: true });
      const pair = [near, far] as const;
      this.#pairs.add(pair);
      const end = (): void => {
        this.#pairs.delete(pair);
        near.destroy();
        far.destroy();
      };
      for (const socket of pair) socket.on('error', end).on('close', end);
      near.pipe(far);
      far.pipe(near);
    });
  }

  /** Lays a line to this database; `url` of the answer leads through it. */
  static async lay(database: string): Promise<{ cable: Cable; url: string }> {
    const url = new URL(database);
    const cable = new Cable(url.hostname, Number(url.port || 5432));
    await new Promise<void>((ready) => cable.#server.listen(0, '127.0.0.1', ready));
    url.host = `127.0.0.1:${(cable.#server.address() as AddressInfo).port}`;
    return { cable, url: url.href };
  }

  /** Drops every connection, as a failing switch does. */
  cut(): void {
    for (const pair of this.#pairs) for (const socket of pair) socket.destroy();
  }

  /** Nothing gets through until it is released. */
  hold(): void {
    for (const [near, far] of this.#pairs) {
      near.unpipe(far).pause();
      far.unpipe(near).pause();
    }
  }

  release(): void {
    for (const [near, far] of this.#pairs) {
      near.pipe(far);
      far.pipe(near);
    }
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise<void>((done) => this.#server.close(() => done()));
  }
}
