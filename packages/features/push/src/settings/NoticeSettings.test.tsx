import '@hanji/ui-kit/tokens/tokens.css';
import { closeSite } from '@hanji/edition/testing/open-site.tsx';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { allowPush } from '#testing/browser.ts';
import { answerPushCalls, openPush } from '#testing/open-push.tsx';
import { NoticeSettings } from './NoticeSettings.tsx';

afterEach(() => {
  closeSite();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function named(name: string) {
  return page.getByRole('switch', { name, exact: true });
}

it('switches this browser, each kind and the night', async () => {
  const came = answerPushCalls();
  allowPush({ permission: 'granted' });
  await openPush(<NoticeSettings />);
  await expect.element(named('Notifications in this browser')).not.toBeChecked();
  await named('Notifications in this browser').click();
  await expect.element(named('Notifications in this browser')).toBeChecked();
  for (const kind of ['New chapters', 'Gifts', 'Answers to inquiries']) {
    await expect.element(named(kind)).toBeChecked();
  }
  await named('Gifts').click();
  await expect.element(named('Gifts')).not.toBeChecked();
  await expect.element(named('At night, too')).not.toBeChecked();
  await named('At night, too').click();
  await expect.element(named('At night, too')).toBeChecked();
  expect(came.map(({ call }) => call)).toEqual(
    expect.arrayContaining([
      'POST /web-push/subscribe',
      'PUT /web-push/notices/gift/N',
      'PUT /web-push/notices/night/Y',
    ]),
  );
});

it('has its rows where they stay, while what is on is on its way', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  answerPushCalls({ after: promise });
  allowPush({ permission: 'granted' });
  await openPush(<NoticeSettings />);
  const names = ['Notifications in this browser', 'New chapters', 'Gifts', 'At night, too'];
  const places = () =>
    names.map(
      (name) => page.getByText(name, { exact: true }).element().getBoundingClientRect().top,
    );
  await expect.element(page.getByText('Gifts', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading');
  expect(page.getByRole('switch').elements()).toEqual([]);
  const coming = places();
  resolve();
  await expect.element(named('Gifts')).toBeChecked();
  await expect.element(named(names[0] ?? '')).not.toBeChecked();
  expect(places()).toEqual(coming);
  expect(page.getByRole('status').elements()).toEqual([]);
});

it('goes back where the service did not take it', async () => {
  answerPushCalls({ refuses: 'PUT /web-push/notices/gift/N' });
  allowPush({ permission: 'granted' });
  await openPush(<NoticeSettings />);
  await named('Gifts').click();
  await expect.element(named('Gifts')).toBeChecked();
});

it('says that what is told could not be loaded, and asks for it again', async () => {
  answerPushCalls({ refuses: 'GET /web-push/notices' });
  allowPush({ permission: 'granted' });
  await openPush(<NoticeSettings />);
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect.element(named('Notifications in this browser')).toBeVisible();
  expect(named('Gifts').elements()).toEqual([]);
  answerPushCalls();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(named('Gifts')).toBeChecked();
});

it('says that the browser blocks notices, and lets kinds be switched for other devices', async () => {
  answerPushCalls();
  allowPush({ permission: 'denied' });
  await openPush(<NoticeSettings />);
  await expect.element(page.getByText(/^This browser blocks notifications/)).toBeVisible();
  await expect.element(named('Notifications in this browser')).not.toBeInTheDocument();
  await expect.element(named('Gifts')).toBeVisible();
});

it('says that a browser cannot show notices', async () => {
  answerPushCalls();
  allowPush({ permission: 'default' });
  const own = Object.getOwnPropertyDescriptor(window, 'PushManager');
  Reflect.deleteProperty(window, 'PushManager');
  try {
    await openPush(<NoticeSettings />);
    await expect.element(page.getByText(/^This browser cannot show notifications/)).toBeVisible();
  } finally {
    if (own) Object.defineProperty(window, 'PushManager', own);
  }
});
