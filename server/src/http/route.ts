import {
  type Admin,
  type CallName,
  type CheckedInputOf,
  type CheckedQueryOf,
  type OutputOf,
  type ParamsOf,
  type ProblemOf,
  ROUTES,
  type Role,
  type Route,
  type RouteName,
  type StreamName,
  type TextName,
} from '@overtrick/api';
import type { Answer } from '../problem.ts';
import type { PersonRow } from '../store/schema.ts';
import type { Call } from './call.ts';

/** What a route answers: a value that becomes JSON, or text; undefined when it has answered itself, as streams do. */
export type Reply =
  | { readonly json: unknown; readonly cookie?: string; readonly status?: number }
  | { readonly text: string }
  | undefined;

/** What a route of the contract answers. */
type ReplyOf<N extends RouteName> = N extends TextName
  ? { readonly text: string }
  : N extends CallName
    ? { readonly json: OutputOf<N>; readonly cookie?: string; readonly status?: number }
    : undefined;

/** A request to one route of the contract. Who asks is known, unless the route is open to all. */
export type CallTo<N extends RouteName> = Call & {
  readonly params: ParamsOf<N>;
  readonly query: CheckedQueryOf<N>;
  readonly person: (typeof ROUTES)[N] extends { readonly open: true } ? PersonRow | null : PersonRow;
  readonly admin: (typeof ROUTES)[N] extends { readonly admin: Role } ? Admin : null;
};

/** Does what a route of the contract says. It gets what the contract lets through, and refuses with the problems that it names. */
type Handler<N extends RouteName> = (
  call: CallTo<N>,
  input: CheckedInputOf<N>,
) => Promise<Answer<ReplyOf<N>, ProblemOf<N> | Overdrawn<N>>>;
/** What any route may be refused with when a budget is spent. */
type Overdrawn<N extends RouteName> = N extends StreamName ? 'too-many' | 'too-many-streams' : 'too-many';
export type Handlers = { readonly [N in RouteName]: Handler<N> };

/** A route with what it does. */
export interface Served extends Omit<Route, 'problems'> {
  readonly method: string;
  /** Such as `/api/tables/:id`. */
  readonly path: string;
  /** A method, so that it may ask for more than any call has: the door lets nothing in that the route's schemas refuse. */
  go(call: Call, input: unknown): Promise<Answer<Reply>>;
}

/** Every route of the contract with its handler. */
export const serveAll = (handlers: Handlers): Served[] =>
  (Object.keys(ROUTES) as RouteName[]).map((name) => {
    const [method, path] = name.split(' ');
    return { ...ROUTES[name], method, path, go: handlers[name] };
  });

/** The routes of one path by their methods, and the parts of the path that they name. */
export interface Found {
  readonly routes: ReadonlyMap<string, Served>;
  readonly params: Readonly<Record<string, string>>;
}

interface Node {
  readonly fixed: Map<string, Node>;
  named: { readonly name: string; readonly node: Node } | null;
  readonly routes: Map<string, Served>;
}

const node = (): Node => ({ fixed: new Map(), named: null, routes: new Map() });

/** Finds the route of a path. */
export class Router {
  readonly #root = node();

  constructor(routes: readonly Served[]) {
    for (const each of routes) this.#add(each);
  }

  /** What is at a path; null when there is nothing. */
  find(path: string): Found | null {
    const params: Record<string, string> = {};
    let at: Node | undefined = this.#root;
    for (const part of path.split('/')) {
      const fixed: Node | undefined = at.fixed.get(part);
      if (fixed) at = fixed;
      else if (at.named && part !== '') {
        params[at.named.name] = part;
        at = at.named.node;
      } else return null;
    }
    return at.routes.size > 0 ? { routes: at.routes, params } : null;
  }

  #add(given: Served): void {
    let at = this.#root;
    for (const part of given.path.split('/')) {
      if (part.startsWith(':')) {
        at.named ??= { name: part.slice(1), node: node() };
        at = at.named.node;
      } else {
        let next = at.fixed.get(part);
        if (!next) {
          next = node();
          at.fixed.set(part, next);
        }
        at = next;
      }
    }
    at.routes.set(given.method, given);
  }
}
