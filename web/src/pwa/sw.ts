/**
 * The service worker: keeps every file of this version, so that the app opens without a network from the second visit on.
 * A new version is kept beside the running one and waits until somebody says "update".
 */

import { readNotice, sayNotice, tableOf } from './turnNotice.ts';

/** Put in by the build (`pwa/precache.ts`): every file of this version, and their fingerprint. */
declare const __FILES__: readonly string[];
declare const __VERSION__: string;

/** The part of a service worker's scope that is used here; the page's type library does not know it. */
interface Scope extends EventTarget {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(of: { readonly type: 'window' }): Promise<readonly Opened[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
}
interface Opened {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Pushed extends Lasting {
  readonly data: { text(): string } | null;
}
interface Clicked extends Lasting {
  readonly notification: Notification;
}
interface Fetching extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

const scope = self as unknown as Scope;
const PREFIX = 'overtrick-';
const MINE = `${PREFIX}${__VERSION__}`;

/** Every version is kept whole or not at all. */
async function keep(): Promise<void> {
  const cache = await caches.open(MINE);
  await cache.addAll(__FILES__.map((file) => new Request(file, { cache: 'no-cache' })));
}

/** One older version stays: a page that still runs it must find the rest of its files. */
async function tidy(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== MINE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  await scope.clients.claim();
}

/** The page itself comes from this version, its parts from whichever version has them, else from the network. */
async function answer(request: Request | string): Promise<Response> {
  const mine = await caches.open(MINE);
  const found = (await mine.match(request)) ?? (await caches.match(request));
  return found ?? fetch(request);
}

/** The language of the page as `spoken.ts` has kept it; null when it has not. Read here, because a service worker is one file. */
async function keptLanguage(): Promise<string | null> {
  const kept = await (await caches.open('overtrick.spoken')).match('./language');
  return kept ? kept.text() : null;
}

/** It is this person's turn at a table that is played over days. One notice a table, however often it comes. */
async function tellTurn({ data }: Pushed): Promise<void> {
  const notice = readNotice(data?.text());
  const { title, body } = sayNotice(notice, (await keptLanguage()) ?? navigator.language);
  await scope.registration.showNotification(title, {
    body,
    tag: notice?.table ?? 'turn',
    icon: './icons/192.png',
    data: tableOf(notice),
  });
  await navigator.setAppBadge?.().catch(() => {});
}

/** Leads to the table: in a window that is open already, else in a new one. */
async function goToTable({ notification }: Clicked): Promise<void> {
  notification.close();
  await navigator.clearAppBadge?.().catch(() => {});
  const address = new URL(String(notification.data), scope.registration.scope).href;
  const windows = await scope.clients.matchAll({ type: 'window' });
  const there = windows.find(({ url }) => url === address);
  if (there) await there.focus();
  else if (windows[0]) {
    await windows[0].navigate(address);
    await windows[0].focus();
  } else await scope.clients.openWindow(address);
}

scope.addEventListener('push', (event) => (event as Pushed).waitUntil(tellTurn(event as Pushed)));
scope.addEventListener('notificationclick', (event) =>
  (event as Clicked).waitUntil(goToTable(event as Clicked)),
);
scope.addEventListener('install', (event) => (event as Lasting).waitUntil(keep()));
scope.addEventListener('activate', (event) => (event as Lasting).waitUntil(tidy()));
scope.addEventListener('message', (event) => {
  if ((event as MessageEvent).data === 'update') void scope.skipWaiting();
});
scope.addEventListener('fetch', (event) => {
  const fetching = event as Fetching;
  const { method, url } = fetching.request;
  const path = url.slice(scope.registration.scope.length).replace(/[?#].*$/, '');
  const home = path === '' || path === 'index.html';
  // Everything else, a server behind the same address for instance, is none of our business.
  const ours =
    url.startsWith(scope.registration.scope) &&
    (home || path.startsWith('assets/') || __FILES__.includes(path));
  if (method === 'GET' && ours) fetching.respondWith(answer(home ? './' : fetching.request));
});
