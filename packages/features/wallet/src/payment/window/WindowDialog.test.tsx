import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import { closeSite } from '@hanji/edition/testing/open-site.tsx';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { browser } from '#payment/browser.ts';
import { answer, callsOf, openShop, orderId, someConfig, someOrder } from '#testing/open-shop.tsx';
import { tellOpener } from './payment-window.ts';

const main = page.getByRole('main');
const url = 'https://pay.example/pay/1';
const reserved = { serviceOrderId: orderId, token: 'pay_1', url };
const buy = main.getByRole('button', { name: /^Buy for/ });

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  closeSite();
});

function leaving(): string[] {
  const left: string[] = [];
  vi.spyOn(browser, 'leaveFor').mockImplementation((address) => void left.push(address));
  return left;
}

function opening(opened: Window | null) {
  return vi.spyOn(browser, 'openWindow').mockReturnValue(opened);
}

const payco = { 'GET /coin/sales/config': someConfig({ payments: ['payco'] }) };
const approval = 'POST /coin/distribution/payco/approval';
const dialog = page.getByRole('dialog');
const none = 'rgba(0, 0, 0, 0)';
/** What a button of the dialog is filled with: the main one stands out by it. */
function fillOf(name: string): string {
  return getComputedStyle(dialog.getByRole('button', { name }).element()).backgroundColor;
}

it('opens a window for Payco, and goes on once that is back', async () => {
  const replace = vi.fn<(to: string) => void>();
  opening({ closed: false, location: { replace }, close: () => {} } as unknown as Window);
  const came = answer({
    ...payco,
    [approval]: reserved,
    'POST /coin/distribution/payco/result': someOrder({ payment: 'payco' }),
    'POST /coin/purchase/payment/result/finish': someOrder({ payment: 'payco' }),
  });
  await openShop('/coinpurchase');
  await buy.click();
  await expect.element(dialog).toHaveAccessibleName('Waiting for PAYCO');
  expect(fillOf('Continue in this window')).toBe(none);
  expect(replace.mock.calls).toEqual([[url]]);
  expect(await tellOpener('another order', '?type=payco')).toBe(false);
  const back = `?type=payco&serviceOrderId=${orderId}&productSeq=1&token=pay_1`;
  expect(await tellOpener(orderId, back)).toBe(true);
  await expect.element(main.getByRole('heading', { name: 'Your coins are here' })).toBeVisible();
  expect(came.find(({ call }) => call.endsWith('/payco/result'))?.form).toEqual({
    token: 'pay_1',
    productSeq: '1',
  });
});

it('[A8-051] [B8-050] says that the window was blocked, and goes on in this one', async () => {
  opening(null);
  const left = leaving();
  answer({ ...payco, [approval]: reserved });
  await openShop('/coinpurchase');
  await buy.click();
  await expect.element(dialog).toHaveAccessibleName('The window was blocked');
  expect(fillOf('Continue in this window')).not.toBe(none);
  expect(left).toEqual([]);
  await dialog.getByRole('button', { name: 'Continue in this window' }).click();
  expect(left).toEqual([url]);
});

it('gives the order up where the reader does', async () => {
  opening(null);
  const came = answer({
    ...payco,
    [approval]: reserved,
    'POST /coin/purchase/payment/result/cancel': someOrder({ result: 'cancel' }),
    'POST /coin/purchase/payment/result/finish': someOrder({ result: 'cancel' }),
  });
  await openShop('/coinpurchase');
  await buy.click();
  await dialog.getByRole('button', { name: 'Cancel the purchase' }).click();
  await expect
    .element(main.getByRole('heading', { name: 'The purchase was canceled' }))
    .toBeVisible();
  expect(callsOf(came)).toContain('POST /coin/purchase/payment/result/cancel');
});

const stopPath = 'POST /coin/purchase/payment/result/cancel';
const finishPath = 'POST /coin/purchase/payment/result/finish';
const stuck = page.getByRole('dialog', { name: 'The purchase could not be canceled' });

/** Opens Payco's dialog, and gives up in vain. */
async function stopInVain(result: () => unknown, stopped: () => unknown = () => 502) {
  opening(null);
  const came = answer({
    ...payco,
    [approval]: reserved,
    [stopPath]: stopped,
    [finishPath]: result,
  });
  const { router } = await openShop('/coinpurchase');
  await buy.click();
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  return { came, router };
}

it('says that an order could not be cancelled, and tries again', async () => {
  let stopped: unknown = 502;
  const open = () => (stopped === 502 ? someOrder({ result: 'pending' }) : stopped);
  const { came } = await stopInVain(open, () => stopped);
  await expect.element(stuck.getByText(/^The order is still open/)).toBeVisible();
  stopped = someOrder({ result: 'cancel' });
  await stuck.getByRole('button', { name: 'Try again' }).click();
  await expect
    .element(main.getByRole('heading', { name: 'The purchase was canceled' }))
    .toBeVisible();
  expect(callsOf(came).filter((call) => call === stopPath)).toHaveLength(2);
});

it('shows what came of an order that was paid before it could be cancelled', async () => {
  await stopInVain(() => someOrder());
  await expect.element(main.getByRole('heading', { name: 'Your coins are here' })).toBeVisible();
});

