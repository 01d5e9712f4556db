import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { editionIds, type EditionId } from '@hanji/contract/editions.ts';
import { inquiryCategories, type InquiryCategory } from '@hanji/contract/help-vocabulary.ts';
import { locales, type Locale } from '@hanji/contract/vocabulary.ts';
import { member } from '#db/schema/account/access.ts';
import { moment } from '#db/schema/columns.ts';
import { oneOf } from '#db/schema/one-of.ts';

/** What somebody asks of the operators. A member's goes with the account. */
export const inquiry = pgTable(
  'inquiry',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    edition: text('edition').$type<EditionId>().notNull(),
    /** The answer is written in it. */
    locale: text('locale').$type<Locale>().notNull(),
    category: text('category').$type<InquiryCategory>().notNull(),
    body: text('body').notNull(),
    /** Where the answer goes. */
    email: text('email').notNull(),
    /** Null of a visitor. */
    memberId: uuid('member_id').references(() => member.id, { onDelete: 'restrict' }),
    sentAt: moment('sent_at').notNull(),
    /** Drawn by who sends: the same one again is the same inquiry. */
    key: text('key').unique(),
    answer: text('answer'),
    answeredAt: moment('answered_at'),
    answeredBy: text('answered_by'),
    /** Done with, answered or not. */
    closedAt: moment('closed_at'),
    closedBy: text('closed_by'),
    closedReason: text('closed_reason'),
  },
  (t) => [
    check('inquiry_edition_known', oneOf(t.edition, editionIds)),
    check('inquiry_locale_known', oneOf(t.locale, locales)),
    check('inquiry_category_known', oneOf(t.category, inquiryCategories)),
    check('inquiry_answered', sql`num_nulls(answer, answered_at, answered_by) in (0, 3)`),
    check('inquiry_closed', sql`num_nulls(closed_at, closed_by, closed_reason) in (0, 3)`),
    index('inquiry_open')
      .on(t.sentAt)
      .where(sql`closed_at is null`),
    index('inquiry_closed_at')
      .on(t.closedAt)
      .where(sql`closed_at is not null`),
    index('inquiry_member').on(t.memberId),
  ],
);

/** Where its pictures are stored: no address leads there. */
export const inquiryPrefix = 'inquiries/';

/** A picture of an inquiry: encoded anew, and served to nobody. */
export const inquiryImage = pgTable(
  'inquiry_image',
  {
    inquiryId: integer('inquiry_id')
      .notNull()
      .references(() => inquiry.id, { onDelete: 'restrict' }),
    position: integer('position').notNull(),
    objectKey: text('object_key').notNull().unique(),
  },
  (t) => [primaryKey({ columns: [t.inquiryId, t.position] })],
);
