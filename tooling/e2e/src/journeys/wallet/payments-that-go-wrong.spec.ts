import {
  answer,
  buyButton,
  expectCoins,
  expectPacks,
  openShop,
  orderStates,
  payByCard,
  returnToShop,
  settleOrders,
} from '#account/coin-shop.ts';
import { english, japanese, korean } from '#account/editions.ts';
import { heading } from '#account/steps.ts';
import { unreachable } from '#browser/faults.ts';
import { filled } from '#browser/phrases.ts';
import { expect, test } from '#browser/test.ts';

const declinedCard = '4000000000000002';
const slowCard = '4000000000000119';

test(
  '[A2-035] ko: a window of Payco is left, declined, cancelled and lost, and pays with a notice of another key',
  { tag: korean.size },
  async ({ page, context }) => {
    const { shop, purchase } = korean.words;
    const account = await openShop(page, korean);
    const openPayco = async () => {
      const opened = context.waitForEvent('page');
      await buyButton(page, korean).click();
      return opened;
    };
    await answer(await openPayco(), 'Leave');
    await expect(heading(page, shop.cancelTitle)).toBeVisible();
    await returnToShop(page, korean);
    await answer(await openPayco(), 'Decline');
    await expect(heading(page, shop.failTitle)).toBeVisible();
    await expect(page.getByText(purchase.store)).toBeVisible();
    await returnToShop(page, korean);
    const cancelled = await openPayco();
    await expect(cancelled.getByRole('button', { name: 'Approve' })).toBeVisible();
    const waiting = page.getByRole('dialog', {
      name: new RegExp(filled(shop.windowTitle, { provider: '.+' })),
    });
    await waiting.getByRole('button', { name: shop.stop }).click();
    await expect(heading(page, shop.cancelTitle)).toBeVisible();
    await returnToShop(page, korean);
    const lost = await openPayco();
    await answer(lost, 'Approve', 'no-return');
    // Closed sooner, it would take its answer along.
    await expect(lost.getByText('The way back got lost.')).toBeVisible();
    await lost.close();
    await expect(heading(page, shop.successTitle)).toBeVisible();
    await page.goto(korean.at('/coinpurchase'));
    await page.getByRole('radio', { name: /100/ }).check({ force: true });
    await answer(await openPayco(), 'Approve', 'wrong-signature');
    await expect(heading(page, shop.successTitle)).toBeVisible();
    await expectPacks(page, korean, 2);
    expect(await orderStates(account)).toEqual([
      'cancelled',
      'failed',
      'cancelled',
      'granted',
      'granted',
    ]);
  },
);

test(
  'ko: where the window is blocked, what pays another amount brings nothing, and cancelling holds',
  { tag: korean.size },
  async ({ page }) => {
    const { shop } = korean.words;
    await page.addInitScript(() => (window.open = () => null));
    const account = await openShop(page, korean);
    const dialog = page.getByRole('dialog', { name: shop.blockedTitle });
    await buyButton(page, korean).click();
    await dialog.getByRole('button', { name: shop.stop }).click();
    await expect(heading(page, shop.cancelTitle)).toBeVisible();
    await returnToShop(page, korean);
    await buyButton(page, korean).click();
    await dialog.getByRole('button', { name: shop.here }).click();
    await answer(page, 'Approve', 'wrong-amount');
    await expect(heading(page, shop.failTitle)).toBeVisible();
    await expect(page.getByText(shop.mismatchText)).toBeVisible();
    await expectPacks(page, korean, 0);
    expect(await orderStates(account)).toEqual(['cancelled', 'failed']);
  },
);

test(
  'ja: a carrier takes another amount and gives it back, PayPay tells late and out of order, or loses its payer',
  { tag: japanese.size },
  async ({ page }) => {
    const { shop } = japanese.words;
    const account = await openShop(page, japanese);
    await page.getByRole('radio', { name: shop.carrierBilling }).check();
    await buyButton(page, japanese).click();
    await answer(page, 'Approve', 'wrong-amount');
    await expect(heading(page, shop.failTitle)).toBeVisible();
    await expect(page.getByText(shop.mismatchRefundedText)).toBeVisible();
    expect(await orderStates(account)).toEqual(['refunded']);
    await returnToShop(page, japanese);
    await page.getByRole('radio', { name: 'PayPay' }).check();
    await buyButton(page, japanese).click();
    await answer(page, 'Approve', 'out-of-order');
    await expectCoins(page, japanese);
    await page.getByRole('radio', { name: /100/ }).check({ force: true });
    await page.getByRole('radio', { name: 'PayPay' }).check();
    await buyButton(page, japanese).click();
    await answer(page, 'Approve', 'no-return');
    await expect(page.getByText('The way back got lost.')).toBeVisible();
    await settleOrders(account);
    await expect.poll(() => orderStates(account)).toEqual(['refunded', 'granted', 'granted']);
    await expectPacks(page, japanese, 2);
  },
);

test(
  'ja: a card is declined, and one whose answer breaks off pays once',
  { tag: japanese.size },
  async ({ page }) => {
    const { shop, purchase } = japanese.words;
    const account = await openShop(page, japanese);
    await payByCard(page, japanese, declinedCard);
    await expect(heading(page, shop.failTitle)).toBeVisible();
    await expect(page.getByText(purchase.store)).toBeVisible();
    await returnToShop(page, japanese);
    await payByCard(page, japanese, slowCard);
    await expect(heading(page, shop.successTitle)).toBeVisible();
    await expectPacks(page, japanese, 1);
    expect(await orderStates(account)).toEqual(['failed', 'granted']);
  },
);

test(
  'global: PayPal has the money when it crashes, and the job brings the coins to a reader who is gone',
  { tag: english.size },
  async ({ page, faults }) => {
    faults.expect(unreachable);
    const account = await openShop(page, english);
    await buyButton(page, english).click();
    // The reader’s own page learns nothing more.
    await page.route('**/coin/purchase/payment/result/finish', (route) => route.abort());
    const executed = page.waitForResponse('**/coin/purchase/payment/execute');
    await answer(page, 'Approve', 'crash-after-capture');
    expect(await (await executed).json()).toMatchObject({ data: { result: 'pending' } });
    expect(await orderStates(account)).toEqual(['authorised']);
    await page.unrouteAll();
    await page.goto(english.at('/'));
    await settleOrders(account);
    await expect.poll(() => orderStates(account)).toEqual(['granted']);
    await expectPacks(page, english, 1);
  },
);

test(
  'global: PayPal does not answer in time, and a card pays',
  { tag: english.size },
  async ({ page }) => {
    const { shop } = english.words;
    const account = await openShop(page, english);
    await buyButton(page, english).click();
    await answer(page, 'Approve', 'time-out');
    await expectCoins(page, english);
    await page.getByRole('radio', { name: /100/ }).check({ force: true });
    await payByCard(page, english, '4111111111111111');
    await expect(heading(page, shop.successTitle)).toBeVisible();
    await expectPacks(page, english, 2);
    expect(await orderStates(account)).toEqual(['granted', 'granted']);
  },
);
