import { boolean, customType, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** A person with an account; `guest` is an account of a device. Accounts add to this table. */
export const member = pgTable('member', {
  id: uuid('id').primaryKey().defaultRandom(),
  guest: boolean('guest').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** A signed-in session; only the SHA-256 of its token is kept. */
export const session = pgTable(
  'session',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('session_member').on(t.memberId)],
);

/** Keys that all processes of one service share: signing of addresses, digests of uids. */
export const secret = pgTable('secret', {
  name: text('name').primaryKey(),
  value: bytes('value').notNull(),
});
