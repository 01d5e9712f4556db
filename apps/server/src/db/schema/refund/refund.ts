import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { refundStates, type RefundState } from '@hanji/contract/refund-states.ts';
import type { Locale } from '@hanji/contract/vocabulary.ts';
import type { RefundTotals } from '@hanji/domain/refund/amounts.ts';
import { member } from '#db/schema/account/access.ts';
import { bytes, moment } from '#db/schema/columns.ts';
import { oneOf } from '#db/schema/one-of.ts';
import { ledgerEntry, wallet } from '#db/schema/wallet/wallet.ts';

/** Beside where a request stands: it gave way to a later one. */
export const storedRefundStates = [...refundStates, 'replaced'] as const;
export type StoredRefundState = RefundState | 'replaced';

/** A bank-book image, encrypted; it goes earlier than all else. */
export const refundBankbook = pgTable(
  'refund_bankbook',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id').references(() => member.id, { onDelete: 'set null' }),
    image: bytes('image').notNull(),
    keyId: text('key_id').notNull(),
    storedAt: moment('stored_at').notNull(),
  },
  (t) => [index('refund_bankbook_of_member').on(t.memberId)],
);

/** What operators took up at once, to be paid as one order to the bank. */
export const refundBatch = pgTable('refund_batch', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  takenUpAt: moment('taken_up_at').notNull(),
  operator: text('operator').notNull(),
});

/**
 * A request for a refund, with its amounts as they were then; whoever changes its state locks the
 * wallet first, then this row.
 */
export const refundRequest = pgTable(
  'refund_request',
  {
    id: uuid('id').primaryKey(),
    walletId: integer('wallet_id')
      .notNull()
      .references(() => wallet.id),
    memberId: uuid('member_id').references(() => member.id, { onDelete: 'set null' }),
    /** Of the mails about it. */
    locale: text('locale').$type<Locale>().notNull(),
    state: text('state').$type<StoredRefundState>().notNull(),
    requestedAt: moment('requested_at').notNull(),
    changedAt: moment('changed_at').notNull(),
    /** Paid, returned or refused. */
    processedAt: moment('processed_at'),
    reason: text('reason'),
    bankCode: text('bank_code').notNull(),
    /** Number and holder, encrypted. */
    account: bytes('account').notNull(),
    keyId: text('key_id').notNull(),
    bankbookId: uuid('bankbook_id').references(() => refundBankbook.id, { onDelete: 'set null' }),
    endOfServiceAt: moment('end_of_service_at').notNull(),
    judgedAt: moment('judged_at').notNull(),
    totals: json('totals').$type<RefundTotals>().notNull(),
    /** In won: `totals.refundTotalAmount`, and what it is a part of. */
    refundWon: integer('refund_won').notNull(),
    paidWon: integer('paid_won').notNull(),
    keptWon: integer('kept_won').notNull(),
    batchId: integer('batch_id').references(() => refundBatch.id),
    /** By which its coins left the wallet; null where there were none. */
    entryId: bigint('entry_id', { mode: 'number' }).references(() => ledgerEntry.id),
  },
  (t) => [
    check('refund_request_state_known', oneOf(t.state, storedRefundStates)),
    check('refund_request_sum', sql`refund_won + kept_won = paid_won and refund_won >= 0`),
    check(
      'refund_request_taken_up',
      sql`(state in ('taken_up', 'paid')) <= (batch_id is not null)`,
    ),
    // Nobody is paid twice, whatever runs at once.
    uniqueIndex('refund_request_standing')
      .on(t.walletId)
      .where(sql`state in ('requested', 'taken_up', 'paid')`),
    index('refund_request_of_wallet').on(t.walletId, t.requestedAt),
    // Each is set to null as what it names goes, which looks for them.
    index('refund_request_of_member').on(t.memberId),
    index('refund_request_of_bankbook').on(t.bankbookId),
    index('refund_request_batch').on(t.batchId),
    index('refund_request_state').on(t.state, t.requestedAt),
  ],
);

/** Coins of a lot within a line, as the lot was. */
export type RefundShare = {
  readonly lotId: number;
  readonly kind: string;
  readonly coins: number;
  readonly granted: number;
  /** In won for all that was granted; null where it counts for nothing. */
  readonly paid: number | null;
};

/** What a request is for, line by line: any amount can be explained years later. */
export const refundLine = pgTable(
  'refund_line',
  {
    requestId: uuid('request_id')
      .notNull()
      .references(() => refundRequest.id, { onDelete: 'restrict' }),
    line: integer('line').notNull(),
    kind: text('kind').$type<'chapter' | 'coins'>().notNull(),
    chapterId: integer('chapter_id'),
    contentName: text('content_name'),
    chapterName: text('chapter_name'),
    store: text('store').$type<keyof RefundTotals['coinDetail']>(),
    purchasedAt: moment('purchased_at').notNull(),
    coins: integer('coins').notNull(),
    /** Of 365; null for coins. */
    remainingDays: smallint('remaining_days'),
    /** Of all coins of the line, a begun won as a whole one. */
    price: integer('price').notNull(),
    /** Before rounding, such as 295/3. */
    exact: text('exact').notNull(),
    won: integer('won').notNull(),
    shares: json('shares').$type<readonly RefundShare[]>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.requestId, t.line] }),
    check('refund_line_kind_known', oneOf(t.kind, ['chapter', 'coins'])),
  ],
);

/** What can happen to a request. */
export const refundEvents = [...storedRefundStates, 'exported'] as const;
export type RefundEvent = (typeof refundEvents)[number];

/** What happened to a request, and who did it. */
export const refundEvent = pgTable(
  'refund_event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => refundRequest.id, { onDelete: 'restrict' }),
    at: moment('at').notNull(),
    what: text('what').$type<RefundEvent>().notNull(),
    /** Null where the member did it. */
    operator: text('operator'),
    detail: text('detail'),
  },
  (t) => [
    check('refund_event_known', oneOf(t.what, refundEvents)),
    index('refund_event_of_request').on(t.requestId, t.id),
  ],
);

/** That data went when its time was over; it names nobody, and stays. */
export const refundRemoval = pgTable(
  'refund_removal',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
    what: text('what').$type<'bankbook' | 'request'>().notNull(),
    requestId: uuid('request_id').notNull(),
  },
  (t) => [check('refund_removal_known', oneOf(t.what, ['bankbook', 'request']))],
);
