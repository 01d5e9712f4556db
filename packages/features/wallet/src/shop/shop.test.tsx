import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import { closeSite } from '@hanji/edition/testing/open-site.tsx';
import { shop } from '@hanji/i18n/locales/en-US/shop.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { browser } from '#payment/browser.ts';
import { answer, callsOf, openShop, orderId, someConfig } from '#testing/open-shop.tsx';

const main = page.getByRole('main');
const url = 'https://pay.example/pay/1';
const reserved = { serviceOrderId: orderId, token: 'pay_1', url };

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  delete document.documentElement.dataset['serviceApp'];
  closeSite();
});

function leaving(): string[] {
  const left: string[] = [];
  vi.spyOn(browser, 'leaveFor').mockImplementation((address) => void left.push(address));
  return left;
}

const buy = main.getByRole('button', { name: /^Buy for/ });
const ways = main.getByRole('radiogroup', { name: 'Pay with' });

it('[A2-034] [B2-102] [A1-010] shows coins, what they cost and what the reader has', async () => {
  answer({});
  await openShop('/coinpurchase');
  const products = main.getByRole('radiogroup', { name: 'Choose coins' });
  await expect.element(products.getByRole('radio', { name: '10 coins' })).toBeChecked();
  const best = products.getByRole('radio', { name: '100 coins + 10 free Best value' });
  await expect.element(best).toHaveAccessibleDescription('USD\u00a09.49');
  const balance = main.getByRole('region', { name: 'Your coins' });
  const figures = balance.getByRole('term').elements();
  expect(figures.map((term) => term.textContent)).toEqual(['Bought coins', 'Free coins']);
  await expect.element(balance.getByText(/^3\scoins expire on Mar\s1,\s2999$/)).toBeVisible();
  await expect.element(main.getByRole('button', { name: /^Buy for USD\s0.99/ })).toBeVisible();
  await best.click();
  await expect.element(main.getByRole('button', { name: /^Buy for USD\s9.49/ })).toBeVisible();
  await expect.element(main.getByText('Coins that you buy can be used for 5 years.')).toBeVisible();
  await expect
    .element(main.getByText(/Free coins that come with a purchase .+ 90 days/))
    .toBeVisible();
});

it('[A8-046] [B8-043] sells nothing within the product’s own apps, whose store does', async () => {
  document.documentElement.dataset['serviceApp'] = 'ios';
  const came = answer({});
  await openShop('/coinpurchase');
  const words = 'Purchases do not work on this device or in this store.';
  await expect.element(main.getByRole('heading', { name: words })).toBeVisible();
  await expect.element(main.getByRole('region', { name: 'Your coins' })).toBeVisible();
  await expect.element(buy).not.toBeInTheDocument();
  expect(callsOf(came).filter((call) => call.includes('/coin/sales'))).toEqual([]);
});

it.each([
  [{}, 0, ['Terms of use', 'Get free coins']],
  [{ wallet: { withdrawalNotice: true } }, 1, ['Terms of use', 'Get free coins']],
  [
    { wallet: { salesActLinks: true } },
    0,
    [
      'Terms of use',
      'Payment Services Act',
      'Act on Specified Commercial Transactions',
      'Get free coins',
    ],
  ],
] as const)('says what the law of the edition wants: %o', async (supports, withdrawals, links) => {
  answer({});
  await openShop('/coinpurchase', { supports: { reading: true, ...supports } });
  await expect.element(main.getByRole('link', { name: 'Terms of use' })).toBeVisible();
  const found = main.getByRole('link').elements();
  expect(found.map((link) => link.textContent)).toEqual(links);
  expect(main.getByText(/within 7 days/).elements()).toHaveLength(withdrawals);
});

it('says what is not refunded, and whom to ask', async () => {
  answer({
    'GET /app/config/web': { languages: [], supportEmail: 'help@service.example' },
  });
  await openShop('/coinpurchase');
  await expect.element(main.getByText(shop.noRefund)).toBeVisible();
  await expect
    .element(main.getByText('To ask for a refund, write to help@service.example.'))
    .toBeVisible();
});

it('goes to PayPal with the product that was chosen', async () => {
  const left = leaving();
  const path = 'POST /coin/purchase/payment/reserve/paypal';
  const came = answer({ [path]: reserved });
  await openShop('/coinpurchase');
  await main.getByRole('radio', { name: /^100 coins/ }).click();
  await buy.click();
  await expect.poll(() => left).toEqual([url]);
  expect(came.find(({ call }) => call === path)?.form).toEqual({
    productSeq: '2',
    price: '949',
    coins: '100',
    bonusCoins: '10',
    nextUrl: '/coinpurchase/result',
  });
});

