import { isDeepStrictEqual } from 'node:util';
import { PROBLEM, PROBLEMS, problemsOf, ROUTES, type Route, type RouteName } from '@overtrick/api';
import * as v from 'valibot';

/** What is wrong with an answer by the contract of its route; null when it is as promised. */
export function breachOf(name: RouteName, status: number, body: unknown): string | null {
  const route: Route = ROUTES[name];
  if (status >= 300) return breachOfRefusal(name, route, status, body);
  if (status !== 200 && !(status === 201 && route.makes)) return `${name} answered with status ${status}`;
  if (!route.output) return `${name} is a stream and gave an answer`;
  return breachOfSchema(name, route.output, body);
}

/** The same for a message of a stream. */
export function breachOfEvent(name: RouteName, event: string, data: unknown): string | null {
  const { events = {} }: Route = ROUTES[name];
  return event in events
    ? breachOfSchema(`${name}, event ${event}`, events[event], data)
    : `${name} has no event ${event}`;
}

let holds = true;

/** For a test file that speaks to servers of another release, which keep another contract. */
export function holdNothing(): void {
  holds = false;
}

/** Throws when something was told that the contract does not know. */
export function hold(breach: string | null): void {
  if (holds && breach !== null) throw new Error(`the contract is broken: ${breach}`);
}

function breachOfRefusal(name: RouteName, route: Route, status: number, body: unknown): string | null {
  const parsed = v.safeParse(PROBLEM, body);
  if (!parsed.success) return breachOfSchema(name, PROBLEM, body);
  const code = [...problemsOf(name, route)].find((each) => each === parsed.output.problem);
  if (code === undefined) return `${name} has no problem “${parsed.output.problem}”`;
  return PROBLEMS[code] === status ? null : `${name}: “${code}” came with status ${status}`;
}

/** What a schema leaves out of a value was never promised. */
function breachOfSchema(what: string, schema: v.GenericSchema, value: unknown): string | null {
  const parsed = v.safeParse(schema, value);
  if (!parsed.success) {
    const issues = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`);
    return `${what}: ${issues.join('; ')}`;
  }
  return isDeepStrictEqual(parsed.output, value)
    ? null
    : `${what} tells more than it promises: ${JSON.stringify(value)}`;
}
