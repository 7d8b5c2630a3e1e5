import fc from 'fast-check';
import { bodyOf, type Schema } from './arbitrary.ts';
import { type Arena, CALLERS, type Caller } from './arena.ts';

/** One door: how it is knocked at, and with what. */
export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly body: fc.Arbitrary<string>;
}

export interface Knock {
  readonly method: string;
  readonly path: string;
  readonly caller: Caller;
  /** Which of the known ids, or something that is none. */
  readonly part: number | string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Heard {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/** Every door that the running server describes. */
export async function readOperations(url: string): Promise<Operation[]> {
  const described = (await (await fetch(`${url}/api/openapi.json`)).json()) as {
    paths: Record<
      string,
      Record<string, { requestBody?: { content: { 'application/json': { schema: Schema } } } }>
    >;
  };
  return Object.entries(described.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      body: bodyOf(requestBody?.content['application/json'].schema),
    })),
  );
}

const header = (name: string, values: fc.Arbitrary<string>) => values.map((value) => ({ [name]: value }));

/** Headers that most requests do not have. */
const ODD: fc.Arbitrary<Readonly<Record<string, string>>> = fc.oneof(
  { weight: 8, arbitrary: fc.constant({}) },
  { weight: 2, arbitrary: header('idempotency-key', fc.stringMatching(/^[A-Za-z0-9_-]{8,64}$/)) },
  { weight: 1, arbitrary: header('idempotency-key', fc.constantFrom('x', '*', '')) },
  {
    weight: 1,
    arbitrary: header('last-event-id', fc.oneof(fc.integer().map(String), fc.constantFrom('x', '1e9'))),
  },
  { weight: 1, arbitrary: header('content-type', fc.constantFrom('text/plain', 'image/png', 'x')) },
  { weight: 1, arbitrary: header('overtrick-client', fc.constantFrom('2', '1', '99', 'x')) },
  { weight: 1, arbitrary: header('origin', fc.constantFrom('https://evil.example', 'null')) },
  { weight: 1, arbitrary: header('overtrick-admin', fc.constantFrom('', 'wrong')) },
);

/** Knocks at any of these doors. */
export const knocks = (operations: readonly Operation[]): fc.Arbitrary<Knock> =>
  fc.nat(operations.length - 1).chain((at) =>
    fc.record({
      method: fc.constant(operations[at].method),
      path: fc.constant(operations[at].path),
      caller: fc.constantFrom(...CALLERS),
      part: fc.oneof(
        { weight: 6, arbitrary: fc.nat(20) },
        {
          weight: 1,
          arbitrary: fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom('__proto__', '..', '%', '\u0000')),
        },
      ),
      body: operations[at].body,
      headers: ODD,
    }),
  );

/** The path of a knock in this arena. */
function pathOf({ path, part }: Knock, { ids, tables, codes }: Arena): string {
  const known = path.includes('/tables/') ? tables : path.includes('/codes/') ? codes : ids;
  const value = typeof part === 'number' ? known[part % known.length] : encodeURIComponent(part);
  return path.replace(/\{\w+\}/, value);
}

/** Knocks, and hears what is said; of a stream the first piece. Whoever hears nothing for long gives up with an error. */
export async function knock(url: string, given: Knock, arena: Arena): Promise<Heard> {
  const { method } = given;
  const response = await fetch(url + pathOf(given, arena), {
    method,
    headers: { ...given.headers, ...arena.headers[given.caller] },
    ...(method !== 'GET' && { body: given.body }),
    signal: AbortSignal.timeout(20_000),
  });
  const type = response.headers.get('content-type') ?? '';
  if (!type.includes('event-stream')) return { status: response.status, type, text: await response.text() };
  const reader = response.body?.getReader();
  const first = await reader?.read();
  await reader?.cancel();
  return { status: response.status, type, text: Buffer.from(first?.value ?? []).toString() };
}
