import { closeSite } from '@hanji/edition/testing/open-site.tsx';
import { creator as words } from '@hanji/i18n/locales/en-US/creator.ts';
import { errors } from '@hanji/i18n/locales/en-US/errors.ts';
import { violations } from '@hanji/ui-kit/testing/violations.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerDesk, limits, someTitle } from '#testing/desk-service.ts';
import { openDesk } from '#testing/open-desk.tsx';

function row(name: string) {
  return page.getByRole('article').filter({ hasText: name });
}

afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
});

it.each([
  '/manage/title',
  '/manage/title/activity',
  '/manage/title/new',
  '/manage/title/1',
  '/manage/article/1',
  '/manage/article/1/new',
  '/manage/article/1/7',
])('[B2-065] [B6-012] asks a visitor to sign in, and comes back: %s', async (path) => {
  const asked = answerDesk(() => ({ code: 401 }));
  const { address } = await openDesk(path, false);
  await expect.poll(address).toBe(`/login?redirect=${encodeURIComponent(path)}`);
  expect(asked).toEqual([]);
});

it('[B2-066] [B1-019] lists the titles of a creator with where they stand', async () => {
  answerDesk(() => ({
    data: {
      titles: [
        someTitle(1),
        someTitle(2, { listed: false, completed: true }),
        someTitle(3, { suspended: true, suspendedReason: 'Copied' }),
        someTitle(4, { underReview: true }),
      ],
      limits,
    },
  }));
  await openDesk('/manage/title');
  await expect.element(row('Title 1').getByText(words.public, { exact: true })).toBeVisible();
  await expect.element(row('Title 1').getByText('1,200')).toBeVisible();
  await expect.element(row('Title 2').getByText(words.notPublic)).toBeVisible();
  await expect.element(row('Title 2').getByText(words.completed)).toBeVisible();
  await expect.element(row('Title 3').getByText(words.suspended)).toBeVisible();
  await expect.element(row('Title 4').getByText(words.underReview)).toBeVisible();
  await expect
    .element(row('Title 1').getByRole('link', { name: 'Title 1' }))
    .toHaveAttribute('href', '/manage/article/1');
  await expect
    .element(row('Title 1').getByRole('link', { name: words.newArticle }))
    .toHaveAttribute('href', '/manage/article/1/new');
  await expect
    .element(row('Title 1').getByRole('link', { name: words.editTitle }))
    .toHaveAttribute('href', '/manage/title/1');
  expect(await violations()).toEqual([]);
});

it('[B2-066] leads to the first title where there is none, and tells the limits', async () => {
  answerDesk(() => ({ data: { titles: [], limits, usedTotalBytes: 0 } }));
  const { address } = await openDesk('/manage/title');
  await expect.element(page.getByText('Up to 20 MB and 100 megapixels per image')).toBeVisible();
  await expect.element(page.getByText('Up to 300 images and 500 MB per chapter')).toBeVisible();
  await expect.element(page.getByText(/20 GB/)).toBeVisible();
  await page.getByRole('link', { name: words.firstTitle }).click();
  await expect.poll(address).toBe('/manage/title/new');
});

it('[B2-066] says what went wrong, and tries again', async () => {
  let works = false;
  answerDesk(() =>
    works ? { data: { titles: [someTitle(1)], limits, usedTotalBytes: 0 } } : { code: 500 },
  );
  await openDesk('/manage/title');
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect.element(retry).toBeVisible();
  works = true;
  await retry.click();
  await expect.element(row('Title 1')).toBeVisible();
});

it('[B2-066] says that it is offline, and comes by itself with the connection', async () => {
  let reaches = false;
  answerDesk(() =>
    reaches ? { data: { titles: [someTitle(1)], limits, usedTotalBytes: 0 } } : null,
  );
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await openDesk('/manage/title');
  await expect.element(page.getByRole('heading', { name: errors.offlineTitle })).toBeVisible();
  reaches = true;
  online.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await expect.element(row('Title 1')).toBeVisible();
});
