import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ContentCategory, Locale } from '@hanji/contract/vocabulary.ts';
import { moment } from '#db/schema/columns.ts';
import { content } from './catalogue.ts';
import { image } from './image.ts';

/** An event in one language. What it says in full is in `writtenPage`. */
export const event = pgTable(
  'event',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    language: text('language').$type<Locale>().notNull(),
    /** Under which operators know it: the same event in another language has the same. */
    key: text('key').notNull(),
    /** Null where it is among those of comics and of novels alike. */
    category: text('category').$type<ContentCategory>(),
    title: text('title').notNull(),
    /** In a sentence or two: below its title, and in messengers. */
    summary: text('summary').notNull().default(''),
    mature: boolean('mature').notNull().default(false),
    imageId: text('image_id')
      .notNull()
      .references(() => image.id),
    /** Nobody sees it before. */
    publishedAt: moment('published_at').notNull(),
    startAt: moment('start_at').notNull(),
    endAt: moment('end_at').notNull(),
    /** Where it takes place elsewhere, its address there; empty where it has a page of its own. */
    link: text('link').notNull().default(''),
    writtenBy: text('written_by').notNull(),
    withdrawnAt: moment('withdrawn_at'),
    withdrawnBy: text('withdrawn_by'),
  },
  (t) => [
    uniqueIndex('event_key').on(t.language, t.key),
    index('event_running').on(t.language, t.endAt),
    check('event_in_order', sql`${t.startAt} < ${t.endAt}`),
    check('event_withdrawn', sql`num_nulls(withdrawn_at, withdrawn_by) in (0, 2)`),
  ],
);

function ofEvent() {
  return integer('event_id')
    .notNull()
    .references(() => event.id, { onDelete: 'cascade' });
}

/** A title that takes part. */
export const eventTitle = pgTable(
  'event_title',
  {
    eventId: ofEvent(),
    sort: smallint('sort').notNull(),
    contentId: integer('content_id')
      .notNull()
      .references(() => content.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.eventId, t.sort] }),
    uniqueIndex('event_title_once').on(t.eventId, t.contentId),
    index('event_title_content').on(t.contentId),
  ],
);

/** Where an event sends its readers, beside what its text names. */
export const eventLink = pgTable(
  'event_link',
  {
    eventId: ofEvent(),
    sort: smallint('sort').notNull(),
    label: text('label').notNull(),
    href: text('href').notNull(),
  },
  (t) => [primaryKey({ columns: [t.eventId, t.sort] })],
);
