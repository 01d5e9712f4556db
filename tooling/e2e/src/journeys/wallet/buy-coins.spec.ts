import type { Page } from '@playwright/test';
import { english, japanese, korean, type AccountEdition } from '#account/editions.ts';
import { addAccount } from '#account/members.ts';
import { enterAs, follow, heading } from '#account/steps.ts';
import { filled } from '#browser/phrases.ts';
import { expect, test } from '#browser/test.ts';
import { contentPath, titleIn } from '#service/state.ts';

/** A member of an edition who wants the larger pack of coins, and came from a title. */
async function openShop(page: Page, edition: AccountEdition): Promise<void> {
  await enterAs(page, edition, await addAccount());
  await page.goto(edition.at(contentPath(titleIn(edition.language, 'comic'))));
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await follow(page, '/coinpurchase');
  await expect(heading(page, edition.words.shop.title)).toBeVisible();
  await page.getByRole('radio', { name: /100/ }).check({ force: true });
}

function buyButton(page: Page, { words }: AccountEdition) {
  const name = new RegExp(filled(words.shop.buy, { price: '.+' }));
  return page.getByRole('main').getByRole('button', { name });
}

/** What somebody does on the page of the sandbox, wherever that is open. */
async function answer(
  page: Page,
  button: 'Approve' | 'Decline' | 'Leave',
  scenario = 'normal',
): Promise<void> {
  await page.getByRole('combobox').selectOption(scenario);
  await page.getByRole('button', { name: button, exact: true }).click();
}

/** The coins are there once, and the way on leads back to the title. */
async function expectCoins(page: Page, edition: AccountEdition): Promise<void> {
  const { shop } = edition.words;
  await expect(heading(page, shop.successTitle)).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveURL(/\/coinpurchase\/result\/success\?/);
  const title = contentPath(titleIn(edition.language, 'comic'));
  await expect(page.getByRole('main').getByRole('link', { name: shop.goOn })).toHaveAttribute(
    'href',
    title,
  );
  await page.goto(edition.at('/coinpurchase'));
  const coins = page.getByRole('region', { name: shop.yourCoins }).getByRole('definition');
  await expect(coins).toHaveText(['100', '10']);
}

test(
  '[A1-010] ko: a window of Payco is approved, and the page goes on',
  { tag: korean.size },
  async ({ page, context }) => {
    await openShop(page, korean);
    const opened = context.waitForEvent('page');
    await buyButton(page, korean).click();
    const payco = await opened;
    await answer(payco, 'Approve', 'notice-twice');
    await expectCoins(page, korean);
    await expect.poll(() => payco.isClosed()).toBe(true);
  },
);

test(
  'ko: where the window is blocked, Payco is asked in this one',
  { tag: korean.size },
  async ({ page }) => {
    const { shop } = korean.words;
    await page.addInitScript(() => (window.open = () => null));
    await openShop(page, korean);
    await buyButton(page, korean).click();
    const dialog = page.getByRole('dialog', { name: shop.blockedTitle });
    await dialog.getByRole('button', { name: shop.here }).click();
    await answer(page, 'Approve');
    await expectCoins(page, korean);
  },
);

test(
  'global: PayPal is left, then approved with a notice that is faster than the browser',
  { tag: english.size },
  async ({ page }) => {
    const { shop } = english.words;
    await openShop(page, english);
    await buyButton(page, english).click();
    await answer(page, 'Leave');
    await expect(heading(page, shop.cancelTitle)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: shop.toShop }).click();
    await page.getByRole('radio', { name: /100/ }).check({ force: true });
    await buyButton(page, english).click();
    await answer(page, 'Approve', 'notice-first');
    await expectCoins(page, english);
  },
);

test(
  '[B7-025] ja: a card pays by a token of its host, and its number goes nowhere else',
  { tag: japanese.size },
  async ({ page }) => {
    const { shop } = japanese.words;
    const number = '4111111111111111';
    const told: string[] = [];
    page.on('request', (request) => {
      if (request.postData()?.includes(number)) told.push(new URL(request.url()).pathname);
    });
    await openShop(page, japanese);
    await page.getByRole('radio', { name: shop.credit }).check();
    await page.getByRole('textbox', { name: shop.cardNumber }).fill(number);
    await page.getByRole('textbox', { name: shop.cardExpiry }).fill('12/40');
    await page.getByRole('textbox', { name: shop.securityCode }).fill('123');
    await buyButton(page, japanese).click();
    await expectCoins(page, japanese);
    expect(told).toEqual(['/tokens']);
  },
);

test(
  'ja: PayPay declines, and the bill of a carrier pays',
  { tag: japanese.size },
  async ({ page }) => {
    const { shop, purchase } = japanese.words;
    await openShop(page, japanese);
    await page.getByRole('radio', { name: 'PayPay' }).check();
    await buyButton(page, japanese).click();
    await answer(page, 'Decline');
    await expect(heading(page, shop.failTitle)).toBeVisible();
    await expect(page.getByText(purchase.store)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: shop.toShop }).click();
    await page.getByRole('radio', { name: /100/ }).check({ force: true });
    await page.getByRole('radio', { name: shop.carrierBilling }).check();
    await buyButton(page, japanese).click();
    await answer(page, 'Approve');
    await expectCoins(page, japanese);
  },
);
