import type { PushScope } from './push-scope.ts';
import { addressOf, readNotice } from './pushed-notice.ts';

/** Shows what the service sends, and opens the page that it is about. */
export function answerPushes(scope: PushScope): void {
  scope.addEventListener('push', (event) => {
    event.waitUntil(show(scope, event.data?.text() ?? ''));
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(scope, addressOf(event.notification.data, scope.location.origin)));
  });
  // The page tells the service of the new one when it is opened next.
  scope.addEventListener('pushsubscriptionchange', (event) => {
    const options = event.oldSubscription?.options;
    if (options) event.waitUntil(scope.registration.pushManager.subscribe(options));
  });
}

async function show(scope: PushScope, message: string): Promise<void> {
  const { title, body, path, tag, lang } = readNotice(message);
  await scope.registration.showNotification(title, {
    body,
    tag,
    lang,
    icon: '/icon.svg',
    data: path,
  });
}

/** A window that shows it already comes to the front; what is read in another one stays. */
async function open({ clients }: PushScope, address: string): Promise<void> {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find(({ url }) => url === address);
  await (shown ? shown.focus() : clients.openWindow(address));
}
