import { useSyncExternalStore } from 'react';
import { afterFrame } from './ownTask.ts';

/** Where the page is: the part of the address after `#`, which works on any static host and offline. */
export interface Route {
  /** `#/setup/inflation` → `['setup', 'inflation']`. */
  readonly path: readonly string[];
  /** `#/rules/inflation?rule=INF-3.3` → `rule`. */
  readonly query: URLSearchParams;
}

let hash: string | null = null;
let route: Route = { path: [], query: new URLSearchParams() };

function read(): Route {
  if (hash === location.hash) return route;
  hash = location.hash;
  const [path, query] = hash.replace(/^#\/?/, '').split('?');
  route = {
    path: path.split('/').filter(Boolean).map(decoded),
    query: new URLSearchParams(query),
  };
  return route;
}

/** A damaged address is an address as well: it leads to a page that says so. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Another screen is drawn after the next frame: first the touch that leads there is seen to be answered. */
function listen(listener: () => void): () => void {
  const later = () => afterFrame(listener);
  addEventListener('hashchange', later);
  return () => removeEventListener('hashchange', later);
}

/** Where the page is, live. */
export const useRoute = (): Route => useSyncExternalStore(listen, read);

/** An address inside the app. */
export const linkTo = (...path: readonly string[]): string =>
  `#/${path.map((part) => encodeURIComponent(part)).join('/')}`;

/** The rules page of a game, at a rule if there is one. */
export const linkToRule = (game: string, rule?: string): string =>
  `${linkTo('rules', game)}${rule ? `?rule=${encodeURIComponent(rule)}` : ''}`;

/** Goes there; `instead` leaves no trace in the browser's history. */
export function goTo(link: string, instead = false): void {
  if (instead) location.replace(link);
  else location.hash = link;
}
