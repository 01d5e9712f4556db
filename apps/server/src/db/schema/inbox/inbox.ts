import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { giftItems, inboxTabs, type GiftItem, type InboxTab } from '@hanji/contract/vocabulary.ts';
import type { TranslatedWords } from '@hanji/domain/inbox/translated-words.ts';
import { member } from '#db/schema/account/access.ts';
import { moment } from '#db/schema/columns.ts';
import { oneOf } from '#db/schema/one-of.ts';
import { ledgerEntry } from '#db/schema/wallet/wallet.ts';

/** By which way an entry came: to members by name, or to everybody who was a member by then. */
const distributionTypes = ['operator', 'everyone'] as const;
type DistributionType = (typeof distributionTypes)[number];

/** What a gift is of, or a mission gives; those of the same share one (`itemConfigId` on the wire). */
export const giftItem = pgTable(
  'gift_item',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    item: text('item').$type<GiftItem>().notNull(),
    amount: integer('amount').notNull(),
    /** How long its contents last once they are received; null never end. */
    days: integer('days'),
  },
  (t) => [
    check('gift_item_known', oneOf(t.item, giftItems)),
    check('gift_item_amount', sql`amount > 0 and days > 0`),
    unique('gift_item_same').on(t.item, t.amount, t.days).nullsNotDistinct(),
  ],
);

/** A gift, a message or a mission, once for all members that it is for. */
export const inboxEntry = pgTable(
  'inbox_entry',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<InboxTab>().notNull(),
    distributionType: text('distribution_type').$type<DistributionType>().notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    /** The words of languages that have their own. */
    translations: jsonb('translations')
      .$type<TranslatedWords['translations']>()
      .notNull()
      .default({}),
    /** Null where nothing is given: of messages. */
    itemId: integer('item_id').references(() => giftItem.id),
    /** Where a gift leads; null is nowhere in particular. */
    link: text('link'),
    distributedAt: moment('distributed_at').notNull(),
    /** Until when it can be received or taken part in; null for messages. */
    expiresAt: moment('expires_at'),
    operator: text('operator').notNull(),
    reason: text('reason').notNull(),
    /** Taken back by an operator: whoever has not received it by then does not. */
    withdrawnAt: moment('withdrawn_at'),
    withdrawnBy: text('withdrawn_by'),
    withdrawnReason: text('withdrawn_reason'),
  },
  (t) => [
    check('inbox_entry_kind_known', oneOf(t.kind, inboxTabs)),
    check('inbox_entry_distribution_known', oneOf(t.distributionType, distributionTypes)),
    check(
      'inbox_entry_is_whole',
      sql`(kind = 'message') = (item_id is null) and (kind = 'message') = (expires_at is null)
        and (link is null or kind = 'gift')`,
    ),
    check(
      'inbox_entry_withdrawn',
      sql`num_nulls(withdrawn_at, withdrawn_by, withdrawn_reason) in (0, 3)`,
    ),
    index('inbox_entry_to_everyone')
      .on(t.distributedAt)
      .where(sql`distribution_type = 'everyone'`),
    index('inbox_entry_distributed').on(t.distributedAt),
    index('inbox_entry_expires').on(t.expiresAt),
  ],
);

/** For whom an entry is that is for members by name. */
export const inboxRecipient = pgTable(
  'inbox_recipient',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'restrict' }),
    entryId: integer('entry_id')
      .notNull()
      .references(() => inboxEntry.id, { onDelete: 'restrict' }),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.entryId] }),
    index('inbox_recipient_entry').on(t.entryId),
  ],
);

/** That a member has received a gift: once, whatever is pressed. */
export const giftReceipt = pgTable(
  'gift_receipt',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'restrict' }),
    giftId: integer('gift_id')
      .notNull()
      .references(() => inboxEntry.id, { onDelete: 'restrict' }),
    receivedAt: moment('received_at').notNull(),
    /** By which its contents came into the wallet. */
    ledgerEntryId: bigint('ledger_entry_id', { mode: 'number' })
      .notNull()
      .unique()
      .references(() => ledgerEntry.id),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.giftId] }), index('gift_receipt_gift').on(t.giftId)],
);

/** How far a member has looked at a tab: entries that came later are new. */
export const inboxLook = pgTable(
  'inbox_look',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<InboxTab>().notNull(),
    upTo: integer('up_to').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.kind] }),
    check('inbox_look_kind_known', oneOf(t.kind, inboxTabs)),
  ],
);
