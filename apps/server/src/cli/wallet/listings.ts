import process from 'node:process';
import { asc } from 'drizzle-orm';
import { currencyDisplay } from '@hanji/domain/numbers/currency.ts';
import { formatMoney } from '@hanji/i18n/format/numbers.ts';
import { openDatabase } from '#db/client.ts';
import type { Executor } from '#db/executor.ts';
import { coinProduct } from '#db/schema/wallet/payment.ts';
import type { OrderRow } from '#modules/payment/orders/order-rows.ts';
import { stuckOrders } from '#modules/payment/orders/stuck-orders.ts';
import { joinDataSource } from '#serve/data/data-source.ts';
import { loadSettings } from '#settings/load-settings.ts';
import type { Environment } from '#settings/variables.ts';
import { parse, refusePositionals } from '../parse.ts';
import { UsageError } from '../usage-error.ts';

type Listing = {
  readonly name: string;
  readonly options: { readonly stuck?: { readonly type: 'boolean' } };
  readonly lines: (db: Executor, now: Date) => Promise<readonly string[]>;
  readonly empty: string;
};

function priceOf({ price, currency }: Pick<OrderRow, 'price' | 'currency'>): string {
  return formatMoney('en-US', price, currencyDisplay[currency]).replaceAll('\u00a0', ' ');
}

async function productLines(db: Executor): Promise<string[]> {
  const products = await db
    .select()
    .from(coinProduct)
    .orderBy(asc(coinProduct.edition), asc(coinProduct.sort), asc(coinProduct.id));
  return products.map((product) => {
    const { id, code, edition, coins, bonusCoins, bonusDays, onSale } = product;
    const bonus =
      bonusCoins === 0
        ? ''
        : ` + ${bonusCoins} bonus ${bonusDays === null ? 'without end' : `for ${bonusDays} days`}`;
    const sale = onSale ? '' : ', not on sale';
    return `${edition}  ${id}  ${code}: ${coins} coins${bonus}, ${priceOf(product)}${sale}`;
  });
}

async function stuckLines(db: Executor, now: Date): Promise<string[]> {
  const orders = await stuckOrders(db, now);
  return orders.map((order) => {
    const { id, state, payment, createdAt, attention, asked, owed } = order;
    const since = createdAt.toISOString().slice(0, 16).replace('T', ' ');
    const owes = owed === 0 ? '' : `, ${owed} of them owed`;
    const why = attention === null ? `asked ${asked} times` : attention + owes;
    return `${id}  ${state} by ${payment}, ${priceOf(order)}, since ${since} UTC: ${why}`;
  });
}

/** What `pnpm hanji wallet` lists without naming a member. */
export const listings: readonly Listing[] = [
  { name: 'products', options: {}, lines: productLines, empty: 'nothing is sold' },
  {
    name: 'orders',
    options: { stuck: { type: 'boolean' } },
    lines: stuckLines,
    empty: 'no order is stuck',
  },
];

export async function list(
  { name, options, lines, empty }: Listing,
  args: readonly string[],
  environment: Environment,
): Promise<number> {
  const { positionals, values } = parse(args, options);
  refusePositionals(positionals);
  if (name === 'orders' && values.stuck !== true) throw new UsageError('which orders? --stuck');
  const source = await joinDataSource(loadSettings(environment));
  const database = openDatabase(source.url, { poolSize: 1 });
  try {
    const found = await lines(database.db, new Date());
    process.stdout.write(`${found.length === 0 ? empty : found.join('\n')}\n`);
    return 0;
  } finally {
    await database.close();
    await source.stop();
  }
}
