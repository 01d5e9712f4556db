import { setTimeout as sleep } from 'node:timers/promises';
import type { ProviderState } from '@hanji/domain/payment/provider-payment.ts';
import { openDatabase } from '#db/client.ts';
import { enqueue } from '#db/jobs/enqueue.ts';
import { addProducts } from '#modules/payment/products.ts';
import { providerOf } from '#modules/payment/providers.ts';
import { verifyLedger } from '#modules/wallet/ledger/verify-ledger.ts';
import type { PaymentSettings } from '#settings/outside/payments.ts';
import { sqlOf, type Sql } from '#testing/sql.ts';
import { until } from './served-to-kill.ts';

/** What is sold where orders are killed. */
const pack = { coins: 10, bonusCoins: 3, bonusDays: 90, price: 1_200, currency: 'KRW' } as const;

async function inDatabase<Result>(
  url: string,
  work: (sql: Sql, db: ReturnType<typeof openDatabase>['db']) => Promise<Result>,
): Promise<Result> {
  const database = openDatabase(url, { poolSize: 1 });
  try {
    return await work(sqlOf(database.db), database.db);
  } finally {
    await database.close();
  }
}

/** Sells coins in a service's database; gives what the product is ordered by. */
export function sellCoins(databaseUrl: string): Promise<number> {
  return inDatabase(databaseUrl, async (sql, db) => {
    await addProducts(db, [{ ...pack, code: 'killed', edition: 'ko', sort: 0 }]);
    const [product] = await sql<{ id: number }>`select id from coin_product where code = 'killed'`;
    return product?.id ?? 0;
  });
}

/** Has the job of a service go through every order that is left in between. */
export function settleAll(databaseUrl: string): Promise<void> {
  return inDatabase(databaseUrl, async (sql, db) => {
    const open = ['created', 'reserved', 'authorised', 'captured'];
    const [{ began } = { began: new Date() }] = await sql<{ began: Date }>`select now() as began`;
    await sql`update coin_order set ask_at = now()
      where state = any(${open}::text[]) or attention is not null and ask_at is not null`;
    await until(async () => {
      const due = await sql`select from coin_order where ask_at <= now()`;
      // An order has its next time already while it is asked about.
      const works = await sql`select from pgboss.job where name = 'settle-orders'
        and state in ('created', 'active') and (singleton_key = 'killed' or started_on >= ${began})`;
      if (due.length > 0 && works.length === 0) {
        await enqueue(db, 'settle-orders', {}, { key: 'killed' });
      }
      await sleep(100);
      return due.length === 0 && works.length === 0;
    });
  });
}

type Order = {
  readonly id: string;
  readonly state: string;
  readonly grants: number;
  readonly coins: number;
};

function faultOf(order: Order, held: ProviderState | null, isTold: boolean): string | null {
  const all = pack.coins + pack.bonusCoins;
  const expected = held === 'captured' ? { grants: 1, coins: all } : { grants: 0, coins: 0 };
  const agrees = order.grants === expected.grants && order.coins === expected.coins;
  if (agrees && (order.state === 'granted') === (held === 'captured')) {
    return isTold && order.state !== 'granted' ? `${order.id} was told to be paid` : null;
  }
  return `${order.id}, ${held ?? 'unknown'} at the provider, is ${order.state}: granted ${order.grants} times, with ${order.coins} coins`;
}

/**
 * What the orders of a database say otherwise than their provider, the ledger, or what readers were
 * told; and how many were granted.
 */
export function auditOrders(
  databaseUrl: string,
  payments: PaymentSettings,
  told: ReadonlySet<string>,
): Promise<{ readonly granted: number; readonly wrong: readonly string[] }> {
  return inDatabase(databaseUrl, async (sql, db) => {
    const orders = await sql<Order>`select o.id, o.state,
        (select count(*)::int from coin_order_event e
          where e.order_id = o.id and e.to_state = 'granted') as grants,
        (select coalesce(sum(l.granted), 0)::int from coin_order_lot b
          join coin_lot l on l.id = b.lot_id where b.order_id = o.id) as coins
      from coin_order o`;
    const provider = providerOf({ settings: { payments } }, 'payco');
    const wrong: string[] = [];
    for (const order of orders) {
      const payment = await provider.find(order.id);
      const fault = faultOf(order, payment?.status ?? null, told.has(order.id));
      if (fault !== null) wrong.push(fault);
    }
    const granted = orders.filter(({ state }) => state === 'granted').length;
    const [held] = await sql<{ coins: number }>`
      select coalesce(sum(purchased_coins), 0)::int as coins from wallet`;
    if (held?.coins !== granted * pack.coins) {
      wrong.push(`${held?.coins} coins are held, ${granted} packs were granted`);
    }
    const { difference } = await verifyLedger(db);
    if (difference !== null) wrong.push(`the books differ: ${JSON.stringify(difference)}`);
    return { granted, wrong };
  });
}
