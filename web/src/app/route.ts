import { useSyncExternalStore } from 'react';
import { followTrail, leadsBack, replaceHere, replaceScreen, stepBack } from './trail.ts';

/** Where the page is: the part of the address after `#`, which works on any static host and offline. */
export interface Route {
  /** `#/setup/inflation` → `['setup', 'inflation']`. */
  readonly path: readonly string[];
  /** `#/rules/inflation?rule=INF-3.3` → `rule`. */
  readonly query: URLSearchParams;
}

let hash: string | null = null;
/** The address whose screen is drawn. */
let drawn: string | null = null;
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

function listen(listener: () => void): () => void {
  drawn ??= location.hash;
  const follow = () => {
    followTrail();
    drawn = location.hash;
    listener();
  };
  addEventListener('hashchange', follow);
  return () => removeEventListener('hashchange', follow);
}

/** Where the page is, live. */
export const useRoute = (): Route => useSyncExternalStore(listen, read);

/** An address inside the app. */
export const linkTo = (...path: readonly string[]): string =>
  `#/${path.map((part) => encodeURIComponent(part)).join('/')}`;

/** The rules page of a game, at a rule if there is one. */
export const linkToRule = (game: string, rule?: string): string =>
  `${linkTo('rules', game)}${rule ? `?rule=${encodeURIComponent(rule)}` : ''}`;

/**
 * Goes there; `instead` leaves no trace in the browser's history. While the page is on its way elsewhere it does nothing: a second
 * tap on a screen that is about to go means the same as the first.
 */
export function goTo(link: string, instead = false): void {
  if (drawn !== null && drawn !== location.hash) return;
  if (!instead) location.hash = link;
  else replaceScreen(link, () => dispatchEvent(new HashChangeEvent('hashchange')));
}

/** Back to the screen one came from, a running match for instance; home where that would leave the app. */
export function goBack(): void {
  if (leadsBack()) stepBack();
  else goTo(linkTo(), true);
}

/** Writes something into the query of this address, or takes it out, without going anywhere: a reload finds it. */
export function noteHere(name: string, value: string | null): void {
  if (drawn !== location.hash) return;
  const [path, query] = location.hash.split('?');
  const noted = new URLSearchParams(query);
  if (value === null) noted.delete(name);
  else noted.set(name, value);
  replaceHere(noted.size > 0 ? `${path}?${noted}` : path);
  drawn = location.hash;
}
