import { follow } from '#account/steps.ts';
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
  '[B1-009, B2-001, B2-006, B6-002] vi-refund: every path but the open ones leads to the notice',
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
  '[B1-010, B2-006, B2-008, B9-020] vi-refund: the notice names its dates, and leads to sign-in before a request',
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
      // The journeys' service takes requests for longer than was announced.
      '2099-11-15T14:59:00.000Z',
    ]);
    const support = filled(words.refund.support, { email: 'support@hanji.example' });
    await expect(page.getByText(support)).toBeVisible();
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

/** Pages of the other editions (challenge-and-shutdown, section 2.6). */
const elsewhere = [
  '/',
  '/all_comic',
  '/all_novel',
  '/menu/all_comic/event',
  '/menu/content_catalog/1',
  '/menu/all_comic/adult',
  '/menu/all_novel/new?currentItemCode=1',
  '/signup',
  '/signup/certificateEmail',
  '/signup/certificateCheck',
  '/signup/joinForm',
  '/legal/terms',
  '/legal/terms/1',
  '/password/find',
  '/password/result?state=1',
  '/member/profile/password/reset?token=1',
  '/userinfo',
  '/userinfo/nickname',
  '/userinfo/registemail',
  '/userinfo/changeemail',
  '/userinfo/password',
  '/userinfo/phonenumber',
  '/coin/history/used',
  '/commenthistory',
  '/setting',
  '/maturecertificate',
  '/library/subscribe',
  '/search',
  '/search/a',
  '/coinpurchase',
  '/coinpurchase/result',
  '/coinpurchase/result/success',
  '/comic/1',
  '/magazine_comic/1',
  '/novel/1',
  '/magazine_novel/1?tab=VOLUME',
  '/novel/1/chapter/1/product',
  '/comic/1/chapter/1/trial',
  '/preview/novel/1/chapter/epub',
  '/inbox',
  '/inbox/message',
  '/inbox/mission',
  '/all_comic/genre/drama',
  '/inquiry',
  '/document/faq',
  '/document/faq/detail',
  '/document/notice',
  '/document/notice/detail',
  '/certificate/adult',
  '/certificate/adult/nice/callback',
  '/account',
  '/account/delete',
  '/comment/comic/1/1',
  '/comment/user/1',
  '/member/external-idp/web/google/callback',
  '/integrate',
  '/integrate/login',
  '/error',
  '/error-page',
  '/system',
  '/browserguide',
  '/switch',
  '/tw/input-serialcode',
  '/tw/completed-migration',
  '/offerwall',
  '/offerwall/pointpark/result',
];

test(
  '[B2-073] vi-refund: no page of the other editions is reached, by its address or within the site',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const notice = at('vi-refund', '/refund/home');
    for (const path of elsewhere) {
      const answer = await request.get(at('vi-refund', path));
      expect.soft(answer.url(), path).toBe(notice);
    }
    await page.goto(at('vi-refund', '/login'));
    await expect(page.locator('#root:not([data-drawn]) h1')).toBeAttached();
    for (const path of elsewhere) {
      await follow(page, path);
      await expect(page, path).toHaveURL(notice);
      await follow(page, '/login');
      await expect(page.getByRole('heading', { level: 1, name: words.signIn.title })).toBeVisible();
    }
  },
);
