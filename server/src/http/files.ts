import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import type { Problem } from '@overtrick/api';
import { Squeezer, squeezingFor } from './squeeze.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
  '.mp3': 'audio/mpeg',
};

/** What is worth compressing: pictures and fonts already are. */
const LOOSE = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.wasm', '.txt']);

/** Nothing from other sites and no inline scripts; animations set inline styles. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "worker-src 'self' blob:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

export const SAFE_HEAD: Readonly<Record<string, string>> = {
  'Content-Security-Policy': POLICY,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
};

/** Files with a hash in their name never change. */
const FOREVER = /[-.][A-Za-z0-9_-]{8,}\.(js|css|woff2|png|webp|svg|wasm|mp3)$/;

const NOT_BUILT = `<!doctype html><meta charset="utf-8"><title>Overtrick</title>
<p>The server runs, but the web app has not been built here. The API is described at <a href="/api">/api</a>.</p>`;

/** Serves the built web app. Paths that are no file are pages of the app. */
export function fileServer(folder: string) {
  const squeezer = new Squeezer();
  return async (req: IncomingMessage, res: ServerResponse, path: string): Promise<void> => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      refuse(res, 405, { problem: 'method', message: `Not possible with ${req.method}: here are files.` });
      return;
    }
    const wanted = fileOf(folder, path);
    if (wanted !== null && extname(wanted) !== '' && (await send(req, res, wanted, squeezer))) return;
    if (extname(path) !== '' && extname(path) !== '.html') {
      refuse(res, 404, { problem: 'no-such-door', message: 'There is no such file.' });
      return;
    }
    if (wanted !== null && extname(path) === '' && (await send(req, res, `${wanted}.html`, squeezer))) return;
    if (await send(req, res, join(folder, 'index.html'), squeezer)) return;
    res.writeHead(200, { 'Content-Type': TYPES['.html'], 'Cache-Control': 'no-cache', ...SAFE_HEAD });
    res.end(req.method === 'HEAD' ? undefined : NOT_BUILT);
  };
}

function refuse(res: ServerResponse, status: number, problem: Problem): void {
  const head = {
    'Content-Type': TYPES['.json'],
    ...(status === 405 && { Allow: 'GET, HEAD' }),
    ...SAFE_HEAD,
  };
  res.writeHead(status, head).end(JSON.stringify(problem));
}

/** The file that a path means; null when it leads out of the folder. */
function fileOf(folder: string, path: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return null;
  }
  if (decoded.includes('\0')) return null;
  const root = normalize(folder);
  const file = normalize(join(root, decoded));
  return file === root || file.startsWith(root.endsWith(sep) ? root : root + sep) ? file : null;
}

async function send(
  req: IncomingMessage,
  res: ServerResponse,
  file: string,
  squeezer: Squeezer,
): Promise<boolean> {
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) return false;
  const loose = LOOSE.has(extname(file));
  const how = loose ? squeezingFor(req.headers['accept-encoding']) : null;
  const tag = `"${found.size.toString(36)}-${Math.floor(found.mtimeMs).toString(36)}${how ? `-${how}` : ''}"`;
  const head = {
    'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
    'Cache-Control': FOREVER.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: tag,
    ...(loose && { Vary: 'Accept-Encoding' }),
    ...SAFE_HEAD,
  };
  if (req.headers['if-none-match'] === tag) {
    res.writeHead(304, head).end();
    return true;
  }
  if (how) {
    const bytes = await squeezer.squeeze(file, tag, how);
    res.writeHead(200, { ...head, 'Content-Encoding': how, 'Content-Length': bytes.length });
    res.end(req.method === 'HEAD' ? undefined : bytes);
    return true;
  }
  res.writeHead(200, { ...head, 'Content-Length': found.size });
  if (req.method === 'HEAD') res.end();
  else
    createReadStream(file)
      .on('error', () => res.destroy())
      .pipe(res);
  return true;
}
