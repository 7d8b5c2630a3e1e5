import { toJsonSchema } from '@valibot/to-json-schema';
import { SAFE_HEAD } from './files.ts';
import type { Route } from './route.ts';

/** Describes the API from the very list that routes it. */
export function makeOpenApi(routes: readonly Route[]): Readonly<Record<string, unknown>> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    if (route.hidden) continue;
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] ??= {};
    paths[path][route.method.toLowerCase()] = operation(route);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Overtrick',
      version: '1',
      description:
        'Plain HTTP: POST a decision, follow a table with Server-Sent Events. Outside bots use a bearer token and the same doors as people. Every POST may carry an Idempotency-Key; the same key gets the same answer.',
      license: { name: 'MIT' },
    },
    servers: [{ url: '/' }],
    components: {
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'overtrick' },
        token: { type: 'http', scheme: 'bearer' },
      },
      schemas: {
        Problem: {
          type: 'object',
          required: ['problem', 'message'],
          properties: {
            problem: { type: 'string' },
            message: { type: 'string' },
            refusal: { type: 'object' },
            retryAfter: { type: 'integer' },
          },
        },
      },
    },
    paths,
  };
}

function operation(route: Route): Readonly<Record<string, unknown>> {
  const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  const stream = route.path.endsWith('/stream');
  const parameters = [
    ...names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    ...(route.method === 'GET'
      ? []
      : [
          {
            name: 'Idempotency-Key',
            in: 'header',
            schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{8,64}$' },
          },
        ]),
  ];
  return {
    summary: route.about,
    parameters,
    ...(route.open ? {} : { security: [{ cookie: [] }, { token: [] }] }),
    ...(route.input && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: toJsonSchema(route.input, { typeMode: 'input', errorMode: 'ignore' }),
          },
        },
      },
    }),
    responses: {
      200: {
        description: 'Done.',
        content: { [stream ? 'text/event-stream' : 'application/json']: { schema: {} } },
      },
      default: {
        description: 'Why not.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  };
}

/** A small page of the same, for people. */
export function makeApiPage(routes: readonly Route[]): string {
  const rows = routes
    .filter((route) => !route.hidden)
    .map(({ method, path, about, open }) => {
      return `<tr><td>${method}</td><td><code>${path}</code></td><td>${about}</td><td>${open ? '' : 'cookie or token'}</td></tr>`;
    })
    .join('\n');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Overtrick: the API</title>
<style>body{font:16px/1.5 system-ui;margin:2rem auto;max-width:60rem;padding:0 1rem}td{padding:.2rem .6rem;vertical-align:top}
pre{background:#8882;padding:1rem;overflow:auto}</style>
<h1>The API</h1>
<p>Plain HTTP. The machine-readable description is <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1).</p>
<pre>curl -c jar -X POST localhost:4242/api/me -d '{"name":"Ann"}'
curl -b jar -X POST localhost:4242/api/tables -d '{"game":"inflation","players":3,"bots":["casual","casual"]}'
curl -b jar -N localhost:4242/api/tables/ID/stream
curl -b jar -X POST localhost:4242/api/tables/ID/decisions -d '{"decision":"bid:3"}'</pre>
<table>${rows}</table></html>`;
}

export const PAGE_HEAD = { 'Content-Type': 'text/html; charset=utf-8', ...SAFE_HEAD };
