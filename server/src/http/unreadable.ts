import type { Duplex } from 'node:stream';
import type { Problem, ProblemCode } from '@overtrick/api';

const WORDS: Readonly<Record<string, readonly [string, Problem<ProblemCode>]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [
    '408 Request Timeout',
    { problem: 'too-slow', message: 'The request took too long to arrive. Send it again.' },
  ],
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    { problem: 'too-large', message: 'The headers of this request are too large.' },
  ],
};

const MALFORMED: readonly [string, Problem<ProblemCode>] = [
  '400 Bad Request',
  { problem: 'not-http', message: 'This is not a request that can be read.' },
];

/** Answers bytes that are no HTTP request with a problem, and closes the connection. Null when nobody is there to be answered. */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex): ProblemCode | null {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return null;
  }
  const [status, problem] = WORDS[error.code ?? ''] ?? MALFORMED;
  const text = JSON.stringify(problem);
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nX-Content-Type-Options: nosniff\r\n` +
      `Content-Length: ${Buffer.byteLength(text)}\r\nConnection: close\r\n\r\n${text}`,
  );
  socket.once('finish', () => socket.destroy());
  return problem.problem;
}
