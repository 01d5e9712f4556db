import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uuid, integer } from 'drizzle-orm/pg-core';
import { editionIds, type EditionId } from '@hanji/contract/editions.ts';
import { noticeKinds, type NoticeKind } from '@hanji/contract/notice-vocabulary.ts';
import { locales, type Locale } from '@hanji/contract/vocabulary.ts';
import { bytes, moment } from '#db/schema/columns.ts';
import { oneOf } from '#db/schema/one-of.ts';
import { inboxEntry } from '#db/schema/inbox/inbox.ts';
import { member } from './access.ts';

/** A browser that notices are sent to: the subscription as it said it, and whose it is. */
export const pushSubscription = pgTable(
  'push_subscription',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Where its push service takes messages; only that browser and we know it. */
    endpoint: text('endpoint').notNull().unique(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** Null of a visitor, to whom nothing is sent. */
    memberId: uuid('member_id').references(() => member.id, { onDelete: 'cascade' }),
    /** The session by which it was said last: signing out there ends it. */
    sessionHash: bytes('session_hash'),
    /** Of a visitor: the keyed digest of the network, of which few are kept. */
    visitorKey: text('visitor_key'),
    /** At whose site: notices lead to its pages. */
    edition: text('edition').$type<EditionId>().notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    timeZone: text('time_zone').notNull(),
    /** When the browser said it last. */
    confirmedAt: moment('confirmed_at').notNull(),
  },
  (t) => [
    check('push_subscription_edition_known', oneOf(t.edition, editionIds)),
    check('push_subscription_locale_known', oneOf(t.locale, locales)),
    check('push_subscription_of_one', sql`num_nonnulls(member_id, visitor_key) = 1`),
    index('push_subscription_member').on(t.memberId, t.confirmedAt),
    index('push_subscription_visitor').on(t.visitorKey, t.confirmedAt),
    index('push_subscription_session').on(t.sessionHash),
    index('push_subscription_confirmed').on(t.confirmedAt),
  ],
);

/** What a member switched, where it is not as it is at first. */
export const noticeSetting = pgTable(
  'notice_setting',
  {
    memberId: uuid('member_id')
      .primaryKey()
      .references(() => member.id, { onDelete: 'cascade' }),
    /** Kinds that are not sent. */
    off: text('off')
      .array()
      .$type<NoticeKind[]>()
      .notNull()
      .default(sql`'{}'`),
    /** Whether notices may come from 21:00 to 08:00. */
    night: boolean('night').notNull().default(false),
  },
  () => [
    check(
      'notice_setting_kinds_known',
      sql.raw(`off <@ array[${noticeKinds.map((kind) => `'${kind}'`).join(', ')}]`),
    ),
  ],
);

/** Gifts whose members were told that they are about to end: once each. */
export const giftEndingNotice = pgTable('gift_ending_notice', {
  giftId: integer('gift_id')
    .primaryKey()
    .references(() => inboxEntry.id, { onDelete: 'cascade' }),
  noticedAt: moment('noticed_at').notNull(),
});
