import type { EditionId } from '@hanji/contract/editions.ts';
import type { Inventory } from '@hanji/contract/entities/inventory.ts';
import { createHmac } from 'node:crypto';
import { beforeEach } from 'vitest';
import type { OriginContext } from '#http/request-context.ts';
import { signIn } from '#http/testing/sign-in.ts';
import { testContext } from '#http/testing/test-api.ts';
import { asker } from '#modules/testing/ask.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { originOf } from '#settings/origin.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { settleOrders } from '#modules/payment/orders/settling/settle-orders.ts';
import { addProducts } from '../products.ts';
import { openSandbox, takeNotices } from './sandbox.ts';

const dayMs = 86_400_000;

/** What the product of every edition brings, and a wallet without it. */
export const bought = { purchasedAmount: 100, freeAmount: 10 };
export const nothing = { purchasedAmount: 0, freeAmount: 0 };

/** Where a call of `fetch` goes. */
export function addressOf(to: string | URL | Request): string {
  return to instanceof Request ? to.url : String(to);
}

/**
 * Whether a call of `fetch` names the order. Notices of other orders may come late, and whoever
 * watches `fetch` sees what the service asks about them, too.
 */
export function isOfOrder(init: RequestInit | undefined, orderId: string): boolean {
  return typeof init?.body === 'string' && init.body.includes(orderId);
}

/** The paths that were asked about an order. */
export function pathsOfOrder(
  calls: readonly Parameters<typeof fetch>[],
  orderId: string,
): readonly string[] {
  return calls
    .filter(([, init]) => isOfOrder(init, orderId))
    .map(([to]) => new URL(addressOf(to)).pathname);
}

const product = { coins: 100, bonusCoins: 10, bonusDays: 90, sort: 1 };
const products = [
  { ...product, code: 'ko', edition: 'ko', price: 11_500, currency: 'KRW' },
  { ...product, code: 'ja', edition: 'ja', price: 1_200, currency: 'JPY' },
  { ...product, code: 'global', edition: 'global', price: 999, currency: 'USD' },
  { ...product, code: 'old', edition: 'ko', price: 1, currency: 'KRW', onSale: false },
] as const;

export type PaymentStage = Awaited<ReturnType<typeof openPaymentStage>>;

/**
 * Every edition over one database, with the sandbox and its notices, until the test file ends. The
 * clock runs, `clock.passedMs` ahead; each test begins with it at the real time.
 */
export async function openPaymentStage() {
  const { db, sql } = await freshDatabase();
  const sandbox = await openSandbox();
  // Notices are signed by the clock of whoever sends them.
  const clock = { passedMs: 0 };
  const now = (): Date => new Date(Date.now() + clock.passedMs);
  const base = await testContext(db, { now });
  const settings = { ...base.settings, payments: sandbox.payments };

  async function openEdition(edition: EditionId) {
    const context: OriginContext = { ...base, settings, origin: originOf(edition, settings) };
    return { context, ask: asker(await openTestApi(context), context) };
  }
  const [ko, ja, global] = [
    await openEdition('ko'),
    await openEdition('ja'),
    await openEdition('global'),
  ];
  const notices = await takeNotices(ko.context);
  await sandbox.sendNoticesTo(notices.url);
  await addProducts(db, products);
  const seqs = await sql<{ code: string; id: number }>`select code, id from coin_product`;
  const seqOf = (code: string): number => seqs.find((row) => row.code === code)?.id ?? 0;

  beforeEach(() => {
    clock.passedMs = 0;
    notices.codes.length = 0;
  });

  return {
    db,
    sql,
    sandbox,
    base: { ...base, settings },
    ko,
    ja,
    global,
    clock,
    now,
    notices,
    /** Of the product that an edition sells, or of `old`, which is not sold any more. */
    seqOf,
    reader: () =>
      signIn(db, {
        expiresAt: new Date(Date.now() + 400 * dayMs),
        email: `${crypto.randomUUID()}@hanji.example`,
      }),
    coinsOf: async (token: string) => {
      const { data } = await ko.ask<Inventory>('/member/inventory', { token });
      const { purchasedAmount, freeAmount } = data.coin;
      return { purchasedAmount, freeAmount };
    },
    statesOf: async (orderId: string): Promise<string[]> => {
      const rows = await sql<{ to: string }>`select to_state as "to" from coin_order_event
        where order_id = ${orderId} order by id`;
      return rows.map(({ to }) => to);
    },
    runJob: async (afterMs: number): Promise<void> => {
      clock.passedMs += afterMs;
      await settleOrders(ko.context, new AbortController().signal);
    },
    /** Sends a notice about an order; gives the code by which it was answered. */
    sendSigned: async (
      orderId: string,
      change: { secret?: string; seconds?: number; at?: string } = {},
    ): Promise<number> => {
      const body = JSON.stringify({ orderId });
      const {
        secret = sandbox.payments.payco?.noticeSecret ?? '',
        seconds = Math.floor(now().getTime() / 1000),
        at = 'payco',
      } = change;
      const signed = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
      const headers = {
        'x-payment-signature': `t=${seconds},v1=${signed}`,
        'content-type': 'application/json',
      };
      return (await fetch(`${notices.url}/${at}`, { method: 'POST', headers, body })).status;
    },
  };
}
