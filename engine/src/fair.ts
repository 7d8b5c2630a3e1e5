import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson, makeHex, parseHex } from './bytes.ts';
import type { Setup } from './match.ts';
import { belowFrom, type Random } from './random.ts';
import type { Words } from './words.ts';

/** The newest way of hashing a proof. */
export const PROOF_VERSION = 1;

/** What one client added to the shuffle: committed before the start, revealed after it. */
export interface Contribution {
  readonly seat: number;
  readonly commitment: string;
  /** Null when the host went on without this one. */
  readonly reveal: string | null;
  /** The first deal it counts for. */
  readonly from: number;
}

/** All that is needed to deal a match again, once it is over; until then `secret` is the dealer's alone. */
export interface FairChance {
  readonly kind: 'fair';
  /** How it is hashed; 1 where it is not said. */
  readonly version?: number;
  readonly table: string;
  readonly secret: string;
  readonly commitment: string;
  readonly contributions: readonly Contribution[];
}

/** C: published before anyone sits, so that the secret cannot be chosen afterwards. */
export function commitSecret(table: string, secret: Uint8Array): string {
  return makeHex(sha256(concatBytes(utf8ToBytes(`overtrick secret 1\0${table}\0`), secret)));
}

/** c: sent on *ready*, so that nobody can pick a contribution with knowledge of the others. */
export function commitContribution(commitment: string, seat: number, random: Uint8Array): string {
  return makeHex(sha256(concatBytes(utf8ToBytes(`overtrick share 1\0${commitment}\0${seat}\0`), random)));
}

/** The order in which contributions are hashed: by the deal they count from, then by seat. */
export const inOrder = (contributions: readonly Contribution[]): Contribution[] =>
  [...contributions].sort((a, b) => a.from - b.from || a.seat - b.seat);

/** The stream of deal k: fixed by the secret, the frozen set-up and the contributions valid for k, by nothing else. */
export function fairDeal(game: string, setup: Setup, chance: FairChance, deal: number): Random {
  const contributions = inOrder(chance.contributions);
  const atStart = contributions.filter((each) => each.from === 0);
  const valid = contributions.filter((each) => each.reveal !== null && each.from <= deal);
  const frozen = canonicalJson({
    game,
    rules: setup.rules,
    players: setup.players,
    options: setup.options,
    commitments: atStart.map((each) => [each.seat, each.commitment]),
    contributions: valid.map((each) => [each.seat, each.reveal]),
  });
  const secret = parseHex(chance.secret) ?? new Uint8Array();
  const key = hmac(sha256, secret, concatBytes(utf8ToBytes(`deal ${deal}\0`), sha256(utf8ToBytes(frozen))));
  return new StreamRandom(key);
}

/** A cryptographic stream: block i is HMAC-SHA-256(key, i). The same bytes in Node and in every browser. */
export class StreamRandom implements Random {
  readonly #key: Uint8Array;
  #block: DataView = new DataView(new ArrayBuffer(0));
  #at = 0;
  #counter = 0;

  constructor(key: Uint8Array) {
    this.#key = key;
  }

  /** The next 32 bits. */
  bits(): number {
    if (this.#at === this.#block.byteLength) {
      const counter = new DataView(new ArrayBuffer(8));
      counter.setUint32(4, this.#counter++);
      const block = hmac(sha256, this.#key, new Uint8Array(counter.buffer));
      this.#block = new DataView(block.buffer, block.byteOffset, block.byteLength);
      this.#at = 0;
    }
    this.#at += 4;
    return this.#block.getUint32(this.#at - 4);
  }

  below(n: number): number {
    for (;;) {
      const drawn = belowFrom(this.bits(), n);
      if (drawn >= 0) return drawn;
    }
  }
}

/** Checks every commitment of a finished match; names the first that does not hold. */
export function checkCommitments(chance: FairChance): Words | null {
  const secret = parseHex(chance.secret);
  if (secret?.length !== 32) {
    return {
      en: 'the revealed secret is not 32 bytes of hexadecimal',
      ja: '公開された秘密が32バイトの16進数ではありません',
    };
  }
  if (commitSecret(chance.table, secret) !== chance.commitment) {
    return {
      en: 'the secret does not match the commitment that was published before the match',
      ja: '秘密が、対戦前に公表された約束と一致しません',
    };
  }
  for (const { seat, commitment, reveal } of chance.contributions) {
    if (reveal === null) continue;
    const share = parseHex(reveal);
    if (share?.length !== 32) {
      return {
        en: `the contribution of seat ${seat} is not 32 bytes of hexadecimal`,
        ja: `席${seat}の寄与が32バイトの16進数ではありません`,
      };
    }
    if (commitContribution(chance.commitment, seat, share) !== commitment) {
      return {
        en: `the contribution of seat ${seat} does not match its commitment`,
        ja: `席${seat}の寄与がその約束と一致しません`,
      };
    }
  }
  return null;
}
