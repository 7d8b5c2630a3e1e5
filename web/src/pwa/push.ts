import { settingsNow } from '../settings/settings.ts';
import { api } from '../source/network/api.ts';
import { workerAtHand } from './offline.ts';
import { keepLanguage } from './spoken.ts';

/**
 * Whether the server can wake this device: `on`, `off`, or why it never can. `failed`: the browser's push service did not
 * answer, which may pass.
 */
export type PushState = 'on' | 'off' | 'insecure' | 'unsupported' | 'denied' | 'no-push' | 'failed';

/** What can be offered on this device now. */
export async function pushState(): Promise<PushState> {
  if (!isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis)) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const key = await api.call('GET /api/me/push');
  if (!key.ok) return key.error.problem === 'no-push' ? 'no-push' : 'failed';
  const registration = await workerAtHand();
  if (!registration) return 'unsupported';
  return (await registration.pushManager.getSubscription()) ? 'on' : 'off';
}

/** Asks the browser and tells the server, or lets go; the state that came of it. */
export async function switchPush(on: boolean): Promise<PushState> {
  try {
    const registration = await workerAtHand();
    if (!registration) return 'unsupported';
    // One made for other keys, or for who this browser was before, is of no use any more.
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    return on ? await subscribe(registration) : 'off';
  } catch {
    return Notification.permission === 'denied' ? 'denied' : 'failed';
  }
}

async function subscribe({ pushManager }: ServiceWorkerRegistration): Promise<PushState> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  const key = await api.call('GET /api/me/push');
  if (!key.ok) return 'failed';
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key.value.key,
  });
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  const told = await api.call('POST /api/me/push', { input: { endpoint, keys: { p256dh, auth } } });
  if (told.ok) {
    await keepLanguage(settingsNow().language);
    return 'on';
  }
  await subscription.unsubscribe();
  return 'failed';
}
