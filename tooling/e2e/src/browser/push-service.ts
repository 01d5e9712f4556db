import type { Page } from '@playwright/test';
import { openPushBrowser, type PushBrowser } from '@hanji/stand-ins/push/push-browser.ts';
import { state } from '#service/state.ts';

/**
 * Gives a page's browser a push service that stands in, and a reader who allows notices when they are
 * asked: without a window it has neither. The worker is the browser's own.
 */
export async function givePushService(page: Page, name: string): Promise<PushBrowser> {
  const browser = openPushBrowser(`${state().pushUrl}/${name}`);
  const context = page.context();
  await context.addInitScript((subscription) => {
    const key = 'journey.subscribed';
    const asked = 'journey.asked';
    Object.defineProperty(Notification, 'permission', {
      get: () => (localStorage.getItem(asked) === null ? 'default' : 'granted'),
    });
    Notification.requestPermission = async () => {
      localStorage.setItem(asked, 'yes');
      return 'granted';
    };
    const own = {
      endpoint: subscription.endpoint,
      toJSON: () => subscription,
      unsubscribe: async () => {
        localStorage.removeItem(key);
        return true;
      },
    };
    PushManager.prototype.subscribe = async () => {
      localStorage.setItem(key, 'yes');
      return own as unknown as PushSubscription;
    };
    PushManager.prototype.getSubscription = async () =>
      localStorage.getItem(key) === null ? null : (own as unknown as PushSubscription);
  }, browser.subscription);
  return browser;
}

/** What came for it, as its worker would read it. */
export async function pushedTo({ subscription, read }: PushBrowser): Promise<string[]> {
  const answer = await fetch(subscription.endpoint);
  const bodies = (await answer.json()) as string[];
  return bodies.map((body) => read(Buffer.from(body, 'base64')));
}

type Shown = { readonly title: string; readonly options: NotificationOptions | undefined };

/**
 * Hands a message to the worker of the page's site, as the browser does when one has come. Gives what
 * it shows, which a browser without a window does not.
 */
export async function deliver(page: Page, message: string): Promise<readonly Shown[]> {
  const [worker] = page.context().serviceWorkers();
  if (worker === undefined) throw new Error('the site has no worker');
  await worker.evaluate(() => {
    const shown: Shown[] = [];
    Object.assign(globalThis, { shown });
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
      shown.push({ title, options });
    };
  });
  const origin = new URL(page.url()).origin;
  const session = await page.context().newCDPSession(page);
  const registered = Promise.withResolvers<string>();
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const own = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
    if (own) registered.resolve(own.registrationId);
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered.promise;
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: message });
  return worker.evaluate(() => (globalThis as unknown as { shown: Shown[] }).shown);
}
