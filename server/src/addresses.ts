import type { NetworkInterfaceInfo } from 'node:os';

/** Networks of virtual machines and containers on this machine: no phone is on them. */
const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vboxnet|cni|flannel|lxc|lxd|podman|utun|tun|tap|zt)/;

/** All addresses, of IPv4 and of IPv6. */
const EVERYWHERE: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

export type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Where a server that listens on `host` can be reached. */
export interface Addresses {
  /** On this machine. */
  readonly near: string;
  /** On the local network, the likeliest first. */
  readonly far: readonly string[];
}

/** The addresses to tell people. */
export function addressesOf(host: string, port: number, interfaces: Interfaces): Addresses {
  if (!EVERYWHERE.has(host)) {
    const near = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
    return { near, far: isLoopback(host) ? [] : [near] };
  }
  const found = Object.entries(interfaces).flatMap(([name, each]) =>
    (each ?? [])
      .filter(
        ({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'),
      )
      .map(({ address }) => ({ address, virtual: VIRTUAL.test(name) })),
  );
  const likeliest = found.sort((a, b) => Number(a.virtual) - Number(b.virtual));
  return {
    near: `http://localhost:${port}`,
    far: likeliest.map(({ address }) => `http://${address}:${port}`),
  };
}

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host.startsWith('127.');
