import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import { closeSite } from '@hanji/edition/testing/open-site.tsx';
import { stopClock } from '@hanji/ui-kit/testing/stop-clock.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, callsOf, openShop, orderId, someOrder } from '#testing/open-shop.tsx';

const main = page.getByRole('main');
const finish = 'POST /coin/purchase/payment/result/finish';
const paypay = 'POST /coin/purchase/result/paypay';
const heading = (name: string) => main.getByRole('heading', { name, level: 1 });
const lost = heading('Your payment could not be checked');
const order = `serviceOrderId=${orderId}`;

function ways(): (readonly [string | null, string | null])[] {
  const links = main.getByRole('link').elements();
  return links.map((link) => [link.textContent, link.getAttribute('href')]);
}

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  closeSite();
});

describe.each([
  ['where a provider led back to', `/coinpurchase/result?type=paypay&${order}`, paypay],
  ['on the page of a result', `/coinpurchase/result/pending?${order}`, finish],
])('an answer that was lost %s', (_, at, call) => {
  const nobody = () => Promise.reject(new TypeError('Failed to fetch'));

  // What is asked for by itself is asked for when a test says so.
  beforeEach(() => stopClock('setInterval', 'clearInterval'));

  /** The time of the next question runs from here on. */
  const waitsToAsk = () => expect.poll(() => vi.getTimerCount()).toBe(1);

  it('says what may be with the money, and does not lead to paying again', async () => {
    answer({ [call]: nobody });
    await openShop(at);
    await expect.element(lost).toBeVisible();
    await expect
      .element(main.getByText(/^It may have gone through.*charged only once/))
      .toBeVisible();
    expect(ways()).toEqual([['Coin history', '/coin/history/distributed']]);
  });

  it.each([408, 429, 500, 502, 503])('is lost by a refusal of %i, too', async (code) => {
    answer({ [call]: code });
    await openShop(at);
    await expect.element(lost).toBeVisible();
  });

  it('is asked for again as the browser is online', async () => {
    let given: () => unknown = nobody;
    answer({ [call]: () => given(), [finish]: () => given() });
    await openShop(at);
    await expect.element(lost).toBeVisible();
    given = () => someOrder();
    const here = heading('Your coins are here');
    await expect.poll(() => (dispatchEvent(new Event('online')), here.query())).not.toBeNull();
  });

  it('is asked for by itself', async () => {
    let given: () => unknown = nobody;
    answer({ [call]: () => given(), [finish]: () => given() });
    await openShop(at);
    await expect.element(lost).toBeVisible();
    await waitsToAsk();
    given = () => someOrder();
    vi.advanceTimersByTime(3000);
    await expect.element(heading('Your coins are here')).toBeVisible();
  });

  it.each([
    ['as long as it said', { refused: 429, data: null, retryAfter: 20 }, 20],
    ['a minute where it said nothing', 429, 60],
  ])('is not asked for by itself after too many questions: %s', async (_name, refusal, seconds) => {
    const came = answer({ [call]: refusal, [finish]: refusal });
    await openShop(at);
    await expect.element(lost).toBeVisible();
    await waitsToAsk();
    const before = callsOf(came).length;
    vi.advanceTimersByTime(seconds * 1000 - 1);
    // A question takes a moment until it is sent.
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(callsOf(came)).toHaveLength(before);
    vi.advanceTimersByTime(1);
    await expect.poll(() => callsOf(came).length).toBe(before + 1);
  });

  it('is asked for as the reader wants, who sees it', async () => {
    let given: () => unknown = nobody;
    answer({ [call]: () => given(), [finish]: () => given() });
    await openShop(at);
    await expect.element(lost).toBeVisible();
    const { promise, resolve } = Promise.withResolvers<unknown>();
    given = () => promise;
    await main.getByRole('button', { name: 'Check again' }).click();
    const busy = main.getByRole('button', { name: 'Checking your payment…' });
    await expect.element(busy).toHaveAttribute('aria-busy', 'true');
    resolve(someOrder());
    await expect.element(heading('Your coins are here')).toBeVisible();
  });
});

const unknown = heading('We can’t find this purchase');
const toCoins = [
  ['Coin history', '/coin/history/distributed'],
  ['Back to buying coins', '/coinpurchase'],
];

it.each([
  '/coinpurchase/result',
  '/coinpurchase/result?type=paypal&token=pay_1&orderId=pay_1&PayerID=P1',
  '/coinpurchase/result?type=paypay&serviceOrderId=1',
  '/coinpurchase/result?cancelled=true&serviceOrderId=',
  '/coinpurchase/result/success',
  '/coinpurchase/result/cancel',
  '/coinpurchase/result/pending?serviceOrderId=',
  `/coinpurchase/result/fail?serviceOrderId=${orderId}0`,
])('says nothing of any money, and asks nothing, where no order is named: %s', async (at) => {
  const came = answer({});
  await openShop(at);
  await expect.element(unknown).toBeVisible();
  expect(ways()).toEqual(toCoins);
  expect(main.getByRole('button').elements()).toEqual([]);
  expect(callsOf(came)).toEqual([]);
});

it.each([
  [`/coinpurchase/result/success?${order}`, 404],
  [`/coinpurchase/result?type=paypay&${order}`, 404],
  [`/coinpurchase/result?type=paypay&${order}`, 400],
] as const)('says of an order that is not there that it is not known: %s, %i', async (at, code) => {
  answer({ [finish]: code, [paypay]: code });
  await openShop(at);
  await expect.element(unknown).toBeVisible();
  expect(ways()).toEqual(toCoins);
});

it.each([`/coinpurchase/result/success?${order}`, `/coinpurchase/result?type=paypay&${order}`])(
  '[A8-048] [B8-047] says of an order of another account that it is so: %s',
  async (at) => {
    const came = answer({ [finish]: 403, [paypay]: 403 });
    await openShop(at);
    await expect.element(heading('This purchase belongs to another account.')).toBeVisible();
    expect(ways()).toEqual([['Coin history', '/coin/history/distributed']]);
    expect(callsOf(came)).toHaveLength(1);
  },
);

it.each([
  'type=payco&token=pay_1&productSeq=x',
  'type=payco&productSeq=2',
  'type=paypal&token=pay_1',
])(
  'asks for the order alone where what a provider led back with is not whole: %s',
  async (query) => {
    const came = answer({ [finish]: someOrder() });
    await openShop(`/coinpurchase/result?${query}&${order}`);
    await expect.element(heading('Your coins are here')).toBeVisible();
    expect(new Set(callsOf(came))).toEqual(new Set([finish]));
  },
);
