import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** Whose passkeys they are: the name that they are bound to, and the pages that may ask for them. */
export interface Site {
  readonly rpId: string;
  readonly origin: string;
}

/**
 * The site of a request: that of the page it comes from, which the door has compared with PUBLIC_URL and `Host`; null where browsers
 * have no passkeys, over plain http and at bare addresses.
 */
export function siteOf({ headers }: IncomingMessage, origins: readonly string[]): Site | null {
  const address = headers.origin ?? origins[0] ?? `https://${headers.host}`;
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, origin } = new URL(address);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  const isBare = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  return !isBare && (protocol === 'https:' || isLocal) ? { rpId: hostname, origin } : null;
}
