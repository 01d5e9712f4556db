import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { member } from './access.ts';
import { moment } from '#db/schema/columns.ts';

/**
 * An account of a previous service that was moved here, which happens once. The row outlives the
 * member, and says how many coins came along, which its wallet took.
 */
export const movedAccount = pgTable(
  'moved_account',
  {
    product: text('product').notNull(),
    previousId: text('previous_id').notNull(),
    memberId: uuid('member_id').references(() => member.id, { onDelete: 'set null' }),
    purchasedCoins: integer('purchased_coins').notNull(),
    freeCoins: integer('free_coins').notNull(),
    movedAt: moment('moved_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.product, t.previousId] }),
    index('moved_account_member').on(t.memberId),
    check('moved_account_coins', sql`purchased_coins >= 0 and free_coins >= 0`),
  ],
);
