import type { CoinOrder, CoinSalesConfig } from '@hanji/contract/entities/payment.ts';
import { editionRoutes } from '@hanji/edition/routes/edition-routes.tsx';
import { openSite, someEdition } from '@hanji/edition/testing/open-site.tsx';
import { coinHistory } from '@hanji/i18n/locales/en-US/coinHistory.ts';
import { purchase } from '@hanji/i18n/locales/en-US/purchase.ts';
import { reading } from '@hanji/i18n/locales/en-US/reading.ts';
import { shop } from '@hanji/i18n/locales/en-US/shop.ts';
import { vi } from 'vitest';
import { walletRoutes } from '#routes.ts';

/** A call that came, by method and path, with what was sent in its form. */
export type Came = { readonly call: string; readonly form: Readonly<Record<string, unknown>> };

type Answer = unknown;

const inventory = {
  ticket: { amount: 0 },
  coin: {
    purchasedAmount: 1204,
    freeAmount: 30,
    closestExpireAmount: 3,
    closestExpireAt: '2999-03-01T00:00:00.000Z',
  },
  readForFree: { amount: 0, recoverRemained: 0 },
};

export const orderId = '7d0d2a52-3e9c-4a8e-9f1e-0a4f4f0c7f11';

export function someConfig(more: Partial<CoinSalesConfig> = {}): CoinSalesConfig {
  const pack = { bonusDays: 90, currency: 'USD' } as const;
  return {
    products: [
      { ...pack, productSeq: 1, coins: 10, bonusCoins: 0, price: 99 },
      { ...pack, productSeq: 2, coins: 100, bonusCoins: 10, price: 949 },
    ],
    payments: ['paypal'],
    carriers: [],
    ...more,
  };
}

export function someOrder(more: Partial<CoinOrder> = {}): CoinOrder {
  return {
    serviceOrderId: orderId,
    result: 'success',
    reason: null,
    payment: 'paypal',
    coins: 100,
    bonusCoins: 10,
    price: 949,
    currency: 'USD',
    ...more,
  };
}

/**
 * Answers in place of the service, which is another program, by method and path; a number is a
 * refusal, and so is `{refused, data}`, which may say `retryAfter`. What is not below `/api` is another host's, by its whole address. Gives what came.
 */
export function answer(answers: Readonly<Record<string, Answer>>): Came[] {
  const came: Came[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { href, pathname } = new URL(new Request(input).url);
    const method = init?.method ?? 'GET';
    const path = pathname.startsWith('/api/') ? pathname.slice(4) : href;
    const { body } = init ?? {};
    const form = typeof body === 'string' ? JSON.parse(body) : formOf(body);
    const call = `${method} ${path}`;
    came.push({ call, form: form as Came['form'] });
    const known: Readonly<Record<string, Answer>> = {
      'GET /member/inventory': inventory,
      'GET /coin/sales/config': someConfig(),
      'GET /coin/purchase/credit/cardinfo': [],
      ...answers,
    };
    const planned = call in known ? known[call] : 404;
    const given = typeof planned === 'function' ? await (planned as () => Answer)() : planned;
    if (path === href) return Response.json(given);
    const [status, data] = statusAndData(given);
    const envelope = { data, result: { code: status, message: '', debug: null } };
    return Response.json(envelope, { status, headers: headersOf(given) });
  });
  return came;
}

function statusAndData(given: unknown): [number, unknown] {
  if (typeof given === 'number') return [given, null];
  const isRefused = typeof given === 'object' && given !== null && 'refused' in given;
  if (!isRefused || !('data' in given)) return [200, given];
  return [Number(given.refused), given.data];
}

function headersOf(given: unknown): Record<string, string> {
  const waits = typeof given === 'object' && given !== null && 'retryAfter' in given;
  return waits ? { 'retry-after': String(given.retryAfter) } : {};
}

function formOf(body: unknown): Readonly<Record<string, unknown>> {
  return body instanceof URLSearchParams ? Object.fromEntries(body) : {};
}

export function callsOf(came: readonly Came[]): string[] {
  return came.map(({ call }) => call).filter((call) => call.startsWith('POST'));
}

type Opened = Parameters<typeof someEdition>[0];

/** Opens an edition of a signed-in member whose pages are those of the shop, and a few others. */
export function openShop(at: string, edition: Opened = {}) {
  const opened = someEdition(edition);
  const routes = editionRoutes(opened, [
    { path: '/', element: <h1>Home</h1> },
    { path: '/login', element: <h1>Sign in</h1> },
    { path: '/library', element: <h1>Library</h1> },
    ...walletRoutes,
    { path: '/:contentType/:contentId', element: <h1>Title</h1> },
  ]);
  return openSite({
    edition: opened,
    routes,
    at,
    words: { coinHistory, purchase, reading, shop },
    user: { userId: 'u1', nickname: 'Soomin', avatarImageUrl: null },
  });
}
