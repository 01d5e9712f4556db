import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import { coinsChannelName } from '@hanji/edition/session/coins-in-step.ts';
import { closeSite } from '@hanji/edition/testing/open-site.tsx';
import { purchase } from '@hanji/i18n/locales/en-US/purchase.ts';
import { shop } from '@hanji/i18n/locales/en-US/shop.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { whenWindowIsBack } from '#payment/window/payment-window.ts';
import { answer, callsOf, openShop, orderId, someConfig, someOrder } from '#testing/open-shop.tsx';

const main = page.getByRole('main');
const finish = 'POST /coin/purchase/payment/result/finish';
const heading = (name: string) => main.getByRole('heading', { name, level: 1 });

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  closeSite();
});

it.each([
  ['success', someOrder(), 'Your coins are here', 'Added to your balance: 110 coins'],
  ['cancel', someOrder({ result: 'cancel' }), 'The purchase was canceled', 'Nothing was charged.'],
  [
    'fail',
    someOrder({ result: 'fail', reason: 'store' }),
    'The purchase did not go through',
    /^The payment was declined/,
  ],
  ['pending', someOrder({ result: 'pending' }), 'Your payment is being confirmed', /a few minutes/],
] as const)('[A2-035] [B2-104] says of %s what came of it', async (result, order, title, text) => {
  answer({ [finish]: order });
  await openShop(`/coinpurchase/result/${result}?serviceOrderId=${orderId}`);
  await expect.element(heading(title)).toBeVisible();
  await expect.element(main.getByText(text)).toBeVisible();
});

it('tells the other tabs that coins may have come', async () => {
  const other = new BroadcastChannel(coinsChannelName);
  const heard: unknown[] = [];
  other.addEventListener('message', ({ data }) => heard.push(data));
  answer({ [finish]: someOrder() });
  await openShop(`/coinpurchase/result/success?serviceOrderId=${orderId}`);
  await expect.element(heading('Your coins are here')).toBeVisible();
  await expect.poll(() => heard).toEqual([null]);
  other.close();
});

it.each([
  ['cancelled', 'The purchase was canceled.'],
  ['networkTimeout', /^The connection took too long/],
  ['unauthorizedMember', /^This account cannot make purchases/],
  ['initialization', /^The payment could not be started/],
  ['server', /^Something went wrong on our side/],
  ['response', /^The answer to the purchase could not be used/],
  ['store', /^The payment was declined/],
  ['inProgress', /^Another purchase is still in progress/],
  ['accountMismatch', 'This purchase belongs to another account.'],
  ['invalidProduct', /^This is no longer sold/],
] as const)(
  '[A8-045] [A8-047] [B8-040] [B8-044] [B8-046] [B8-047] has its own words for a failure: %s',
  async (reason, words) => {
    answer({ [finish]: someOrder({ result: 'fail', reason }) });
    await openShop(`/coinpurchase/result/fail?serviceOrderId=${orderId}`);
    await expect.element(main.getByText(words)).toBeVisible();
  },
);

it.each([
  [['paypal', 'credit'], true],
  [['payco'], false],
] as const)(
  'offers another way to pay what was declined only where there is one: %s',
  async (payments, offers) => {
    const came = answer({
      [finish]: someOrder({ result: 'fail', reason: 'store' }),
      'GET /coin/sales/config': someConfig({ payments: [...payments] }),
    });
    await openShop(`/coinpurchase/result/fail?serviceOrderId=${orderId}`);
    await expect.poll(() => came.map(({ call }) => call)).toContain('GET /coin/sales/config');
    // What it says is on the screen.
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
    const text = [purchase.store, ...(offers ? [shop.otherWay] : [])].join(' ');
    await expect.element(main.getByText(text, { exact: true })).toBeVisible();
  },
);

