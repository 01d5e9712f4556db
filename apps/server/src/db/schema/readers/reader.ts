import { sql } from 'drizzle-orm';
import { bigint, check, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ReaderKind } from '@hanji/domain/chapters/reader.ts';
import { member } from '#db/schema/account/access.ts';
import { moment } from '#db/schema/columns.ts';

/**
 * Somebody who reads: a visitor's device, a guest or a member. Whatever somebody read, wrote or
 * owns refers to this row, and nothing of it goes unless it is taken along or let go by name.
 */
export const reader = pgTable(
  'reader',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<ReaderKind>().notNull(),
    /** Of a visitor: a keyed digest, out of which nothing about the device can be read. */
    visitorKey: text('visitor_key'),
    /** Of guests and members. */
    memberId: uuid('member_id').references(() => member.id, { onDelete: 'restrict' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('reader_visitor').on(t.visitorKey),
    uniqueIndex('reader_member').on(t.memberId),
    check(
      'reader_is_somebody',
      sql`(kind = 'visitor' and visitor_key is not null and member_id is null)
        or (kind in ('guest', 'member') and visitor_key is null and member_id is not null)`,
    ),
  ],
);
