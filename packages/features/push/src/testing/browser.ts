import { vi } from 'vitest';

export const endpoint = 'https://push.example.com/one';
export const publicKey = `BAECAwQ-_${'A'.repeat(78)}`;

/** The same as browsers are given it: a point of P-256, uncompressed. */
export const publicKeyBytes = Uint8Array.of(4, 1, 2, 3, 4, 0x3e, 0xfc, ...new Uint8Array(58));

const keys = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) };

/** What the service is told of the browser's subscription. */
export const told = { endpoint, expirationTime: null, keys };

type Allowing = {
  /** What the reader has said so far. */
  readonly permission: NotificationPermission;
  /** What they say when they are asked. */
  readonly answer?: NotificationPermission;
  readonly subscribed?: boolean;
  /** Why the browser's push service refuses. */
  readonly refuses?: Error;
};

/** A browser that can show notices, in place of the one of tests, which has no push service. */
export function allowPush({
  permission,
  answer = 'granted',
  subscribed = false,
  refuses,
}: Allowing) {
  const notification = {
    permission,
    requestPermission: vi.fn(async () => {
      notification.permission = answer;
      return answer;
    }),
  };
  vi.stubGlobal('Notification', notification);
  const unsubscribe = vi.fn(async () => {
    current = null;
    return true;
  });
  const own = { endpoint, unsubscribe, toJSON: () => told } as unknown as PushSubscription;
  let current: PushSubscription | null = subscribed ? own : null;
  const subscribe = vi.fn(async () => {
    if (refuses) throw refuses;
    current = own;
    return own;
  });
  const pushManager = { subscribe, getSubscription: async () => current };
  const registration = { pushManager } as unknown as ServiceWorkerRegistration;
  const register = vi.spyOn(navigator.serviceWorker, 'register').mockResolvedValue(registration);
  vi.spyOn(navigator.serviceWorker, 'ready', 'get').mockResolvedValue(registration);
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(registration);
  return { requestPermission: notification.requestPermission, register, subscribe, unsubscribe };
}
