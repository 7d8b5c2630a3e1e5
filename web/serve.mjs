#!/usr/bin/env node
/** Serves the built app: `node web/serve.mjs [--port 8080] [--quiet]`. Needs Node and nothing else. */
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { networkInterfaces } from 'node:os';
import { extname, join, normalize, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { qrCode } from './qr.mjs';

const DIST = fileURLToPath(new URL('./dist', import.meta.url));

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
};

/** The file that an address means; null when there is none, or when it lies outside of the folder. */
function fileFor(folder, url) {
  let path;
  try {
    path = decodeURIComponent(new URL(url, 'http://host').pathname);
  } catch {
    return null;
  }
  const file = normalize(join(folder, path.endsWith('/') ? `${path}index.html` : path));
  if (!file.startsWith(folder + sep) || file.includes('\0')) return null;
  return existsSync(file) && statSync(file).isFile() ? file : null;
}

const zipped = new Map();

/** A text file made small, once; null for what is small already or cannot be made so. */
function zip(file, tag) {
  if (!/\.(html|js|css|json|webmanifest|svg|txt)$/.test(file)) return null;
  const known = zipped.get(file);
  if (known?.tag === tag) return known.bytes;
  const bytes = gzipSync(readFileSync(file), { level: 9 });
  zipped.set(file, { tag, bytes });
  return bytes;
}

/** Answers one request. Hashed files never change; everything else is asked for anew. */
export function handle(folder, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  const file = fileFor(folder, request.url ?? '/');
  if (!file) {
    response.writeHead(404, { 'content-type': TYPES['.txt'] }).end('Not found\n');
    return;
  }
  const { size, mtimeMs } = statSync(file);
  const tag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
  const hashed = file.startsWith(join(folder, 'assets') + sep);
  const headers = {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
    etag: tag,
  };
  if (request.headers['if-none-match'] === tag) {
    response.writeHead(304, headers).end();
    return;
  }
  const small = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '') ? zip(file, tag) : null;
  const coding = small && { 'content-encoding': 'gzip' };
  response.writeHead(200, { ...headers, ...coding, 'content-length': small?.length ?? size });
  if (request.method === 'HEAD') response.end();
  else if (small) response.end(small);
  else createReadStream(file).pipe(response);
}

/** Starts the server and tells the port it got. */
export function serve({ port = 8080, host = '0.0.0.0', folder = DIST } = {}) {
  const server = createServer((request, response) => handle(folder, request, response));
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, host, () => done({ server, port: server.address().port }));
  });
}

/** Where other devices of the home network find this one; undefined when it has no network. */
export function networkAddress(port) {
  for (const addresses of Object.values(networkInterfaces())) {
    for (const { family, internal, address } of addresses ?? []) {
      if (family === 'IPv4' && !internal) return `http://${address}:${port}/`;
    }
  }
  return undefined;
}

/** Prints the addresses, and the one for phones as a QR code. */
export function printAddresses(port) {
  console.log(`\n  Overtrick is ready.\n\n  On this device   http://localhost:${port}/`);
  const network = networkAddress(port);
  if (!network) return;
  console.log(`  In your network  ${network}\n\n${qrCode(network)}\n`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const at = process.argv.indexOf('--port');
  const wished = Number(at > 0 ? process.argv[at + 1] : (process.env.PORT ?? 8080));
  if (!existsSync(join(DIST, 'index.html'))) {
    console.error('There is no built app yet. Run: npm run build -w web');
    process.exit(1);
  }
  try {
    const { port } = await serve({ port: wished });
    if (!process.argv.includes('--quiet')) printAddresses(port);
  } catch (error) {
    console.error(
      error.code === 'EADDRINUSE'
        ? `Port ${wished} is taken. Choose another one: --port ${wished + 1}`
        : `The server could not start: ${error.message}`,
    );
    process.exit(1);
  }
}
