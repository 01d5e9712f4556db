import { expect, it, vi } from 'vitest';
import { answerPushes } from './answer-pushes.ts';
import type { PushEvents, PushScope, SiteWindow } from './push-scope.ts';

const origin = 'https://ko.hanji.example';

/** A worker's surroundings, as a browser has them: what it shows and opens. */
function surroundings(windows: readonly SiteWindow[] = []) {
  const work: Promise<unknown>[] = [];
  const listeners = new Map<string, (event: never) => void>();
  const showNotification = vi.fn(async () => {});
  const subscribe = vi.fn(async () => ({}));
  const openWindow = vi.fn(async () => {});
  const scope = {
    location: { origin },
    registration: { showNotification, pushManager: { subscribe } },
    clients: { matchAll: async () => windows, openWindow },
    addEventListener: (name: string, listener: (event: never) => void) =>
      void listeners.set(name, listener),
  } as unknown as PushScope;
  answerPushes(scope);
  async function happen<Name extends keyof PushEvents>(
    name: Name,
    event: Omit<PushEvents[Name], 'waitUntil'>,
  ): Promise<void> {
    const waitUntil = (part: Promise<unknown>): void => void work.push(part);
    listeners.get(name)?.({ ...event, waitUntil } as never);
    await Promise.all(work);
  }
  return { happen, showNotification, openWindow, subscribe };
}

function pushed(message: string) {
  return { data: { text: () => message } };
}

it('[B1-017] shows a notice as the service wrote it', async () => {
  const { happen, showNotification } = surroundings();
  const notice = {
    title: '선물',
    body: '두 해',
    path: '/inbox/gift',
    tag: 'gift-1',
    lang: 'ko-KR',
  };
  await happen('push', pushed(JSON.stringify(notice)));
  const { title, path, ...shown } = notice;
  expect(showNotification.mock.calls).toEqual([
    [title, { ...shown, data: path, icon: '/icon.svg' }],
  ]);
});

it.each(['', 'no JSON', 'null', '[]', '{"title":7}'])('shows something for %j', async (message) => {
  const { happen, showNotification } = surroundings();
  await happen('push', pushed(message));
  expect(showNotification.mock.calls).toEqual([
    ['Hanji', expect.objectContaining({ body: '', data: '/' })],
  ]);
});

it.each([
  ['/comic/7', `${origin}/comic/7`],
  ['/inbox/gift?a=1#b', `${origin}/inbox/gift?a=1#b`],
  ['https://evil.example/', `${origin}/`],
  ['//evil.example/a', `${origin}/`],
  [String.raw`/\evil.example`, `${origin}/`],
  ['javascript:alert(1)', `${origin}/`],
  [undefined, `${origin}/`],
])('opens for %j the page %s', async (data, address) => {
  const { happen, openWindow } = surroundings();
  const close = vi.fn<() => void>();
  await happen('notificationclick', { notification: { data, close } });
  expect(close).toHaveBeenCalled();
  expect(openWindow.mock.calls).toEqual([[address]]);
});

it('brings a window to the front that shows the page, and leaves another as it is', async () => {
  const other = { url: `${origin}/novel/1`, focus: vi.fn(async () => {}) };
  const shown = { url: `${origin}/comic/7`, focus: vi.fn(async () => {}) };
  const { happen, openWindow } = surroundings([other, shown]);
  const notification = { data: '/comic/7', close: () => {} };
  await happen('notificationclick', { notification });
  expect([shown.focus.mock.calls.length, other.focus.mock.calls.length]).toEqual([1, 0]);
  expect(openWindow).not.toHaveBeenCalled();
});

it('subscribes anew where a browser gave the subscription up', async () => {
  const { happen, subscribe } = surroundings();
  const options = { userVisibleOnly: true, applicationServerKey: null };
  const oldSubscription = { options } as PushSubscription;
  await happen('pushsubscriptionchange', { oldSubscription });
  await happen('pushsubscriptionchange', { oldSubscription: null });
  expect(subscribe.mock.calls).toEqual([[options]]);
});
