import { type LookupAddress, lookup } from 'node:dns';
import { Agent, type RequestOptions } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { Duplex } from 'node:stream';

/** Answers of a push service are shorter than this; more is an attack on our memory. */
const MOST_READ = 65_536;

const OWN_NETWORK = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  OWN_NETWORK.addSubnet(net, bits, 'ipv4');
}
for (const [net, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  OWN_NETWORK.addSubnet(net, bits, 'ipv6');
}

/** True for an address that is not on the public internet: this machine, its network, broadcast and reserved ranges. */
export function isOwnNetwork(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const plain = mapped ?? address;
  const family = isIP(plain);
  return family === 0 || OWN_NETWORK.check(plain, family === 6 ? 'ipv6' : 'ipv4');
}

/** Looks a host up, and refuses it if any of its addresses is in our own network: a name can point anywhere and can change. */
export const lookupOutside: LookupFunction = (hostname, options, found) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const inside = addresses?.some(({ address }) => isOwnNetwork(address));
    const refused = error ?? (inside ? new Error('this push service is in our own network') : null);
    if (refused) found(refused, '', 0);
    else if (options.all) found(null, addresses);
    else found(null, addresses[0].address, addresses[0].family);
  });
};

/** An agent that reaches push services, but nothing in the server's own network. */
export const guardedAgent = (): Agent => new GuardedAgent({ lookup: lookupOutside, maxSockets: 20 });

class GuardedAgent extends Agent {
  override createConnection(
    options: RequestOptions,
    callback?: (error: Error | null, stream: Duplex) => void,
  ): Duplex | null | undefined {
    const socket = super.createConnection(options, callback);
    let read = 0;
    socket?.on('data', (chunk: Buffer) => {
      read += chunk.length;
      if (read > MOST_READ) socket.destroy();
    });
    return socket;
  }
}