it('goes to PayPay, and to the carrier that was chosen', async () => {
  const left = leaving();
  const came = answer({
    'GET /coin/sales/config': someConfig({
      payments: ['paypay', 'carrier'],
      carriers: ['docomo', 'au'],
    }),
    'POST /coin/purchase/paypay/reserve': reserved,
    'POST /coin/purchase/carrier/au/reserve': reserved,
  });
  await openShop('/coinpurchase');
  await buy.click();
  await expect.poll(() => left).toHaveLength(1);
  await main.getByRole('radio', { name: 'Carrier billing' }).click();
  await main.getByRole('combobox', { name: 'Carrier' }).selectOptions('au');
  await buy.click();
  await expect.poll(() => left).toHaveLength(2);
  expect(callsOf(came)).toEqual([
    'POST /coin/purchase/paypay/reserve',
    'POST /coin/purchase/carrier/au/reserve',
  ]);
});

it('asks again where the price changed, with what it costs now, and buys nothing by itself', async () => {
  const left = leaving();
  const path = 'POST /coin/purchase/payment/reserve/paypal';
  const now = { price: 199, coins: 10, bonusCoins: 0 };
  const before = someConfig();
  let changed = false;
  const came = answer({
    'GET /coin/sales/config': () => ({
      ...before,
      products: before.products.map((each, at) =>
        changed && at === 0 ? { ...each, ...now } : each,
      ),
    }),
    [path]: () =>
      came.filter(({ call }) => call === path).length > 1
        ? reserved
        : { refused: 409, data: { product: now } },
  });
  await openShop('/coinpurchase');
  await expect.element(main.getByRole('button', { name: /^Buy for USD\s0.99/ })).toBeVisible();
  changed = true;
  await buy.click();
  const notice = main.getByRole('group', { name: 'The price or the coins have changed' });
  await expect.element(notice.getByText(/^Nothing was charged/)).toBeVisible();
  await expect.element(notice).toHaveFocus();
  await expect.element(main.getByRole('button', { name: /^Buy for USD\s1.99/ })).toBeVisible();
  expect(callsOf(came)).toEqual([path]);
  expect(left).toEqual([]);
  await buy.click();
  await expect.poll(() => left).toEqual([url]);
  const prices = came.filter(({ call }) => call === path).map(({ form }) => form['price']);
  expect(prices).toEqual(['99', '199']);
});

it.each([
  [404, 'This is no longer sold. Please choose something else.'],
  [502, 'The payment could not be started. Please try again.'],
  [500, 'Something went wrong on our side. Please try again in a moment.'],
  [408, 'The connection took too long. Please check it and try again.'],
  [403, 'This account cannot make purchases. Please sign in again.'],
])('[B8-041] [B8-042] [B8-048] says why a purchase did not begin: %d', async (code, words) => {
  answer({ 'POST /coin/purchase/payment/reserve/paypal': code });
  await openShop('/coinpurchase');
  await buy.click();
  const failure = main.getByRole('group', { name: 'The purchase did not go through' });
  await expect.element(failure.getByText(words)).toBeVisible();
  await expect.element(failure).toHaveFocus();
});

it('names the way of paying that the button uses, where that is out of sight', async () => {
  await page.viewport(390, 844);
  const payments = ['credit', 'paypal'] as const;
  answer({ 'GET /coin/sales/config': someConfig({ payments: [...payments] }) });
  await openShop('/coinpurchase');
  await expect.element(buy).toHaveAccessibleDescription('Pay with: Credit card');
  await expect.element(main.getByText('Pay with: Credit card')).toBeVisible();
  await ways.getByRole('radio', { name: 'PayPal' }).click();
  await expect.element(buy).toHaveAccessibleDescription('Pay with: PayPal');
  await page.viewport(1280, 800);
  await expect.element(main.getByText('Pay with: PayPal')).not.toBeVisible();
});

it('says that nothing is sold, and that the service cannot be reached', async () => {
  answer({ 'GET /coin/sales/config': someConfig({ products: [] }) });
  await openShop('/coinpurchase');
  await expect.element(main.getByText('No coins are for sale right now')).toBeVisible();
  vi.restoreAllMocks();
  answer({ 'GET /coin/sales/config': 500 });
  await openShop('/coinpurchase');
  await expect.element(main.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(main.getByRole('radiogroup').elements()).toEqual([]);
});

it.each([
  [1440, 900, ways],
  [1024, 768, ways],
  [390, 844, buy],
])('has the way to pay and its button in sight at %d × %d', async (width, height, seen) => {
  await page.viewport(width, height);
  const products = [10, 30, 50, 100, 300].map((coins, at) => ({
    productSeq: at + 1,
    coins,
    bonusCoins: at,
    price: coins * 9,
    bonusDays: 90,
    currency: 'USD' as const,
  }));
  answer({ 'GET /coin/sales/config': someConfig({ products, payments: ['credit', 'paypal'] }) });
  await openShop('/coinpurchase');
  await expect.element(buy).toBeInViewport({ ratio: 1 });
  await expect.element(seen).toBeInViewport({ ratio: 1 });
  await page.viewport(1280, 800);
});
