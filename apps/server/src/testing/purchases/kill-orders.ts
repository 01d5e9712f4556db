import { setTimeout as sleep } from 'node:timers/promises';
import type { CoinOrder, ReservedOrder } from '@hanji/contract/entities/payment.ts';
import { startSandbox } from '@hanji/payment-sandbox/start-sandbox.ts';
import { answerPayment } from '@hanji/payment-sandbox/walk.ts';
import { loadSettings } from '#settings/load-settings.ts';
import { openGateway } from './gateway.ts';
import type { Killed, KillOptions } from './kill-purchases.ts';
import { auditOrders, sellCoins, settleAll } from './order-books.ts';
import {
  secretOfKills,
  serveToKill,
  until,
  untilAnswered,
  type KilledKind,
} from './served-to-kill.ts';
import { openShop, type Customer } from './shop.ts';
import { ShopClient } from './shop-client.ts';

/** A member may order sixty times an hour: each buyer is so many, more than it takes. */
const ordersOfMember = 50;

/** What goes wrong at the provider besides, most often nothing. */
const scenarios = [
  'normal',
  'notice-first',
  'notice-twice',
  'no-return',
  'crash-after-capture',
  'wrong-amount',
] as const;

/** What is wrong for good is still wrong after so many. */
const triesToSettle = 4;

/** Others leave where they are not answered: nobody but the provider and the job knows of them. */
function isPatient(turn: number): boolean {
  return turn % 3 === 0;
}

type Waiting = { readonly isToldFirst: boolean } | null;

/** When it is killed, in turns: at any time, once the provider has the money, as it is told so. */
const moments: readonly Waiting[] = [null, { isToldFirst: false }, { isToldFirst: true }];

/**
 * Kills a service, or its database, so many times while members pay with Payco without a pause, most
 * often between the capture of the money and the coins. Some ask again what they were not answered.
 * In the end the job settles what is left.
 */
export async function killOrders(
  kind: KilledKind,
  count: number,
  { customers: buyerCount, prepare = async () => {}, onKilled }: KillOptions,
): Promise<Killed> {
  const sandbox = await startSandbox();
  const gateway = await openGateway(sandbox.url);
  const described = sandbox.setting('payco').replace(sandbox.url, gateway.url);
  const served = await serveToKill(prepare, { HANJI_PAYMENT_PAYCO: described });
  const { payments } = loadSettings({ HANJI_PAYMENT_PAYCO: sandbox.setting('payco') });
  const databaseUrl = await served.databaseUrl();
  const productSeq = String(await sellCoins(databaseUrl));
  const membersOfBuyer = count + 1;
  const customers = buyerCount * membersOfBuyer;
  const shop = await openShop(databaseUrl, { chapters: 1, customers, coins: 1 });
  const client = new ShopClient(served.url(), secretOfKills, shop, buyerCount);
  const over = new AbortController();
  const told = new Set<string>();
  let askedAgain = 0;

  /** What a call gives; null where the service or its database is away. */
  const askOnce = async <Data>(
    customer: Customer,
    path: string,
    form: Record<string, string>,
  ): Promise<Data | null> => {
    const { code, text } = await client.ask(path, { method: 'POST', form }, customer);
    if (code === 503 || code === 502) return null;
    if (code !== 200) throw new Error(`${path} was answered ${code}`);
    const { data } = JSON.parse(text) as { data: Data };
    return data;
  };
  const ask = <Data>(...asked: Parameters<typeof askOnce>): Promise<Data> =>
    untilAnswered(
      () => askOnce<Data>(...asked),
      () => (askedAgain += 1),
    );
  const pay = async (customer: Customer, turn: number): Promise<void> => {
    const approval = { productSeq, paymentType: 'PAYCO' };
    const order = await ask<ReservedOrder>(customer, '/coin/distribution/payco/approval', approval);
    const scenario = scenarios[turn % (scenarios.length * 2)] ?? 'normal';
    const back = await answerPayment(order.url, 'approve', scenario);
    if (back === null) return;
    const { token } = order;
    const path = '/coin/distribution/payco/result';
    const form = { token, productSeq };
    const answer = isPatient(turn)
      ? await ask<CoinOrder>(customer, path, form)
      : await askOnce<CoinOrder>(customer, path, form).catch(() => null);
    if (answer?.result === 'success') told.add(order.serviceOrderId);
  };
  const buyer = async (_: unknown, at: number): Promise<void> => {
    const members = shop.customers.slice(at * membersOfBuyer, (at + 1) * membersOfBuyer);
    for (const customer of members) {
      for (let turn = 0; turn < ordersOfMember; turn += 1) {
        if (over.signal.aborted) return;
        await pay(customer, turn);
      }
    }
  };
  const buyers = Promise.all(Array.from({ length: buyerCount }, buyer));
  try {
    for (let done = 1; done <= count; done += 1) {
      await sandbox.sendNoticesTo(`${served.url()}/payments/notice`);
      const waiting = moments[done % moments.length] ?? null;
      const captured = waiting && gateway.whenCaptured(waiting.isToldFirst);
      await sleep(50 + Math.random() * 200);
      await captured;
      await served.kill(kind);
      client.url = served.url();
      const before = told.size;
      await until(() => told.size > before);
      onKilled?.(done);
    }
    over.abort();
    await buyers;
    const nowAt = await served.databaseUrl();
    // A job that began before may still be asking: what it has not settled is asked about again.
    for (let tries = 1; ; tries += 1) {
      await settleAll(nowAt);
      const { granted, wrong } = await auditOrders(nowAt, payments, told);
      if (wrong.length === 0 || tries === triesToSettle) {
        return { purchases: granted, askedAgain, wrong };
      }
    }
  } finally {
    over.abort();
    await buyers.catch(() => {});
    client.close();
    await served.end();
    gateway.close();
    await sandbox.stop();
  }
}
