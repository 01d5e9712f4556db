import { closeSite } from '@hanji/edition/testing/open-site.tsx';
import { signedIn, signedOut } from '@hanji/edition/session/current-user.ts';
import { createElement } from 'react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { writeDevice } from '#browser/device.ts';
import { allowPush, told } from '#testing/browser.ts';
import { answerPushCalls, openPush, user } from '#testing/open-push.tsx';
import { keepPush } from './keep-push.ts';

afterEach(() => {
  closeSite();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const other = { ...user, userId: 'm-2' };

it('[B7-007] tells of the subscription whenever its member comes, and of nobody else', async () => {
  const came = answerPushCalls();
  allowPush({ permission: 'granted', subscribed: true });
  const { store } = await openPush(createElement('p'), null);
  writeDevice({ userId: user.userId });
  onTestFinished(keepPush(store));
  const updates = () =>
    came.filter(({ call }) => call === 'PUT /web-push/update-subscription').map(({ body }) => body);
  const update = { subscription: told, userId: user.userId };
  store.dispatch(signedIn(user));
  await expect.poll(updates).toEqual([update]);
  // The same, with another picture.
  store.dispatch(signedIn({ ...user, nickname: 'Sujin Kim' }));
  store.dispatch(signedIn(other));
  store.dispatch(signedOut());
  store.dispatch(signedIn(user));
  await expect.poll(updates).toEqual([update, update]);
});

it('tells nothing where the reader took the permission back', async () => {
  const came = answerPushCalls();
  allowPush({ permission: 'denied', subscribed: true });
  const { store } = await openPush(createElement('p'));
  writeDevice({ userId: user.userId });
  keepPush(store)();
  await Promise.resolve();
  expect(came.map(({ call }) => call)).not.toContain('PUT /web-push/update-subscription');
});
