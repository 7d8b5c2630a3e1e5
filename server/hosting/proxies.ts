import { createSocket } from 'node:dgram';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Running } from '../testing/built.ts';

const HOSTING = fileURLToPath(new URL('../../hosting/', import.meta.url));

/** A port that was free a moment ago: these proxies cannot be asked which one they took. */
export const freePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });

/** Nodes at several addresses of this machine, at the same port. */
export interface Nodes {
  readonly hosts: readonly string[];
  readonly port: number;
}

/** A running proxy. */
export interface RunningProxy {
  readonly url: string;
  readonly running: Running;
  /** Where it writes a line for each request. */
  readonly requests: string;
  stop(): Promise<void>;
}

type Start = (folder: string, port: number, nodes: Nodes) => Promise<RunningProxy>;

/** Our configuration with the ports of this test and without a certificate. */
const startNginx: Start = async (folder, port, nodes) => {
  const requests = join(folder, 'requests');
  const upstream = nodes.hosts.map((host) => `server ${host}:${nodes.port} max_fails=0;`).join('\n');
  const site = readFileSync(`${HOSTING}nginx.conf`, 'utf8')
    .replace('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
    .replace('listen 80', `listen unix:${folder}/other.sock`)
    .replace(/^\s*ssl_.*$/gm, '')
    .replace('server 127.0.0.1:4242 max_fails=0;', upstream);
  for (const each of ['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']) mkdirSync(join(folder, each));
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log stderr; worker_processes 1; events {}
     http { log_format plain '$status $request_method $uri'; access_log ${requests} plain;
       client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
       fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
       ${site} }`,
  );
  const words = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'];
  const running = new Running('nginx', words, folder, {});
  const stop = async () => {
    running.child.kill('SIGTERM');
    await running.ended;
  };
  return { url: await isUp(running, port), running, requests, stop };
};

/** Our configuration with a log, and with a name server of this test if nodes are found by name. */
const startCaddy = async (
  folder: string,
  port: number,
  nodes: Nodes,
  find: 'named' | 'listed',
): Promise<RunningProxy> => {
  const names = await serveName(nodes.hosts);
  const requests = join(folder, 'requests');
  const file = join(folder, 'Caddyfile');
  const site = readFileSync(`${HOSTING}Caddyfile`, 'utf8')
    .replace('refresh 5s', `refresh 5s\n\t\tresolvers 127.0.0.1:${names.port}`)
    .replace('{$SITE:localhost} {', `{$SITE:localhost} {\n\tlog {\n\t\toutput file ${requests}\n\t}`);
  writeFileSync(file, site);
  const running = new Running('caddy', ['run', '--adapter', 'caddyfile', '--config', file], folder, {
    SITE: `http://127.0.0.1:${port}`,
    FIND: find,
    NODES: nodes.hosts.map((host) => `${host}:${nodes.port}`).join(' '),
    NODES_NAME: 'nodes.example.',
    NODES_PORT: String(nodes.port),
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  });
  const stop = async () => {
    // Caddy would wait for whoever might still ask over an open connection.
    running.child.kill('SIGKILL');
    await running.ended;
    names.close();
  };
  return { url: await isUp(running, port), running, requests, stop };
};

/** A proxy that hosting/ has a configuration for, and a way in which it finds nodes. */
export interface ProxyKind {
  readonly program: 'nginx' | 'caddy';
  readonly how: string;
  readonly start: Start;
}

export const PROXIES: readonly ProxyKind[] = [
  { program: 'nginx', how: 'nginx', start: startNginx },
  { program: 'caddy', how: 'caddy, nodes listed', start: (...at) => startCaddy(...at, 'listed') },
  { program: 'caddy', how: 'caddy, nodes by name', start: (...at) => startCaddy(...at, 'named') },
];

/** Every request that a proxy has answered, from its own log: `200 GET /api/lobby`. */
export const requestsOf = ({ requests }: RunningProxy): string[] =>
  readFileSync(requests, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      if (!line.startsWith('{')) return line;
      const { status, request } = JSON.parse(line) as { status: number; request: Record<string, string> };
      return `${status} ${request.method} ${request.uri}`;
    });

async function isUp(proxy: Running, port: number): Promise<string> {
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(url).catch(() => null))?.ok) {
    if (proxy.child.exitCode !== null) throw new Error(proxy.err);
    await new Promise((next) => setTimeout(next, 50));
  }
  return url;
}

const RECURSIVE_ANSWER = 0x8580;
const [A, IN, TTL] = [1, 1, 1];

/** What a name server answers to a query: whatever name it asks for has these addresses of version 4, and no others. */
function answerQuery(query: Buffer, hosts: readonly string[]): Buffer {
  const nameEnd = query.indexOf(0, 12) + 1;
  const question = query.subarray(12, nameEnd + 4);
  const found = question.readUInt16BE(question.length - 4) === A ? hosts : [];
  const head = Buffer.alloc(12);
  query.copy(head, 0, 0, 2);
  for (const [at, value] of [RECURSIVE_ANSWER, 1, found.length, 0, 0].entries()) {
    head.writeUInt16BE(value, 2 + 2 * at);
  }
  const answers = found.map((host) => {
    const answer = Buffer.alloc(16);
    // A pointer to the name in the question.
    for (const [at, value] of [0xc00c, A, IN, 0, TTL, 4].entries()) answer.writeUInt16BE(value, 2 * at);
    for (const [at, part] of host.split('.').entries()) answer[12 + at] = Number(part);
    return answer;
  });
  return Buffer.concat([head, question, ...answers]);
}

/** A name server, over UDP and TCP: which of them is asked depends on the machine. */
async function serveName(hosts: readonly string[]): Promise<{ port: number; close: () => void }> {
  const tcp = createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', (framed) => {
      const answer = answerQuery(framed.subarray(2), hosts);
      const size = Buffer.alloc(2);
      size.writeUInt16BE(answer.length);
      socket.write(Buffer.concat([size, answer]));
    });
  });
  await new Promise<void>((ready) => tcp.listen(0, '127.0.0.1', ready));
  const { port } = tcp.address() as { port: number };
  const udp = createSocket('udp4');
  udp.on('message', (query, from) => udp.send(answerQuery(query, hosts), from.port, from.address));
  await new Promise<void>((ready) => udp.bind(port, '127.0.0.1', ready));
  const close = () => {
    tcp.close();
    udp.close();
  };
  return { port, close };
}
