import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Currency } from '@hanji/contract/vocabulary.ts';
import {
  coinPlatforms,
  lotKinds,
  units,
  type CoinPlatform,
  type LotKind,
  type Unit,
} from '@hanji/domain/coins/lots.ts';
import {
  ledgerAccounts,
  ledgerEntryKinds,
  type LedgerAccountKind,
  type LedgerEntryKind,
} from '@hanji/domain/coins/ledger/ledger-entry.ts';
import { member } from '#db/schema/account/access.ts';
import { moment } from '#db/schema/columns.ts';
import { oneOf } from '#db/schema/one-of.ts';

/**
 * What a member holds; whoever changes it locks this row first. It outlives the member, since books
 * are kept for years, and then is nobody's.
 */
export const wallet = pgTable(
  'wallet',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    memberId: uuid('member_id')
      .unique()
      .references(() => member.id, { onDelete: 'set null' }),
    /** Sums of what is left of the lots, kept with every entry. */
    purchasedCoins: integer('purchased_coins').notNull().default(0),
    givenCoins: integer('given_coins').notNull().default(0),
    tickets: integer('tickets').notNull().default(0),
    adTickets: integer('ad_tickets').notNull().default(0),
  },
  () => [
    check('wallet_coins', sql`purchased_coins >= 0 and given_coins >= 0`),
    check('wallet_tickets', sql`tickets >= 0 and ad_tickets >= 0`),
  ],
);

/** Coins or tickets that came together (`Lot` of the rules). */
export const coinLot = pgTable(
  'coin_lot',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    walletId: integer('wallet_id')
      .notNull()
      .references(() => wallet.id),
    kind: text('kind').$type<LotKind>().notNull(),
    granted: integer('granted').notNull(),
    /** What is left: the sum of its postings, kept with every entry. */
    amount: integer('amount').notNull(),
    acquiredAt: moment('acquired_at').notNull(),
    /** Null never expires. */
    expiresAt: moment('expires_at'),
    /** In the smallest unit of the currency; null for what was given. */
    paidAmount: integer('paid_amount'),
    paidCurrency: text('paid_currency').$type<Currency>(),
    platform: text('platform').$type<CoinPlatform>().notNull(),
  },
  (t) => [
    check('coin_lot_amount', sql`granted > 0 and amount between 0 and granted`),
    check('coin_lot_kind_known', oneOf(t.kind, lotKinds)),
    check('coin_lot_platform_known', oneOf(t.platform, coinPlatforms)),
    check(
      'coin_lot_paid',
      sql`(kind = 'purchased') = (paid_amount is not null)
        and (paid_amount is null) = (paid_currency is null) and paid_amount >= 0`,
    ),
    index('coin_lot_left')
      .on(t.walletId)
      .where(sql`amount > 0`),
    index('coin_lot_expires')
      .on(t.expiresAt)
      .where(sql`amount > 0 and expires_at is not null`),
  ],
);

/** Something that happened to a wallet; triggers refuse to change or remove it, or its postings. */
export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    walletId: integer('wallet_id')
      .notNull()
      .references(() => wallet.id),
    kind: text('kind').$type<LedgerEntryKind>().notNull(),
    at: moment('at').notNull(),
    /** Who did it by hand, and why; null where nobody did. */
    operator: text('operator'),
    reason: text('reason'),
  },
  (t) => [
    check('ledger_entry_kind_known', oneOf(t.kind, ledgerEntryKinds)),
    index('ledger_entry_wallet').on(t.walletId, t.id),
  ],
);

/** A line of an entry; those of an entry sum to zero in each unit when its transaction ends. */
export const ledgerPosting = pgTable(
  'ledger_posting',
  {
    entryId: bigint('entry_id', { mode: 'number' })
      .notNull()
      .references(() => ledgerEntry.id),
    line: smallint('line').notNull(),
    account: text('account').$type<LedgerAccountKind>().notNull(),
    lotId: integer('lot_id').references(() => coinLot.id),
    unit: text('unit').$type<Unit>().notNull(),
    amount: integer('amount').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.entryId, t.line] }),
    check('ledger_posting_account_known', oneOf(t.account, ledgerAccounts)),
    check('ledger_posting_lot', sql`(account = 'lot') = (lot_id is not null)`),
    check('ledger_posting_unit_known', oneOf(t.unit, units)),
    check('ledger_posting_amount', sql`amount <> 0`),
    index('ledger_posting_of_lot').on(t.lotId),
  ],
);
