import type * as v from 'valibot';
import type { Answer } from '../problem.ts';
import type { Call } from './call.ts';

/** What a route answers: a value that becomes JSON; undefined when it has answered itself, as streams do. */
export type Reply =
  | { readonly json: unknown; readonly cookie?: string; readonly status?: number }
  | undefined;

/** One door of the API. The same list routes requests and writes the OpenAPI page. */
export interface Route<S extends v.GenericSchema = v.GenericSchema> {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Such as `/api/tables/:id`. */
  readonly path: string;
  /** One line for the API page. */
  readonly about: string;
  /** What the body must be. */
  readonly input?: S;
  /** True when nobody in particular may call it. */
  readonly open?: boolean;
  /** True when it is no part of the API that is described. */
  readonly hidden?: boolean;
  /** True when a repeated key gets the answer that was given the first time; acts see to that by the journal. */
  readonly once?: boolean;
  /** How many of the caller's tokens it takes. */
  readonly cost?: number;
  readonly go: (call: Call, input: v.InferOutput<S>) => Promise<Answer<Reply>>;
}

/** Lets each route have an input type of its own. */
export const route = <S extends v.GenericSchema>(given: Route<S>): Route => given as unknown as Route;

interface Node {
  readonly fixed: Map<string, Node>;
  named: { readonly name: string; readonly node: Node } | null;
  readonly routes: Map<string, Route>;
}

const node = (): Node => ({ fixed: new Map(), named: null, routes: new Map() });

/** Finds the route of a path. */
export class Router {
  readonly routes: readonly Route[];
  readonly #root = node();

  constructor(routes: readonly Route[]) {
    this.routes = routes;
    for (const each of routes) this.#add(each);
  }

  /** The routes at a path by method, and the named parts; null when there is nothing. */
  find(
    path: string,
  ): { readonly routes: Map<string, Route>; readonly params: Record<string, string> } | null {
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

  #add(given: Route): void {
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