it('believes the order, and not its address, which follows it', async () => {
  const came = answer({ [finish]: someOrder({ result: 'cancel' }) });
  const query = `?type=paypal&serviceOrderId=${orderId}`;
  const { router } = await openShop(`/coinpurchase/result/success${query}`);
  await expect.element(heading('The purchase was canceled')).toBeVisible();
  const pathname = '/coinpurchase/result/cancel';
  await expect.poll(() => router.state.location).toMatchObject({ pathname, search: query });
  expect(callsOf(came)).toEqual([finish]);
});

it('says of one coin what came', async () => {
  answer({ [finish]: someOrder({ coins: 1, bonusCoins: 0 }) });
  await openShop(`/coinpurchase/result/success?serviceOrderId=${orderId}`);
  await expect
    .element(main.getByText('Added to your balance: 1 coin', { exact: true }))
    .toBeVisible();
});

it('says that a payment was refunded, and does not lead to another try', async () => {
  answer({ [finish]: someOrder({ result: 'fail', reason: 'refunded' }) });
  await openShop(`/coinpurchase/result/fail?serviceOrderId=${orderId}`);
  await expect.element(heading('The payment was refunded')).toBeVisible();
  await expect.element(main.getByText(/coins of this purchase were removed/)).toBeVisible();
  await expect.element(main.getByText(/try again/)).not.toBeInTheDocument();
  const links = main.getByRole('link').elements();
  expect(links.map((link) => link.textContent)).toEqual(['Coin history', 'Continue']);
});

it.each([
  ['mismatch', /^The payment did not match your order.+ goes back to you\.$/],
  ['mismatchRefunded', /^The payment did not match your order.+ has been refunded\.$/],
] as const)(
  'says of a payment that was not of the order where its money is: %s',
  async (reason, text) => {
    answer({ [finish]: someOrder({ result: 'fail', reason }) });
    await openShop(`/coinpurchase/result/fail?serviceOrderId=${orderId}`);
    await expect.element(heading('The purchase did not go through')).toBeVisible();
    await expect.element(main.getByText(text)).toBeVisible();
    await expect.element(main.getByText(/try again/)).not.toBeInTheDocument();
  },
);

it('draws each result in its own way: one that is open or cancelled has not failed', async () => {
  const drawn: (string | null | undefined)[] = [];
  for (const result of ['success', 'cancel', 'fail', 'pending'] as const) {
    answer({ [finish]: someOrder({ result }) });
    await openShop(`/coinpurchase/result/${result}?serviceOrderId=${orderId}`);
    await expect.element(main.getByRole('heading', { level: 1 })).toBeVisible();
    const brush = main.element().querySelector('svg > :last-child');
    drawn.push(brush?.getAttribute('d'));
  }
  expect(new Set(drawn).size).toBe(4);
  expect(drawn).not.toContain(undefined);
});

it('shows that it is asking', async () => {
  answer({ [finish]: someOrder({ result: 'pending' }) });
  await openShop(`/coinpurchase/result/pending?serviceOrderId=${orderId}`);
  const again = main.getByRole('button', { name: 'Check again' });
  await again.click();
  const busy = main.getByRole('button', { name: 'Checking your payment…' });
  await expect.element(busy).toHaveAttribute('aria-busy', 'true');
  await expect.element(busy).toHaveFocus();
  await expect.element(again).not.toHaveAttribute('aria-busy');
});

it('says once that it is asking, where a provider led back to', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  answer({ 'POST /coin/purchase/result/paypay': () => promise, [finish]: someOrder() });
  await openShop(`/coinpurchase/result?type=paypay&serviceOrderId=${orderId}`);
  await expect.element(main.getByRole('progressbar')).toBeVisible();
  const said = main.getByText('Checking your payment…').elements();
  expect(said.filter((element) => element.getBoundingClientRect().width > 1)).toHaveLength(1);
  resolve(someOrder());
  await expect.element(heading('Your coins are here')).toBeVisible();
});

