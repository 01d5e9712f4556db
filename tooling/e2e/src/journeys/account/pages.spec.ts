import type { Page } from '@playwright/test';
import { english, japanese, korean, type AccountEdition } from '#account/editions.ts';
import { addAccount } from '#account/members.ts';
import { enterAs, field, follow, signInByEmail } from '#account/steps.ts';
import { phrases } from '#browser/phrases.ts';
import { settled, violations } from '#browser/rules-of-accessibility.ts';
import { expect, test } from '#browser/test.ts';

/** Whether what is shown breaks no rule of accessibility and fits a phone. */
async function look(page: Page, name: string): Promise<void> {
  await settled(page);
  expect.soft(await violations(page), name).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect
    .soft(width, `${name} is as wide as its screen`)
    .toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

async function lookAt(page: Page, edition: AccountEdition, paths: readonly string[]) {
  for (const path of paths) {
    await follow(page, path);
    await expect(page).toHaveURL(edition.at(path));
    await look(page, path);
  }
}

const memberPaths = [
  '/userinfo/nickname',
  '/userinfo/changeemail',
  '/userinfo/password',
  '/userinfo/devices',
  '/account',
  '/account/delete',
  '/coinpurchase',
  '/coinpurchase/result/cancel',
  '/coin/history/distributed',
  '/coin/history/used?kind=rental',
  '/setting',
  '/maturecertificate',
  '/certificate/adult/web/callback',
];

test(
  'ko: the pages of a member break no rule of accessibility and fit a phone',
  { tag: korean.size },
  async ({ page }) => {
    await enterAs(page, korean, await addAccount());
    await page.goto(korean.at('/userinfo'));
    await look(page, '/userinfo');
    await lookAt(page, korean, [...memberPaths, '/userinfo/phonenumber']);
  },
);

test(
  'ko: the pages of a sign-up and of passwords break no rule of accessibility and fit a phone',
  { tag: korean.size },
  async ({ page }) => {
    const { signUp, signIn } = korean.words;
    await page.goto(korean.at('/signup'));
    await look(page, '/signup/certificateEmail');
    await page.getByRole('main').getByRole('button', { name: signUp.sendCode }).click();
    await look(page, '/signup/certificateEmail with what is wrong');
    await field(page, signIn.email).fill('somebody@reader.example');
    await page.getByRole('main').getByRole('button', { name: signUp.sendCode }).click();
    await expect(field(page, signUp.code)).toBeVisible();
    await look(page, '/signup/certificateCheck');
    await follow(page, '/signup/joinForm');
    await page.getByRole('button', { name: signUp.join }).click();
    await look(page, '/signup/joinForm with what is wrong');
    const states = ['sent', 'changed', 'expired', 'failed'];
    await lookAt(page, korean, [
      '/login/email',
      '/password/find',
      ...states.map((state) => `/password/result?state=${state}`),
      '/member/profile/password/reset?token=x',
    ]);
  },
);

test(
  'global: the pages after a sign-in break no rule of accessibility and fit a phone',
  { tag: english.size },
  async ({ page, context }) => {
    // Its words are the longest.
    const url = english.at('/');
    await context.addCookies([{ name: 'global_language', value: 'de-DE', url }]);
    const german = { ...english, words: phrases['de-DE'] };
    await page.goto(english.at('/login'));
    await look(page, '/login');
    await signInByEmail(page, german, await addAccount({ agreedTo: '0.9' }));
    await expect(page).toHaveURL(/\/login\/agree/);
    await look(page, '/login/agree');
    await lookAt(page, english, [
      '/login/campaign?nextPage=true',
      '/login/changePassword?nextPage=true',
      ...memberPaths.filter((path) => !path.includes('certif')),
    ]);
  },
);

test(
  'ja: the pages of a member break no rule of accessibility on a desktop',
  { tag: japanese.size },
  async ({ page }) => {
    await enterAs(page, japanese, await addAccount());
    await page.goto(japanese.at('/userinfo'));
    await look(page, '/userinfo');
    await lookAt(page, japanese, ['/account/delete', '/setting', '/maturecertificate']);
  },
);
