import type { Page } from '@playwright/test';
import { at, japanese, wordsOf } from '#browser/editions.ts';
import { enterAs } from '#browser/enter-as.ts';
import { filled, phrases } from '#browser/phrases.ts';
import { expect, test } from '#browser/test.ts';

/** Puts a finger on a place of the page, and leaves it there until the returned function is called. */
async function hold(page: Page, x: number, y: number): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ x, y }]);
  return async () => {
    await touch('touchEnd', []);
    await session.detach();
  };
}

const { signIn, frame } = phrases['ko-KR'];
const wallet = filled(signIn.continueWith, { provider: 'PAYCO' });

test(
  '[B2-139] ko: the button of PAYCO says to whom keyboard or finger rest on it whose account it continues',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(at('ko', '/login'));
    const main = page.getByRole('main');
    const button = main.getByRole('button', { name: wallet });
    const tip = page.getByRole('tooltip', { name: signIn.walletTip });
    await expect(button).toBeVisible();
    await expect(tip).toBeHidden();
    await main.getByRole('button', { name: frame.close }).focus();
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await expect(tip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tip).toBeHidden();

    const box = await button.boundingBox();
    if (!box) throw new Error('the button has no place');
    const release = await hold(page, box.x + box.width / 2, box.y + box.height / 2);
    await expect(tip).toBeVisible();
    await release();
    await expect(page).toHaveURL(at('ko', '/login'));
  },
);

const inJapanese = wordsOf(japanese);

test(
  '[B2-141] ja: sign-in by email leads on to a forgotten password and to signing up',
  { tag: japanese.size },
  async ({ page }) => {
    const main = page.getByRole('main');
    for (const path of ['/login', '/login/email']) {
      await page.goto(at('ja', path));
      await main.getByRole('link', { name: inJapanese.signIn.findPassword }).click();
      await expect(page).toHaveURL(at('ja', '/password/find'));
      await page.goto(at('ja', path));
      await main.getByRole('link', { name: inJapanese.signIn.signUp }).click();
      await expect(page).toHaveURL(at('ja', '/signup/certificateEmail'));
    }
  },
);

test(
  '[B2-143] ja: closing the sign-in goes back, and Home where it was reached directly',
  { tag: japanese.size },
  async ({ page }) => {
    const close = page.getByRole('main').getByRole('button', { name: inJapanese.frame.close });
    await page.goto(at('ja', '/search'));
    await page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(`${inJapanese.frame.menu}$`) })
      .click();
    const side = page.getByRole('dialog', { name: inJapanese.frame.menu });
    await side.locator('a[href^="/login"]').first().click();
    await expect(page).toHaveURL(new RegExp(`${at('ja', '/login')}.*redirect=%2Fsearch$`));
    await close.click();
    await expect(page).toHaveURL(at('ja', '/search'));

    await page.goto('about:blank');
    await page.goto(at('ja', '/login'));
    await close.click();
    await expect(page).toHaveURL(at('ja', '/'));
  },
);

test(
  '[A2-031] [B2-094] [B2-098] ja: password and settings are pages of a member',
  { tag: japanese.size },
  async ({ page }) => {
    await enterAs(page, 'ja', 'member');
    const pages = {
      '/userinfo/password': inJapanese.password.changeTitle,
      '/setting': inJapanese.menu.settings,
    };
    for (const [path, title] of Object.entries(pages)) {
      await page.goto(at('ja', path));
      await expect(page).toHaveURL(at('ja', path));
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    }
  },
);

const ofMembers = [
  '/userinfo',
  '/userinfo/nickname',
  '/userinfo/registemail',
  '/userinfo/changeemail',
  '/userinfo/password',
  '/userinfo/phonenumber',
  '/setting',
  '/maturecertificate',
  '/certificate/adult',
  '/account',
  '/account/delete',
];

test(
  '[A2-051] [A2-052] [B2-090] [B2-094] [B2-098] [B2-099] [B2-117] [B2-119] pages of members ask a visitor to sign in, and are told to come back',
  { tag: '@phone' },
  async ({ page }) => {
    for (const path of ofMembers) {
      await page.goto(at('ko', path));
      await expect(page).toHaveURL(at('ko', `/login?redirect=${encodeURIComponent(path)}`));
    }
    // Within the edition the guard decides, which the service is not asked about.
    await page.goto(at('ko', '/search'));
    await page.evaluate(() => {
      history.pushState(null, '', '/setting');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page).toHaveURL(at('ko', '/login?redirect=%2Fsetting'));
  },
);

test(
  '[B2-141] [B2-143] vi-refund: a forgotten password has its page below Login, signing up none, and closing leads to the notice',
  { tag: '@desktop' },
  async ({ page }) => {
    const words = phrases['vi-VN'];
    const main = page.getByRole('main');
    await page.goto(at('vi-refund', '/login'));
    await expect(main.getByRole('link', { name: words.signIn.signUp })).toHaveCount(0);
    await main.getByRole('link', { name: words.signIn.findPassword }).click();
    await expect(page).toHaveURL(at('vi-refund', '/login/password/find'));
    await expect(
      page.getByRole('heading', { level: 1, name: words.password.findTitle }),
    ).toBeVisible();
    await page.goto('about:blank');
    await page.goto(at('vi-refund', '/login'));
    await main.getByRole('button', { name: words.frame.close }).click();
    await expect(page).toHaveURL(at('vi-refund', '/refund/home'));
  },
);
