import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { editionIds, type EditionId } from '@hanji/contract/editions.ts';
import {
  currencies,
  paymentMethods,
  purchaseErrorKinds,
  type Carrier,
  type Currency,
  type Locale,
  type PaymentMethod,
  type PurchaseErrorKind,
} from '@hanji/contract/vocabulary.ts';
import { orderStates, type OrderState } from '@hanji/domain/payment/order-state.ts';
import { moment } from '#db/schema/columns.ts';
import { oneOf } from '#db/schema/one-of.ts';
import { coinLot, wallet } from './wallet.ts';

/** Coins that an edition sells. What was ordered is kept with the order: products may change. */
export const coinProduct = pgTable(
  'coin_product',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** By which whoever keeps the list of products knows one. */
    code: text('code').notNull().unique(),
    edition: text('edition').$type<EditionId>().notNull(),
    coins: integer('coins').notNull(),
    bonusCoins: integer('bonus_coins').notNull().default(0),
    /** How long the bonus holds; null is for ever. */
    bonusDays: integer('bonus_days'),
    /** In the smallest unit of the currency. */
    price: integer('price').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    sort: smallint('sort').notNull(),
    onSale: boolean('on_sale').notNull().default(true),
  },
  (t) => [
    check('coin_product_edition_known', oneOf(t.edition, editionIds)),
    check('coin_product_currency_known', oneOf(t.currency, currencies)),
    check(
      'coin_product_counts',
      sql`coins > 0 and bonus_coins >= 0 and price > 0 and bonus_days > 0`,
    ),
    index('coin_product_of_edition').on(t.edition, t.sort),
  ],
);

/**
 * An order of coins. What it costs and brings never changes; whoever changes its state locks the
 * wallet first, then this row.
 */
export const coinOrder = pgTable(
  'coin_order',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    walletId: integer('wallet_id')
      .notNull()
      .references(() => wallet.id),
    productId: integer('product_id')
      .notNull()
      .references(() => coinProduct.id),
    edition: text('edition').$type<EditionId>().notNull(),
    /** The language of the receipt. */
    locale: text('locale').$type<Locale>().notNull(),
    payment: text('payment').$type<PaymentMethod>().notNull(),
    carrier: text('carrier').$type<Carrier>(),
    coins: integer('coins').notNull(),
    bonusCoins: integer('bonus_coins').notNull(),
    bonusDays: integer('bonus_days'),
    price: integer('price').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    state: text('state').$type<OrderState>().notNull().default('created'),
    /** Why it came to nothing. */
    reason: text('reason').$type<PurchaseErrorKind>(),
    /** How the provider names the payment. */
    paymentToken: text('payment_token'),
    /** One token, one order: of ways that pay with a single call. */
    transactionToken: text('transaction_token'),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
    /** When the job asks the provider next; null where nothing is left to ask. */
    askAt: moment('ask_at'),
    asked: integer('asked').notNull().default(0),
    /** What an operator has to look at. */
    attention: text('attention'),
    /** Coins that were spent of an order whose money went back later. */
    owed: integer('owed').notNull().default(0),
    /** Coins that were owed until an operator let the matter rest: they are not asked for again. */
    forgiven: integer('forgiven').notNull().default(0),
  },
  (t) => [
    check('coin_order_payment_known', oneOf(t.payment, paymentMethods)),
    check('coin_order_state_known', oneOf(t.state, orderStates)),
    check('coin_order_reason_known', oneOf(t.reason, purchaseErrorKinds)),
    check('coin_order_counts', sql`coins > 0 and bonus_coins >= 0 and price > 0`),
    check('coin_order_owed', sql`owed = 0 or owed > 0 and state = 'refunded'`),
    check('coin_order_forgiven', sql`forgiven >= 0`),
    unique('coin_order_token').on(t.payment, t.paymentToken),
    unique('coin_order_transaction').on(t.walletId, t.transactionToken),
    index('coin_order_of_wallet').on(t.walletId, t.createdAt),
    index('coin_order_ask')
      .on(t.askAt)
      .where(sql`ask_at is not null`),
  ],
);

/** What an order brought: its money may go back when some of it is spent. */
export const coinOrderLot = pgTable(
  'coin_order_lot',
  {
    lotId: integer('lot_id')
      .primaryKey()
      .references(() => coinLot.id),
    orderId: uuid('order_id')
      .notNull()
      .references(() => coinOrder.id),
  },
  (t) => [index('coin_order_lot_of_order').on(t.orderId)],
);

/** Who learnt first what changes an order. */
export const orderSources = ['member', 'provider', 'job', 'operator'] as const;
export type OrderSource = (typeof orderSources)[number];

/** What happened to an order; triggers refuse to change or remove it. */
export const coinOrderEvent = pgTable(
  'coin_order_event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => coinOrder.id),
    at: moment('at').notNull(),
    /** Null where it began. */
    from: text('from_state').$type<OrderState>(),
    to: text('to_state').$type<OrderState>().notNull(),
    source: text('source').$type<OrderSource>().notNull(),
    /** A word on why; never what a provider or a browser said. */
    detail: text('detail'),
    /** Who did it by hand; null where nobody did. */
    operator: text('operator'),
  },
  (t) => [
    check('coin_order_event_from_known', oneOf(t.from, orderStates)),
    check('coin_order_event_to_known', oneOf(t.to, orderStates)),
    check('coin_order_event_source_known', oneOf(t.source, orderSources)),
    index('coin_order_event_of_order').on(t.orderId, t.id),
  ],
);
