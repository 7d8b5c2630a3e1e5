import { connect, type Socket } from 'node:net';

export interface Reply {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

const HEAD_END = '\r\n\r\n';
const LENGTH = /content-length: (\d+)/i;

/** So often in a row a question is asked again on a new connection, and so many milliseconds later each time. */
const MOST_FAILED = 5;
const PAUSE = 50;

interface Question {
  readonly text: string;
  readonly done: (reply: Reply) => void;
}

/** One kept-alive connection that asks one question after the other, with as little work as can be: the load must be cheap. */
export class Wire {
  readonly #port: number;
  #socket: Socket | null = null;
  readonly #waiting: Question[] = [];
  /** New connections in a row that were closed without an answer. */
  #failed = 0;
  /** Set while the next connection has to wait. */
  #later: NodeJS.Timeout | null = null;
  #rest = '';

  constructor(port: number) {
    this.#port = port;
  }

  /** Asks; the body is text of plain letters. */
  ask(method: string, path: string, cookie: string, body = '', key = ''): Promise<Reply> {
    const text = `${method} ${path} HTTP/1.1\r\nHost: x\r\n${cookie && `Cookie: ${cookie}\r\n`}${
      key && `Idempotency-Key: ${key}\r\n`
    }Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    return new Promise((done) => {
      this.#waiting.push({ text, done });
      // Not before there is a question, and anew after a pause: the server hangs up on who says nothing.
      if (this.#later) return;
      if (this.#socket === null || this.#socket.destroyed) this.#connect();
      else this.#socket.write(text, 'latin1');
    });
  }

  close(): void {
    if (this.#later) clearTimeout(this.#later);
    this.#socket?.destroy();
  }

  /** Opens a new connection and asks on it whatever has no answer yet. */
  #connect(): void {
    const socket = connect(this.#port, '127.0.0.1').setNoDelay(true).setEncoding('latin1');
    this.#socket = socket;
    this.#later = null;
    this.#rest = '';
    socket.on('data', (data: unknown) => this.#hear(String(data)));
    socket.on('error', () => {});
    socket.on('close', () => {
      if (socket !== this.#socket || this.#waiting.length === 0) return;
      // A server may end an idle connection while a question is on its way, so a client asks again on a new one. What must not
      // happen twice has a key. Where new connections are refused too, the server is gone.
      if (++this.#failed > MOST_FAILED) throw new Error('the server hung up on a question');
      this.#socket = null;
      this.#later = setTimeout(() => this.#connect(), (this.#failed - 1) * PAUSE);
    });
    for (const { text } of this.#waiting) socket.write(text, 'latin1');
  }

  #hear(text: string): void {
    this.#rest += text;
    for (;;) {
      const head = this.#rest.indexOf(HEAD_END);
      if (head < 0) return;
      const from = head + HEAD_END.length;
      const to = from + Number(LENGTH.exec(this.#rest)?.[1] ?? 0);
      if (this.#rest.length < to) return;
      const reply = {
        status: Number(this.#rest.slice(9, 12)),
        head: this.#rest.slice(0, head),
        body: this.#rest.slice(from, to),
      };
      this.#rest = this.#rest.slice(to);
      this.#failed = 0;
      this.#waiting.shift()?.done(reply);
    }
  }
}
