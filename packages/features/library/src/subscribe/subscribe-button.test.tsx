import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import { editionRoutes } from '@hanji/edition/routes/edition-routes.tsx';
import { closeSite, openSite, someEdition } from '@hanji/edition/testing/open-site.tsx';
import { reading } from '@hanji/i18n/locales/en-US/reading.ts';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerLibrary } from '#testing/library-service.ts';
import { SubscribeButton } from './SubscribeButton.tsx';

const soomin = { userId: 'u1', nickname: 'Soomin', avatarImageUrl: null };

/** A title's home: what it tells changes when it is asked for anew, here by a press. */
function Home() {
  const [subscribed, setSubscribed] = useState(false);
  return (
    <>
      <h1>Lighthouse Days</h1>
      <SubscribeButton contentType="comic" contentId={7} subscribed={subscribed} />
      <button type="button" onClick={() => setSubscribed((before) => !before)}>
        Another device
      </button>
    </>
  );
}

async function open(signedIn = true) {
  const edition = someEdition();
  const routes = editionRoutes(edition, [
    { path: '/:contentType/:contentId', element: <Home /> },
    { path: '/login', element: <h1>Sign in here</h1> },
  ]);
  const { router } = await openSite({
    edition,
    routes,
    at: '/comic/7?tab=VOLUME',
    ...(signedIn && { user: soomin }),
    words: { reading },
  });
  return () => router.state.location.pathname + router.state.location.search;
}

const subscribe = page.getByRole('button', { name: reading.subscribe, exact: true });
const subscribing = page.getByRole('button', { name: reading.subscribing, exact: true });
const undo = page.getByRole('button', { name: reading.undo });
const start = 'POST /library/subscribed/comic/7';
const end = 'DELETE /library/subscribed [{"contentType":"comic","contentId":7}]';

afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
});

it('[A4-018] [A4-019] [A4-020] subscribes and ends it, and says both', async () => {
  const asked = answerLibrary(() => ({}));
  await open();
  await subscribe.click();
  await expect.element(page.getByText('Added to your subscriptions')).toBeVisible();
  await subscribing.click();
  await expect.element(page.getByText('Removed from your subscriptions')).toBeVisible();
  await expect.element(subscribe).toBeVisible();
  expect(asked).toEqual([start, end]);
});

it('takes back what was said, either way', async () => {
  const asked = answerLibrary(() => ({}));
  await open();
  await subscribe.click();
  await undo.click();
  await expect.element(page.getByText(reading.subscribeEnded)).toBeVisible();
  await undo.click();
  await expect.element(subscribing).toBeVisible();
  await expect.poll(() => asked).toEqual([start, end, start]);
});

it('shows what was pressed at once, and what holds when the service does not take it', async () => {
  let answer = (_answered: { code: number }): void => undefined;
  const asked = answerLibrary(() => new Promise((resolve) => (answer = resolve)));
  await open();
  await subscribe.click();
  await expect.element(subscribing).toBeVisible();
  await expect.poll(() => asked.length).toBe(1);
  // Nothing more is sent before that is settled.
  await subscribing.click({ force: true });
  answer({ code: 409 });
  await expect.element(page.getByText(reading.subscribeFailed)).toBeVisible();
  await expect.element(subscribe).toBeVisible();
  expect(asked).toEqual([start]);
});

it('says that it was not kept without a connection', async () => {
  answerLibrary(() => null);
  await open();
  await subscribe.click();
  await expect.element(page.getByText(reading.subscribeFailed)).toBeVisible();
});

it('follows what is told of the title afterwards', async () => {
  answerLibrary(() => ({}));
  await open();
  await subscribe.click();
  await expect.element(page.getByText(reading.subscribeDone)).toBeVisible();
  const other = page.getByRole('button', { name: 'Another device' });
  await other.click();
  await expect.element(subscribing).toBeVisible();
  await other.click();
  await expect.element(subscribe).toBeVisible();
});

it('asks a visitor to sign in, and comes back to the title', async () => {
  const asked = answerLibrary(() => ({}));
  const address = await open(false);
  await subscribe.click();
  await expect.poll(address).toBe(`/login?redirect=${encodeURIComponent('/comic/7?tab=VOLUME')}`);
  expect(asked).toEqual([]);
});
