import {
  answer,
  buyButton,
  expectCoins,
  openShop,
  payByCard,
  returnToShop,
} from '#account/coin-shop.ts';
import { english, japanese, korean } from '#account/editions.ts';
import { addAccount } from '#account/members.ts';
import { enterAs, heading, openEntered } from '#account/steps.ts';
import { filled } from '#browser/phrases.ts';
import { expect, test } from '#browser/test.ts';
import { contentPath, titleIn } from '#service/state.ts';

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
    await returnToShop(page, english);
    await buyButton(page, english).click();
    await answer(page, 'Approve', 'notice-first');
    await expectCoins(page, english);
  },
);

test(
  '[B7-025] ja: a card pays by a token of its host, and its number goes nowhere else',
  { tag: japanese.size },
  async ({ page }) => {
    const number = '4111111111111111';
    const told: string[] = [];
    page.on('request', (request) => {
      if (request.postData()?.includes(number)) told.push(new URL(request.url()).pathname);
    });
    await openShop(page, japanese);
    await payByCard(page, japanese, number);
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
    await returnToShop(page, japanese);
    await page.getByRole('radio', { name: shop.carrierBilling }).check();
    await buyButton(page, japanese).click();
    await answer(page, 'Approve');
    await expectCoins(page, japanese);
  },
);

test(
  '[A4-081] ja: chapters that were chosen without coins are chosen again after buying coins, and bought with another press',
  { tag: japanese.size },
  async ({ page }) => {
    const { reading, shop, unlock } = japanese.words;
    const title = titleIn(japanese.language, 'comic');
    await enterAs(page, japanese, await addAccount());
    await openEntered(page, japanese, contentPath(title));
    await page.getByRole('button', { name: reading.selectToBuy }).click();
    const bar = page.getByRole('region', { name: unlock.selection });
    await bar.getByRole('checkbox', { name: unlock.selectAll }).check();
    await bar.getByRole('button', { name: unlock.buy }).click();
    await page.getByRole('dialog').getByRole('button', { name: unlock.getCoins }).click();
    await expect(heading(page, shop.title)).toBeVisible();
    const wants = filled(shop.wantsSeveral_other, {
      title: title.name,
      count: '2',
      coins: filled(reading.priceCoins_other, { count: '6' }),
    });
    await expect(page.getByRole('main').getByText(wants)).toBeVisible();
    await page.getByRole('radio', { name: 'PayPay' }).check();
    await buyButton(page, japanese).click();
    await answer(page, 'Approve');
    await expect(heading(page, shop.successTitle)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: shop.goOn }).click();
    const question = page.getByRole('dialog', {
      name: filled(unlock.spendTitle_other, { count: '6' }),
    });
    await expect(question).toBeVisible();
    await expect(page.getByText(reading.owned)).toHaveCount(0);
    await question.getByRole('button', { name: unlock.spend }).click();
    await expect(page.getByText(reading.owned)).toHaveCount(2);
  },
);
