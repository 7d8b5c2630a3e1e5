import { makeHex, parseHex } from './bytes.ts';
import { commitContribution, commitSecret, type FairChance, inOrder, PROOF_VERSION } from './fair.ts';

/** A contribution on its way into the shuffle: promised, then revealed, then counted. */
export interface Share {
  readonly seat: number;
  readonly commitment: string;
  /** r; null until it is revealed. */
  readonly reveal: string | null;
  /** The first deal it counts for; null until it does. */
  readonly from: number | null;
}

/** What the clients of a table add to its shuffle, from the promise to the proof. */
export class Shares {
  #all: Share[] = [];

  /** In the order of the proof; those that do not count yet come last. */
  get all(): readonly Share[] {
    return this.#all;
  }

  /** What a seat has promised and not revealed yet. */
  pending(seat: number): Share | undefined {
    return this.#all.find((share) => share.seat === seat && share.reveal === null && share.from === null);
  }

  /** On *ready*: a seat commits to its contribution; a new promise replaces one that does not count yet. */
  promise(seat: number, commitment: string): void {
    this.withdraw(seat);
    this.#all.push({ seat, commitment, reveal: null, from: null });
  }

  /** Whoever leaves takes back what does not count yet. */
  withdraw(seat: number): void {
    this.#all = this.#all.filter((share) => share.seat !== seat || share.from !== null);
  }

  /** Takes what a seat reveals; whoever calls this has asked `keepsPromise`. */
  reveal(seat: number, reveal: string): void {
    const pending = this.pending(seat);
    this.#all = this.#all.map((share) => (share === pending ? { ...share, reveal } : share));
  }

  /**
   * A deal begins: what is revealed counts from it on. The first deal also freezes what was promised and never revealed,
   * so that the proof names it.
   */
  freeze(deal: number): void {
    const counts = ({ reveal, from }: Share): boolean => from === null && (deal === 0 || reveal !== null);
    const now = this.#all.map((share) => (counts(share) ? { ...share, from: deal } : share));
    this.#all = [...inOrder(now.filter(isCounted)), ...now.filter((share) => !isCounted(share))];
  }

  /** The chance of the deals so far, which is their proof as well once the secret is public. */
  chance(table: string, secret: string, commitment: string): FairChance {
    const contributions = this.#all.filter(isCounted);
    return { kind: 'fair', version: PROOF_VERSION, table, secret, commitment, contributions };
  }
}

const isCounted = (share: Share): share is Share & { readonly from: number } => share.from !== null;

/** True when this is what a seat promised at the table with this commitment. */
export function keepsPromise(commitment: string, share: Share, reveal: string): boolean {
  const random = parseHex(reveal);
  return random !== null && commitContribution(commitment, share.seat, random) === share.commitment;
}

/** A local match: the same proof with one client. Both arguments are 32 fresh random bytes. */
export function localChance(table: string, secret: Uint8Array, random: Uint8Array): FairChance {
  const commitment = commitSecret(table, secret);
  const shares = new Shares();
  shares.promise(0, commitContribution(commitment, 0, random));
  shares.reveal(0, makeHex(random));
  shares.freeze(0);
  return shares.chance(table, makeHex(secret), commitment);
}