it('asks again while a payment is not confirmed', async () => {
  let result: 'pending' | 'success' = 'pending';
  answer({ [finish]: () => someOrder({ result }) });
  const { router } = await openShop(`/coinpurchase/result/pending?serviceOrderId=${orderId}`);
  await expect.element(heading('Your payment is being confirmed')).toBeVisible();
  result = 'success';
  await main.getByRole('button', { name: 'Check again' }).click();
  await expect.element(heading('Your coins are here')).toBeVisible();
  const at = () => router.state.location.pathname;
  await expect.poll(at).toBe('/coinpurchase/result/success');
});

it('has no page for another result', async () => {
  const came = answer({});
  await openShop('/coinpurchase/result/other');
  await expect.element(heading('Page not found')).toBeVisible();
  expect(callsOf(came)).toEqual([]);
});

const order = `serviceOrderId=${orderId}`;
const approved = 'token=pay_1&orderId=pay_1&PayerID=P1';

it.each([
  [
    `type=paypal&${order}&productSeq=2&${approved}`,
    ['POST /coin/purchase/payment/execute', finish],
    { serviceOrderId: orderId, token: 'pay_1', orderId: 'pay_1', PayerID: 'P1' },
  ],
  [
    `type=payco&${order}&productSeq=2&${approved}`,
    ['POST /coin/distribution/payco/result'],
    { token: 'pay_1', productSeq: '2' },
  ],
  [
    `type=carrier&${order}&productSeq=2&${approved}`,
    ['POST /coin/purchase/result/carrier'],
    { serviceOrderId: orderId },
  ],
  [
    `type=paypay&${order}&productSeq=2&${approved}`,
    ['POST /coin/purchase/result/paypay'],
    { serviceOrderId: orderId },
  ],
  [
    `type=paypal&${order}&productSeq=2&token=pay_1&cancelled=true`,
    ['POST /coin/purchase/payment/result/cancel'],
    { serviceOrderId: orderId },
  ],
] as const)(
  '[B2-103] [B2-104] ends an order by what a provider led back with, and forwards the query: %s',
  async (query, calls, form) => {
    const answers = Object.fromEntries([...calls, finish].map((call) => [call, someOrder()]));
    const came = answer(answers);
    const { router } = await openShop(`/coinpurchase/result?${query}`);
    await expect.element(heading('Your coins are here')).toBeVisible();
    expect(router.state.location).toMatchObject({
      pathname: '/coinpurchase/result/success',
      search: `?${query}`,
    });
    // The page of the result asks once more.
    expect(callsOf(came)).toEqual([...calls, finish]);
    expect(came.find(({ call }) => call === calls[0])?.form).toEqual(form);
  },
);

it('leaves an order to the page that waits for its window', async () => {
  const close = vi.spyOn(window, 'close').mockImplementation(() => {});
  const heard: string[] = [];
  const stop = whenWindowIsBack(orderId, (search) => void heard.push(search));
  const came = answer({});
  await openShop(`/coinpurchase/result?type=payco&${order}&token=pay_1`);
  await expect.element(heading('You can close this window now.')).toBeVisible();
  expect(heard).toEqual([`?type=payco&${order}&token=pay_1`]);
  expect(close).toHaveBeenCalledOnce();
  expect(callsOf(came)).toEqual([]);
  stop();
});

it.each([
  ['/comic/7?tab=EPISODE', '/comic/7?tab=EPISODE'],
  ['/', '/'],
  ['/coin/history/used?months=3', '/coin/history/used?months=3'],
  ['/library', '/'],
])('[B2-105] leads who came from %s back to %s', async (from, back) => {
  answer({ [finish]: someOrder() });
  const { router } = await openShop(from);
  await expect.element(main.getByRole('heading').first()).toBeVisible();
  router.navigate('/coinpurchase');
  await expect.element(heading('Buy coins')).toBeVisible();
  // Past a provider's pages, the tab still knows.
  await openShop(`/coinpurchase/result/success?${order}`);
  await expect.element(main.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', back);
});
