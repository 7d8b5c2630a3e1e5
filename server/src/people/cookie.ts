import { sameText } from '../sameText.ts';
import type { Seal } from '../seal.ts';
import type { PersonRow } from '../store/schema.ts';

export const COOKIE = 'overtrick';
const YEAR = 31_536_000;
const KEPT = 20_000;

/** Whose cookie it is. */
export interface Claim {
  readonly id: string;
  readonly epoch: number;
}

/** Makes and reads the signed cookie of a guest. */
export class Cookies {
  readonly #seal: Seal;
  readonly #read = new Map<string, Claim>();

  constructor(seal: Seal) {
    this.#seal = seal;
  }

  /** The header that sets a person's cookie. */
  make({ id, epoch }: Pick<PersonRow, 'id' | 'epoch'>, secure: boolean): string {
    const body = `${id}.${epoch}`;
    const flags = `Path=/; Max-Age=${YEAR}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
    return `${COOKIE}=${body}.${this.#sign(body)}; ${flags}`;
  }

  /** The header that deletes it. */
  clear(): string {
    return `${COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`;
  }

  /** Reads a `Cookie` header; undefined when ours is missing or not signed by us. */
  read(header: string | undefined): Claim | undefined {
    if (header === undefined) return undefined;
    const start = header.startsWith(`${COOKIE}=`) ? 0 : header.indexOf(` ${COOKIE}=`) + 1;
    if (start === 0 && !header.startsWith(`${COOKIE}=`)) return undefined;
    const end = header.indexOf(';', start);
    const value = header.slice(start + COOKIE.length + 1, end < 0 ? undefined : end);
    const known = this.#read.get(value);
    if (known) return known;
    const [id, epoch, signature] = value.split('.');
    if (signature === undefined || !sameText(signature, this.#sign(`${id}.${epoch}`))) return undefined;
    const claim = { id, epoch: Number(epoch) };
    if (this.#read.size >= KEPT) this.#read.clear();
    this.#read.set(value, claim);
    return claim;
  }

  #sign(body: string): string {
    return this.#seal.sign(`cookie ${body}`);
  }
}
