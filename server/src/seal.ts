import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomFillSync } from 'node:crypto';

const NONCE = 12;
const TAG = 16;

/** Nonces are drawn a page at a time: asking for twelve random bytes each time is slow. */
const drawn = Buffer.alloc(NONCE * 256);
let at = drawn.length;

function nonce(): Buffer {
  if (at === drawn.length) {
    randomFillSync(drawn);
    at = 0;
  }
  at += NONCE;
  return drawn.subarray(at - NONCE, at);
}

/** Encrypts what must not be readable in the database, and signs what clients send back. Uses one key, kept beside the database. */
export class Seal {
  readonly #sealing: Buffer;
  readonly #signing: Buffer;
  /** Tells one key from another and gives nothing of it away. */
  readonly fingerprint: string;

  constructor(key: Uint8Array) {
    this.#sealing = derive(key, 'overtrick seal 1');
    this.#signing = derive(key, 'overtrick sign 1');
    this.fingerprint = derive(key, 'overtrick fingerprint 1').toString('hex', 0, 16);
  }

  /** AES-256-GCM; `context` says where the text belongs, so that it cannot be moved elsewhere. */
  close(text: string, context: string): string {
    const iv = nonce();
    const cipher = createCipheriv('aes-256-gcm', this.#sealing, iv);
    cipher.setAAD(Buffer.from(context));
    const body = cipher.update(text, 'utf8');
    cipher.final();
    return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
  }

  /** Opens what `close` made for this context; throws when the text was changed or the key is another. */
  open(sealed: string, context: string): string {
    const bytes = Buffer.from(sealed, 'base64');
    const decipher = createDecipheriv('aes-256-gcm', this.#sealing, bytes.subarray(0, NONCE));
    decipher.setAAD(Buffer.from(context));
    decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
    return decipher.update(bytes.subarray(NONCE + TAG), undefined, 'utf8') + decipher.final('utf8');
  }

  /** Whether this text was sealed with this key, for this context. */
  canOpen(sealed: string, context: string): boolean {
    try {
      this.open(sealed, context);
      return true;
    } catch {
      return false;
    }
  }

  /** A signature: for cookies, and the form in which codes and tokens are stored. */
  sign(text: string): string {
    return createHmac('sha256', this.#signing).update(text).digest('base64url');
  }
}

const derive = (key: Uint8Array, label: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, new Uint8Array(), label, 32));
