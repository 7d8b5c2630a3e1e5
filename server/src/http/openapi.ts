import { type OutputOf, outlineOf, PROBLEMS, problemsOf, ROUTES, type Route, SCHEMAS } from '@overtrick/api';
import { type ConversionConfig, type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

const LIST: readonly (readonly [string, Route])[] = Object.entries(ROUTES);

const NAMES = new Map<object, string>(Object.entries(SCHEMAS).map(([name, schema]) => [schema, name]));

type Operation = OutputOf<'GET /api/openapi.json'>['paths'][string][string];

/** Describes the API from the contract that it is served by. */
export function makeOpenApi(): OutputOf<'GET /api/openapi.json'> {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [name, route] of LIST) {
    const [method, path] = name.replace(/:(\w+)/g, '{$1}').split(' ');
    paths[path] ??= {};
    paths[path][method.toLowerCase()] = operation(name, route);
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
        admin: { type: 'apiKey', in: 'header', name: 'Overtrick-Admin' },
      },
      schemas: Object.fromEntries(
        Object.entries(SCHEMAS).map(([name, schema]) => [name, given(schema, true)]),
      ),
    },
    paths,
  };
}

function operation(name: string, route: Route): Operation {
  return {
    summary: route.about,
    parameters: parametersOf(name, route),
    ...securityOf(route),
    ...(route.input && { requestBody: { required: true, content: json(taken(route.input)) } }),
    responses: { ...answersOf(route), ...refusalsOf(name, route) },
  };
}

function securityOf({ open, admin }: Route): object {
  if (admin) return { security: [{ admin: [] }] };
  return open ? {} : { security: [{ cookie: [] }, { token: [] }] };
}

function parametersOf(name: string, { query, events }: Route): readonly object[] {
  const text = { type: 'string' };
  const inPath = [...name.matchAll(/:(\w+)/g)].map(([, part]) => ({
    name: part,
    in: 'path',
    required: true,
    schema: text,
  }));
  const inQuery = Object.entries(query?.entries ?? {}).map(([part, schema]) => ({
    name: part,
    in: 'query',
    schema: taken(schema),
  }));
  const key = { type: 'string', pattern: '^[A-Za-z0-9_-]{8,64}$' };
  return [
    ...inPath,
    ...inQuery,
    ...(events && 'whole' in events ? [{ name: 'Last-Event-ID', in: 'header', schema: text }] : []),
    ...(name.startsWith('GET ') ? [] : [{ name: 'Idempotency-Key', in: 'header', schema: key }]),
  ];
}

function answersOf({ output, text, makes, events = {} }: Route): Readonly<Record<string, unknown>> {
  if (output) {
    const content = text === undefined ? json(given(output)) : { [text]: { schema: given(output) } };
    return {
      200: { description: 'Done.', content },
      ...(makes && { 201: { description: 'Made.', content } }),
    };
  }
  const told = Object.entries(events).map(([event, schema]) => ({
    type: 'object',
    properties: { id: { type: 'integer' }, event: { const: event }, data: given(schema) },
    required: ['event', 'data'],
  }));
  const schema = { type: 'array', items: { oneOf: told } };
  return {
    200: {
      description: 'Server-Sent Events, as they come. Those without a name are `message`; `data` is JSON.',
      content: { 'text/event-stream': { schema } },
    },
  };
}

/** What can be refused, by status. */
function refusalsOf(name: string, route: Route): Readonly<Record<string, unknown>> {
  const byStatus = new Map<number, string[]>();
  for (const code of problemsOf(name, route)) {
    byStatus.set(PROBLEMS[code], [...(byStatus.get(PROBLEMS[code]) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.join(', '),
        content: json({ allOf: [given(SCHEMAS.Problem)], properties: { problem: { enum: codes } } }),
      },
    ]),
  );
}

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

/** What may be sent, written out. */
const taken = (schema: v.GenericSchema): JsonSchema =>
  plain(schema, { typeMode: 'input', errorMode: 'ignore' });

/** What is answered; what has a name is written once, under that name. */
const given = (schema: v.GenericSchema, isNamed = false): JsonSchema =>
  plain(schema, {
    typeMode: 'input',
    overrideSchema({ valibotSchema }) {
      const name = NAMES.get(valibotSchema);
      if (name !== undefined && !(isNamed && valibotSchema === schema)) {
        return { $ref: `#/components/schemas/${name}` };
      }
      const outline = outlineOf(valibotSchema);
      return outline && given(outline);
    },
  });

function plain(schema: v.GenericSchema, config: ConversionConfig): JsonSchema {
  const { $schema: _, ...rest } = toJsonSchema(schema, { target: 'draft-2020-12', ...config });
  return rest;
}

/** The same as a small page for people. */
export function makeApiPage(): string {
  const rows = LIST.map(([name, { about, open, admin }]) => {
    const [method, path] = name.split(' ');
    const needed = admin ? 'admin token' : open ? '' : 'cookie or token';
    return `<tr><td>${method}</td><td><code>${path}</code></td><td>${about}</td><td>${needed}</td></tr>`;
  }).join('\n');
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
