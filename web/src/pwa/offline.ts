import { useSyncExternalStore } from 'react';
import { onMissingPart } from '../app/fetchPart.ts';
import { onSettings, settingsNow } from '../settings/settings.ts';
import { keepLanguage } from './spoken.ts';

/** What this browser offers beside the page itself. */
export interface Offline {
  /** Why the app cannot be kept for times without a network; null when it can. */
  readonly missing: 'insecure' | 'unsupported' | null;
  /** True when every file is kept. */
  readonly ready: boolean;
  /** Takes the new version that lies ready: the page opens again in it, and every match goes on from its log. Null while there is none. */
  readonly update: (() => void) | null;
  /** The browser offers to install the app. */
  readonly install: InstallPrompt | null;
}

/** What Chromium tells; it is in no type library. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const HOUR = 3_600_000;

function whatIsMissing(): Offline['missing'] {
  if ('serviceWorker' in navigator) return null;
  return isSecureContext ? 'unsupported' : 'insecure';
}

let current: Offline = { missing: whatIsMissing(), ready: false, update: null, install: null };
const listeners = new Set<() => void>();

function change(part: Partial<Offline>): void {
  current = { ...current, ...part };
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What can be offered now, live. */
export const useOffline = (): Offline => useSyncExternalStore(listen, () => current);

/** Keeps the app for times without a network, once the page has nothing better to do. */
export function keepForOffline(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    change({ install: event as InstallPrompt });
  });
  addEventListener('appinstalled', () => change({ install: null }));
  if (!import.meta.env.PROD) return;
  onMissingPart(() => void lookForNewer());
  if (current.missing) {
    setInterval(() => void lookForNewer(), HOUR);
    return;
  }
  onSettings(() => void keepLanguage(settingsNow().language));
  if (document.readyState === 'complete') void register();
  else addEventListener('load', () => void register(), { once: true });
}

async function register(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register('./sw.js');
    const look = () => {
      // Without a controller this is the first visit: there is nothing to update.
      const fresh = navigator.serviceWorker.controller ? registration.waiting : null;
      change({ update: fresh && (() => takeFrom(fresh)), ready: registration.active !== null });
    };
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', look);
    });
    look();
    setInterval(() => void registration.update().catch(() => {}), HOUR);
  } catch {
    change({ missing: 'unsupported' });
  }
}

/** The service worker once it is at work, which takes as long as the network needs; null when it will never be. */
export function workerAtHand(): Promise<ServiceWorkerRegistration | null> {
  return new Promise((done) => {
    const never = () => (current.missing || !import.meta.env.PROD) && done(null);
    never();
    listen(never);
    void navigator.serviceWorker?.ready.then(done);
  });
}

function takeFrom(fresh: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  fresh.postMessage('update');
}

/** The script that a page begins with; its name says which version it is. */
const ENTRY = /<script[^>]+src="([^"]+)"/;

/**
 * Looks whether the server has another version by now. A page that no service worker keeps cannot fetch its further parts then: they
 * have other names.
 */
async function lookForNewer(): Promise<void> {
  try {
    const page = await fetch('./', { cache: 'no-cache' });
    const [, served] = ENTRY.exec(await page.text()) ?? [];
    const [, own] = ENTRY.exec(document.head.innerHTML) ?? [];
    if (page.ok && served && own && served !== own) change({ update: () => location.reload() });
  } catch {
    // Without a network there is nothing to be found.
  }
}

/** Not now; it is offered again at the next visit. */
export const declineUpdate = (): void => change({ update: null });

/** Asks the browser to install the app. */
export function installApp(): void {
  void current.install?.prompt();
  change({ install: null });
}
