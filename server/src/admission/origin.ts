import { isIP } from 'node:net';

/** Where a request comes from, as budgets count it. */
export interface Origin {
  /** An IPv4 address, or a whole IPv6 /64, because one household has all of its addresses. */
  readonly address: string;
  /** The /48 of an IPv6 address: one customer may have all of its 65,536 households. Null for IPv4. */
  readonly network: string | null;
}

/** Whose budgets something is taken from: a person, if there is one, and where they come from. */
export interface Caller extends Origin {
  readonly person: string | null;
}

/** What an address is counted as. */
export function originOf(address: string): Origin {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return { address: mapped, network: null };
  if (isIP(address) !== 6) return { address, network: null };
  const [before, after] = address.split('%')[0].split('::');
  const first = before === '' ? [] : before.split(':');
  const last = after === undefined || after === '' ? [] : after.split(':');
  const gap = after === undefined ? 0 : 8 - first.length - last.length;
  const all = [...first, ...Array<string>(Math.max(0, gap)).fill('0'), ...last];
  const groups = all.map((group) => Number.parseInt(group, 16).toString(16));
  return {
    address: `${groups.slice(0, 4).join(':')}::/64`,
    network: `${groups.slice(0, 3).join(':')}::/48`,
  };
}
