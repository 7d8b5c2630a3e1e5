import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Chance } from './chance.ts';
import type { Tally } from './tally.ts';

const DUPLICATED = 0.08;
const LATE_DUPLICATE = 0.15;
const LOST = 0.08;
const DELAYED = 0.25;
const CUT_STREAM = 0.05;
const HALF_OPEN = 0.04;

/**
 * A load balancer without stickiness on a bad network: it sends each request to any node, some twice (some of these much later),
 * some late so that they overtake each other, and loses some answers of requests that were delivered. Streams are cut, or go on
 * without a word.
 */
export class Balancer {
  readonly #server: Server;
  readonly #ports: () => readonly number[];
  readonly #chance: Chance;
  readonly #tally: Tally;
  /** False: everything is passed on as it is. */
  rough = true;
  url = '';

  constructor(ports: () => readonly number[], chance: Chance, tally: Tally) {
    this.#ports = ports;
    this.#chance = chance;
    this.#tally = tally;
    this.#server = createServer((req, res) => this.#take(req, res));
  }

  async open(): Promise<void> {
    await new Promise<void>((ready) => this.#server.listen(0, '127.0.0.1', ready));
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise<void>((done) => this.#server.close(() => done()));
  }

  #take(req: IncomingMessage, res: ServerResponse): void {
    const parts: Buffer[] = [];
    req.on('data', (part: Buffer) => parts.push(part));
    req.on('error', () => res.destroy());
    req.on('end', () => this.#lead(req, res, Buffer.concat(parts)));
  }

  #lead(req: IncomingMessage, res: ServerResponse, body: Buffer): void {
    const isPost = req.method === 'POST' && req.headers['idempotency-key'] !== undefined;
    if (!isPost || !this.rough) {
      this.#pass(req, res, body, false);
      return;
    }
    const chance = this.#chance;
    if (chance.happens(DUPLICATED)) this.#duplicate(req, body);
    const lost = chance.happens(LOST);
    if (lost) this.#tally.lostResponses++;
    const go = (): void => this.#pass(req, res, body, lost);
    const delay = chance.happens(DELAYED) ? chance.between(1, 150) : 0;
    if (delay > 0) this.#tally.delayed++;
    setTimeout(go, delay);
  }

  #duplicate(req: IncomingMessage, body: Buffer): void {
    const chance = this.#chance;
    this.#tally.duplicates++;
    const late = chance.happens(LATE_DUPLICATE) ? chance.between(2_000, 20_000) : chance.between(0, 300);
    setTimeout(() => {
      const twin = request(this.#target(req), (answer) => answer.resume());
      twin.on('error', () => {});
      twin.end(body);
    }, late).unref();
  }

  #pass(req: IncomingMessage, res: ServerResponse, body: Buffer, lost: boolean): void {
    const onward = request(this.#target(req), (answer) => {
      if (lost) {
        answer.resume();
        res.destroy();
        return;
      }
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      res.flushHeaders();
      answer.pipe(res);
      answer.on('error', () => res.destroy());
      answer.on('close', () => {
        if (!answer.complete) res.destroy();
      });
      if (answer.headers['content-type']?.startsWith('text/event-stream')) this.#disturb(answer, res);
    });
    // Without an answer the client must not believe that it was given one.
    onward.on('error', () => res.destroy());
    res.on('close', () => {
      if (req.method === 'GET') onward.destroy();
    });
    onward.end(body);
  }

  #disturb(answer: IncomingMessage, res: ServerResponse): void {
    const chance = this.#chance;
    const when = chance.between(50, 3_000);
    if (!this.rough) return;
    if (chance.happens(CUT_STREAM)) {
      this.#tally.cutStreams++;
      setTimeout(() => res.destroy(), when).unref();
    } else if (chance.happens(HALF_OPEN)) {
      this.#tally.halfOpenStreams++;
      setTimeout(() => {
        answer.unpipe(res);
        answer.resume();
      }, when).unref();
    }
  }

  #target(req: IncomingMessage) {
    return {
      host: '127.0.0.1',
      port: this.#chance.of(this.#ports()),
      method: req.method,
      path: req.url,
      headers: req.headers,
      agent: false as const,
    };
  }
}
