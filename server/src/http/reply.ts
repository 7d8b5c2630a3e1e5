import type { ServerResponse } from 'node:http';
import { PROBLEMS, type Problem, type ProblemCode } from '@overtrick/api';
import { SAFE_HEAD } from './files.ts';

const JSON_HEAD = [
  'Content-Type',
  'application/json; charset=utf-8',
  'Cache-Control',
  'no-store',
  'X-Content-Type-Options',
  'nosniff',
];

/** Answers with JSON. */
export function sendJson(
  res: ServerResponse,
  status: number,
  text: string,
  more: readonly string[] = [],
): void {
  if (res.headersSent || res.destroyed) return;
  res.writeHead(status, [...JSON_HEAD, 'Content-Length', String(Buffer.byteLength(text)), ...more]);
  res.end(text);
}

/** Answers with text of this media type. */
export function sendText(res: ServerResponse, type: string, text: string): void {
  if (res.headersSent || res.destroyed) return;
  res.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store', ...SAFE_HEAD }).end(text);
}

/** Answers with a problem. */
export function sendProblem(res: ServerResponse, problem: Problem<ProblemCode>): void {
  const { retryAfter } = problem;
  const more = retryAfter === undefined ? [] : ['Retry-After', String(retryAfter)];
  sendJson(res, PROBLEMS[problem.problem], JSON.stringify(problem), more);
}
