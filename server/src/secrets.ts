import type { Config } from './config.ts';

/** Shorter ones would be found in words that have nothing to do with them. */
const SHORTEST = 4;

/** The part of a configuration that nobody may read. */
export type Secretive = Pick<Config, 'key' | 'database' | 'redis' | 'traces' | 'adminToken'>;

/** A text without the passwords, keys and tokens of a configuration: a last guard for what drivers and systems say. */
export function hideSecrets(text: string, config: Secretive): string {
  let hidden = text;
  for (const secret of secretsOf(config)) hidden = hidden.replaceAll(secret, '…');
  return hidden;
}

function secretsOf({ key, database, redis, traces, adminToken }: Secretive): string[] {
  const passwords = [database, redis, traces].flatMap((address) => {
    if (address === undefined || !URL.canParse(address)) return address ?? [];
    const { password, searchParams } = new URL(address);
    const query = searchParams.get('password') ?? '';
    // An address without a password may be told.
    return [...(password + query === '' ? [] : [address]), password, decode(password), query];
  });
  return [key, adminToken, ...passwords]
    .filter((secret) => secret !== undefined && secret.length >= SHORTEST)
    .sort((a = '', b = '') => b.length - a.length)
    .map((secret = '') => secret);
}

/** What a part of an address means; as it is when it means nothing. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
