import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { receivableItems, type ReceivableItem } from '@hanji/domain/gifts/receivable-gifts.ts';
import { member } from '#db/schema/account/access.ts';
import { moment } from '#db/schema/columns.ts';
import { oneOf } from '#db/schema/one-of.ts';
import { ledgerEntry } from './wallet.ts';

/** What a gift is of; gifts of the same share one (`itemConfigId` on the wire). */
export const giftItem = pgTable(
  'gift_item',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    item: text('item').$type<ReceivableItem>().notNull(),
    amount: integer('amount').notNull(),
    /** How long its contents last once they are received; null never end. */
    days: integer('days'),
  },
  (t) => [
    check('gift_item_known', oneOf(t.item, receivableItems)),
    check('gift_item_amount', sql`amount > 0 and days > 0`),
    unique('gift_item_same').on(t.item, t.amount, t.days).nullsNotDistinct(),
  ],
);

/** Something in a member's inbox that becomes theirs when they receive it. */
export const gift = pgTable(
  'gift',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    itemId: integer('item_id')
      .notNull()
      .references(() => giftItem.id),
    /** By which way it came; a part of its address. */
    distributionType: text('distribution_type').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    distributedAt: moment('distributed_at').notNull(),
    /** Until when it can be received. */
    expiresAt: moment('expires_at').notNull(),
    receivedAt: moment('received_at'),
    /** By which its contents came into the wallet. */
    entryId: bigint('entry_id', { mode: 'number' })
      .unique()
      .references(() => ledgerEntry.id),
    operator: text('operator').notNull(),
    reason: text('reason').notNull(),
  },
  (t) => [
    check('gift_received', sql`(received_at is null) = (entry_id is null)`),
    index('gift_of_member').on(t.memberId, t.id),
  ],
);
