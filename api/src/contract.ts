/** What the types of the rest are made of. */
import type * as v from 'valibot';
import type { ProblemCode } from './problems.ts';
import type { Route } from './route.ts';
import type { ROUTES } from './routes.ts';
import type { Given, Taken } from './schema.ts';

type Routes = typeof ROUTES;

/** A route by its method and path, such as `GET /api/tables/:id`. */
export type RouteName = keyof Routes;
/** A route that is a stream. */
export type StreamName = { [N in RouteName]: Routes[N] extends { events: object } ? N : never }[RouteName];
/** A route that answers with text. */
export type TextName = { [N in RouteName]: Routes[N] extends { text: string } ? N : never }[RouteName];
/** A route that gives one answer, in JSON. */
export type CallName = Exclude<RouteName, StreamName | TextName>;

type NamesIn<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parts of the path that the caller fills in. */
export type ParamsOf<N extends RouteName> = { readonly [P in NamesIn<N>]: string };

type Part<N extends RouteName, Key extends keyof Route> = Routes[N] extends { readonly [K in Key]: infer P }
  ? P
  : undefined;

/** The type of a part that a route does not have. */
export type Nothing = Readonly<Record<never, never>>;

/** What a caller sends as the body. */
export type InputOf<N extends RouteName> =
  Part<N, 'input'> extends infer S extends v.GenericSchema ? Taken<S> : Nothing;
/** The same after the check, with its defaults. */
export type CheckedInputOf<N extends RouteName> =
  Part<N, 'input'> extends infer S extends v.GenericSchema ? Given<S> : undefined;
export type QueryOf<N extends RouteName> =
  Part<N, 'query'> extends infer S extends v.GenericSchema ? Taken<S> : Nothing;
export type CheckedQueryOf<N extends RouteName> =
  Part<N, 'query'> extends infer S extends v.GenericSchema ? Given<S> : undefined;
export type OutputOf<N extends RouteName> =
  Part<N, 'output'> extends infer S extends v.GenericSchema ? Given<S> : never;

type EventsOf<N extends StreamName> = Routes[N]['events'];
/** One message of a stream: its name, what it says, and its position where it has one. */
export type EventOf<N extends StreamName> = {
  [E in keyof EventsOf<N>]: {
    readonly event: E;
    readonly data: EventsOf<N>[E] extends v.GenericSchema ? Given<EventsOf<N>[E]> : never;
    readonly id: number | null;
  };
}[keyof EventsOf<N>];

/** The problems of a route's own. */
export type ProblemOf<N extends RouteName> = Routes[N]['problems'][number];

/** An act at a table, `POST /api/tables/:id/ACT`: what is done there beside the cards. */
export type Act = Exclude<
  { [N in RouteName]: N extends `POST /api/tables/:id/${infer A}` ? A : never }[RouteName],
  'decisions' | 'hint'
>;
/** What each act takes. */
export type ActInput<A extends Act> = InputOf<`POST /api/tables/:id/${A}`>;

/** What any request can be refused with, whatever the route. */
const ANY = [
  'bad-token',
  'banned',
  'too-many',
  'store',
  'disk-full',
] as const satisfies readonly ProblemCode[];

/** What a request can be refused with, unless its route is always answered. */
const NOT_NOW = ['please-reload', 'draining', 'shut-address'] as const satisfies readonly ProblemCode[];

/** What a request that changes something can be refused with. */
const ON_CHANGE = [
  ...(['bad-key', 'too-large', 'cut-off', 'not-json', 'bad-input'] as const),
] as const satisfies readonly ProblemCode[];

/** Problems that any route may have, beside its own. */
export type CommonProblem =
  | (typeof ANY)[number]
  | (typeof NOT_NOW)[number]
  | (typeof ON_CHANGE)[number]
  | 'origin'
  | 'who-are-you'
  | 'no-admin'
  | 'admin-token'
  | 'owner-only'
  | 'busy'
  | 'too-many-streams';

/** Everything that a route can be refused with. */
export function problemsOf(name: string, route: Route): ReadonlySet<ProblemCode> {
  const changes = !name.startsWith('GET ');
  return new Set<ProblemCode>([
    ...route.problems,
    ...ANY,
    ...(route.always ? [] : NOT_NOW),
    ...(route.open ? [] : (['who-are-you'] as const)),
    ...(route.admin ? (['no-admin', 'admin-token'] as const) : []),
    ...(route.admin === 'owner' ? (['owner-only'] as const) : []),
    ...(route.local ? (['admin-token'] as const) : []),
    ...(changes ? ON_CHANGE : []),
    ...(changes && !route.always ? (['origin'] as const) : []),
    ...(route.query ? (['bad-input'] as const) : []),
    ...(route.once ? (['busy'] as const) : []),
    ...(route.events ? (['too-many-streams'] as const) : []),
  ]);
}
