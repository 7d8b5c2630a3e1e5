import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { Agent } from 'node:https';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { PushInput } from '@overtrick/api';

/** One message as it came to the push service. */
export interface Delivered {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A browser with its push service: it hands out an endpoint, and can read what is sent there (RFC 8291, RFC 8292). */
export class PushService {
  readonly delivered: Delivered[] = [];
  /** What it answers. */
  status = 201;
  readonly #browser = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly #http: Server;

  constructor() {
    this.#browser.generateKeys();
    this.#http = createServer((req, res) => {
      const parts: Buffer[] = [];
      req.on('data', (part: Buffer) => parts.push(part));
      req.on('end', () => {
        this.delivered.push({ path: req.url ?? '', headers: req.headers, body: Buffer.concat(parts) });
        res.writeHead(this.status).end();
      });
    });
  }

  async open(): Promise<this> {
    await new Promise<void>((ready) => this.#http.listen(0, '127.0.0.1', ready));
    return this;
  }

  close(): Promise<void> {
    this.#http.closeAllConnections();
    return new Promise((done) => this.#http.close(() => done()));
  }

  /** What the browser gives to the page. */
  subscription(path = '/device-1'): PushInput {
    return {
      endpoint: `https://push.example.com${path}`,
      keys: {
        p256dh: this.#browser.getPublicKey().toString('base64url'),
        auth: this.#auth.toString('base64url'),
      },
    };
  }

  /** Leads every push service's name here. */
  agent(): Agent {
    const { port } = this.#http.address() as AddressInfo;
    return new (class extends Agent {
      override createConnection(): Socket {
        return connect(port, '127.0.0.1');
      }
    })();
  }

  /** Opens a message with the browser's key. */
  read({ body }: Delivered): string {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 21 + body[20]);
    const sealed = body.subarray(21 + body[20]);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#browser.getPublicKey(), sender]);
    const shared = derive(this.#browser.computeSecret(sender), this.#auth, info, 32);
    const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return plain.subarray(0, plain.lastIndexOf(2)).toString();
  }
}

const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** The claims of a VAPID header that was signed with this public key; null when it was not. */
export function readVapid(header: string, publicKey: string): Readonly<Record<string, unknown>> | null {
  const token = /t=([^,\s]+)/.exec(header)?.[1] ?? '';
  const [head, claims, signature] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return signed ? JSON.parse(Buffer.from(claims, 'base64url').toString()) : null;
}
