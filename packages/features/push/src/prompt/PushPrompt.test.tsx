import '@hanji/ui-kit/tokens/tokens.css';
import { closeSite } from '@hanji/edition/testing/open-site.tsx';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { allowPush, endpoint, publicKeyBytes, told } from '#testing/browser.ts';
import { answerPushCalls, openPush, user } from '#testing/open-push.tsx';
import { PushPrompt } from './PushPrompt.tsx';

afterEach(() => {
  closeSite();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const card = page.getByRole('region', { name: 'Notifications' });
const turnOn = page.getByRole('button', { name: 'Turn on notifications' });

/** As when the page is loaded again: what the device keeps stays. */
async function reopen(): Promise<void> {
  const kept = localStorage.getItem('hanji.push.v1') ?? '';
  const opening = openPush(<PushPrompt />);
  localStorage.setItem('hanji.push.v1', kept);
  await opening;
}

it('[B1-017, B7-005, B7-008, B7-009] asks within a press alone, and subscribes with the key', async () => {
  const came = answerPushCalls();
  const { requestPermission, register, subscribe } = allowPush({ permission: 'default' });
  await openPush(<PushPrompt />);
  await expect.element(card).toBeVisible();
  expect([requestPermission, register, subscribe].map(({ mock }) => mock.calls.length)).toEqual([
    0, 0, 0,
  ]);
  await turnOn.click();
  await expect.element(page.getByText('Notifications are on in this browser.')).toBeVisible();
  expect(register.mock.calls[0]?.[0]).toBe('/worker.js');
  expect(subscribe.mock.calls).toEqual([
    [{ userVisibleOnly: true, applicationServerKey: publicKeyBytes }],
  ]);
  expect(came.find(({ call }) => call === 'POST /web-push/subscribe')?.body).toEqual({
    subscription: told,
    userId: user.userId,
  });
  // And is not offered again.
  await reopen();
  await expect.poll(() => came.filter(({ call }) => call === 'GET /web-push/key').length).toBe(2);
  await expect.element(card).not.toBeInTheDocument();
});

it('says that the reader refused, and how to allow it', async () => {
  const came = answerPushCalls();
  allowPush({ permission: 'default', answer: 'denied' });
  await openPush(<PushPrompt />);
  await turnOn.click();
  await expect.element(page.getByText(/^This browser blocks notifications/)).toBeVisible();
  await expect.element(turnOn).not.toBeInTheDocument();
  expect(came.map(({ call }) => call)).not.toContain('POST /web-push/subscribe');
});

it('offers again where the question was closed without an answer', async () => {
  answerPushCalls();
  allowPush({ permission: 'default', answer: 'default' });
  await openPush(<PushPrompt />);
  await turnOn.click();
  await expect.element(turnOn).toBeVisible();
});

it.each([
  ['the browser', { refuses: new DOMException('no push service', 'AbortError') }, {}],
  ['the service', {}, { refuses: 'POST /web-push/subscribe' }],
])('says that it did not work where %s refuses', async (_, browser, service) => {
  answerPushCalls(service);
  allowPush({ permission: 'default', ...browser });
  await openPush(<PushPrompt />);
  await turnOn.click();
  await expect.element(page.getByText(/^Notifications could not be changed/)).toBeVisible();
  await expect.element(turnOn).toBeVisible();
});

it('is put away for good', async () => {
  const came = answerPushCalls();
  allowPush({ permission: 'default' });
  await openPush(<PushPrompt />);
  await page.getByRole('button', { name: 'No thanks' }).click();
  await expect.element(card).not.toBeInTheDocument();
  await reopen();
  await expect.poll(() => came.length).toBe(2);
  await expect.element(card).not.toBeInTheDocument();
});

it.each([
  ['is denied', { permission: 'denied' } as const, {}, user, 1],
  ['has no key', { permission: 'default' } as const, { key: null }, user, 1],
  ['has nobody signed in', { permission: 'default' } as const, {}, null, 0],
])('offers nothing where it %s', async (_, browser, service, who, asked) => {
  const came = answerPushCalls(service);
  const { requestPermission } = allowPush(browser);
  await openPush(<PushPrompt />, who);
  await expect.poll(() => came.length).toBe(asked);
  await expect.element(card).not.toBeInTheDocument();
  expect(requestPermission).not.toHaveBeenCalled();
});

it('[B7-006] stays where it stands by itself, and turns notices off again', async () => {
  const came = answerPushCalls();
  const { unsubscribe } = allowPush({ permission: 'default' });
  await openPush(<PushPrompt lasting />);
  await expect.element(page.getByRole('button', { name: 'No thanks' })).not.toBeInTheDocument();
  await turnOn.click();
  await page.getByRole('button', { name: 'Turn off notifications' }).click();
  await expect.element(turnOn).toBeVisible();
  const removed = came.find(({ call }) => call === 'DELETE /web-push/unsubscribe');
  expect(Object.fromEntries(new URLSearchParams(removed?.query))).toEqual({
    endpoint,
    userId: user.userId,
  });
  expect(unsubscribe).toHaveBeenCalledOnce();
});
