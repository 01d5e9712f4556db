import { at } from '#browser/editions.ts';
import { filled, phrases } from '#browser/phrases.ts';
import { expect, test } from '#browser/test.ts';

const words = phrases['vi-VN'];

const redirected = [
  '/',
  '/all_comic',
  '/comic/1',
  '/search/abc',
  '/refund',
  '/refund/homes',
  '/x/y',
];

test(
  'vi-refund: every path but the open ones leads to the notice',
  { tag: '@phone' },
  async ({ page }) => {
    for (const path of redirected) {
      await page.goto(at('vi-refund', path));
      await expect(page, path).toHaveURL(at('vi-refund', '/refund/home'));
      await expect(page.getByRole('heading', { level: 1, name: words.refund.title })).toBeVisible();
    }
  },
);

test(
  'vi-refund: the notice names its dates, and leads to sign-in before a request',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(at('vi-refund', '/refund/home'));
    await expect(page).toHaveTitle(`${words.refund.title} – Hanji`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi-VN');
    await expect(page.getByText('31', { exact: false }).first()).toBeVisible();
    const dates = page.locator('time');
    await expect(dates).toHaveCount(3);
    const machine = await dates.evaluateAll((all) =>
      all.map((date) => date.getAttribute('datetime')),
    );
    expect(machine).toEqual([
      '2025-10-31T14:59:00.000Z',
      '2025-09-30T15:00:00.000Z',
      '2025-11-15T14:59:00.000Z',
    ]);
    const support = filled(words.refund.support, { email: 'support@hanji.example' });
    await expect(page.getByText(support)).toBeVisible();
    await expect(page.getByText(words.refund.requestsClosed)).toBeVisible();
    await page.getByRole('link', { name: words.refund.request }).click();
    await expect(page).toHaveURL(
      at('vi-refund', `/login?redirect=${encodeURIComponent('/refund/request')}`),
    );
  },
);

test(
  '[B2-003] vi-refund: a request without signing in is led to sign-in, which is told the way back',
  { tag: '@phone' },
  async ({ page }) => {
    for (const path of ['/refund/request', '/refund/detail']) {
      await page.goto(at('vi-refund', path));
      await expect(page).toHaveURL(at('vi-refund', `/login?redirect=${encodeURIComponent(path)}`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  },
);