it.each(['press', 'Escape'])(
  'leads to the order where the reader leaves it uncancelled: %s',
  async (by) => {
    const { router } = await stopInVain(() => someOrder({ result: 'pending' }));
    await expect.element(stuck).toBeVisible();
    if (by === 'Escape') await userEvent.keyboard('{Escape}');
    else await stuck.getByRole('button', { name: 'Check the payment' }).click();
    await expect
      .element(main.getByRole('heading', { name: 'Your payment is being confirmed' }))
      .toBeVisible();
    expect(router.state.location).toMatchObject({
      pathname: '/coinpurchase/result/pending',
      search: `?serviceOrderId=${orderId}`,
    });
  },
);

it('asks how the order stands once the window is closed', async () => {
  // Another one than of other tests: the window is listened for beyond this one.
  const serviceOrderId = crypto.randomUUID();
  const opened = { closed: false, location: { replace: () => {} }, close: () => {} };
  opening(opened as unknown as Window);
  answer({
    ...payco,
    [approval]: { ...reserved, serviceOrderId },
    'POST /coin/purchase/payment/result/finish': someOrder({ payment: 'payco', serviceOrderId }),
  });
  await openShop('/coinpurchase');
  await buy.click();
  await expect.element(dialog).toBeVisible();
  opened.closed = true;
  await expect.element(main.getByRole('heading', { name: 'Your coins are here' })).toBeVisible();
  // It had only gone from sight: back from the provider's pages, it is told to close.
  expect(await tellOpener(serviceOrderId, '?type=payco')).toBe(true);
});

type SomeWindow = {
  closed: boolean;
  location: { replace: (to: string) => void };
  close: () => void;
};

/** Windows that open one after the other, where each was led, and which were closed for it. */
function windows() {
  const opened: SomeWindow[] = [];
  const led: string[] = [];
  vi.spyOn(browser, 'openWindow').mockImplementation(() => {
    const one: SomeWindow = {
      closed: false,
      location: { replace: (to) => void led.push(to) },
      close: () => void (one.closed = true),
    };
    opened.push(one);
    return one as unknown as Window;
  });
  return { opened, led };
}

/** Payco's window, closed by the reader while the order is pending. */
async function closeWindow(more: Parameters<typeof answer>[0] = {}) {
  const serviceOrderId = crypto.randomUUID();
  const { opened, led } = windows();
  const order = { payment: 'payco', serviceOrderId } as const;
  let result: 'pending' | 'success' = 'pending';
  const came = answer({
    ...payco,
    [approval]: { ...reserved, serviceOrderId },
    [finishPath]: () => someOrder({ ...order, result }),
    [stopPath]: someOrder({ ...order, result: 'cancel' }),
    ...more,
  });
  await openShop('/coinpurchase');
  await buy.click();
  await expect.element(dialog).toHaveAccessibleName('Waiting for PAYCO');
  for (const one of opened) one.closed = true;
  await expect.element(dialog).toHaveAccessibleName('The payment window is closed');
  const said = dialog.getByRole('status').getByText(/^We have not received your approval yet/);
  await expect.element(said).toBeVisible();
  return { came, opened, led, pay: () => (result = 'success') };
}

it('says that the window is closed, and opens another', async () => {
  const { opened, led, pay } = await closeWindow();
  await dialog.getByRole('button', { name: 'Open the window again' }).click();
  await expect.element(dialog).toHaveAccessibleName('Waiting for PAYCO');
  expect(led).toEqual([url, url]);
  // What was approved in the first counts, and the second is needed no more.
  pay();
  await expect.element(main.getByRole('heading', { name: 'Your coins are here' })).toBeVisible();
  expect(opened.map(({ closed }) => closed)).toEqual([true, true]);
});

it('goes on asking while a closed window is looked at', async () => {
  const { came, pay } = await closeWindow();
  const asked = () => callsOf(came).filter((call) => call === finishPath).length;
  await expect.poll(asked).toBeGreaterThan(1);
  pay();
  await expect.element(main.getByRole('heading', { name: 'Your coins are here' })).toBeVisible();
});

it('goes on in this window, or gives the order up, once the window is closed', async () => {
  const left = leaving();
  const { came } = await closeWindow({
    [finishPath]: () => (callsOf(came).includes(stopPath) ? someOrder({ result: 'cancel' }) : 500),
  });
  await dialog.getByRole('button', { name: 'Continue in this window' }).click();
  expect(left).toEqual([url]);
  await dialog.getByRole('button', { name: 'Cancel the purchase' }).click();
  await expect
    .element(main.getByRole('heading', { name: 'The purchase was canceled' }))
    .toBeVisible();
});

it('[B8-050] tries a window again that was blocked', async () => {
  const blocked = opening(null);
  answer({ ...payco, [approval]: reserved });
  await openShop('/coinpurchase');
  await buy.click();
  await expect.element(dialog).toHaveAccessibleName('The window was blocked');
  const again = dialog.getByRole('button', { name: 'Open the window again' });
  await again.click();
  await expect.element(dialog).toHaveAccessibleName('The window was blocked');
  blocked.mockRestore();
  const { led } = windows();
  await again.click();
  await expect.element(dialog).toHaveAccessibleName('Waiting for PAYCO');
  expect(led).toEqual([url]);
  expect(dialog.getByRole('button', { name: 'Open the window again' }).elements()).toEqual([]);
});
