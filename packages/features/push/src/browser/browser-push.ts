import type { PushSubscription as PushAddress } from '@hanji/contract/entities/push.ts';
import { siteWorkerPath } from '@hanji/edition/worker/site-worker-file.ts';

/** What a browser can do: nothing, nothing as its reader has said so, or notices. */
export type PushSupport = 'unsupported' | 'denied' | 'ready';

export function pushSupport(): PushSupport {
  const isThere =
    'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!isThere) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'ready';
}

/** What the browser is subscribed with; null where it is not. */
export async function findSubscription(): Promise<PushSubscription | null> {
  if (pushSupport() !== 'ready' || Notification.permission !== 'granted') return null;
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Asks the reader, within a press: browsers refuse it at any other time. */
export async function askPermission(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted';
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** Subscribes by the worker of the site; in place of a subscription for another key. */
export async function openSubscription(publicKey: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(siteWorkerPath, { updateViaCache: 'none' });
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    const former = await pushManager.getSubscription();
    if (former === null) throw error;
    await former.unsubscribe();
    return pushManager.subscribe(options);
  }
}

/** As the service takes it; null where a browser does not say its keys. */
export function addressOf(subscription: PushSubscription): PushAddress | null {
  const { endpoint, expirationTime, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return null;
  return { endpoint, expirationTime: expirationTime ?? null, keys: { p256dh, auth } };
}
