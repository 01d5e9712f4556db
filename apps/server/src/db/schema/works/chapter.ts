import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type {
  ChapterEvent,
  ChapterFileSalesType,
  ChapterUnit,
  PurchaseMethod,
  RentMethod,
} from '@hanji/contract/vocabulary.ts';
import { content } from './catalogue.ts';
import { moment } from '#db/schema/columns.ts';
import { image } from './image.ts';

export const chapter = pgTable(
  'chapter',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    contentId: integer('content_id')
      .notNull()
      .references(() => content.id, { onDelete: 'restrict' }),
    /** Names it within its title to an import. Null until one has named it. */
    importKey: text('import_key'),
    /** Of what can be read in it now: a row of `chapterVersion`. */
    version: text('version').notNull(),
    unit: text('unit').$type<ChapterUnit>().notNull(),
    /** The order within its unit, from 1; of a withdrawn one, where it last stood. */
    sort: integer('sort').notNull(),
    /** The volume that an episode is collected in. */
    volumeId: integer('volume_id'),
    name: text('name').notNull(),
    publishedAt: moment('published_at').notNull(),
    thumbnailId: text('thumbnail_id').references(() => image.id),
    authorComment: text('author_comment'),
    free: boolean('free').notNull(),
    rentAllowedWith: text('rent_allowed_with')
      .array()
      .$type<RentMethod[]>()
      .notNull()
      .default(sql`'{}'`),
    purchaseAllowedWith: text('purchase_allowed_with')
      .array()
      .$type<PurchaseMethod[]>()
      .notNull()
      .default(sql`'{}'`),
    event: text('event').$type<ChapterEvent>(),
    /** Coins. */
    originalPrice: integer('original_price').notNull().default(0),
    price: integer('price').notNull().default(0),
    coinBackPrice: integer('coin_back_price').notNull().default(0),
    originalRentalPrice: integer('original_rental_price').notNull().default(0),
    rentalPrice: integer('rental_price').notNull().default(0),
    /** Seconds. */
    rentalPeriod: integer('rental_period').notNull().default(0),
    /** How many pages a trial shows; 0 where there is none, and for a novel's trial file 1. */
    trialPages: smallint('trial_pages').notNull().default(0),
    /** Taken back from readers; the row stays, since what they own and wrote refers to it. */
    withdrawnAt: moment('withdrawn_at'),
  },
  (t) => [
    uniqueIndex('chapter_order')
      .on(t.contentId, t.unit, t.sort)
      .where(sql`withdrawn_at is null`),
    // Partial, since its columns would otherwise be key columns: a change would wait for readers.
    uniqueIndex('chapter_import_key')
      .on(t.contentId, t.importKey)
      .where(sql`import_key is not null`),
  ],
);

/**
 * What could be read in a chapter at some time, by the digest of it. Places that readers reached
 * refer to one of these, since the same page or paragraph may be another in the next.
 */
export const chapterVersion = pgTable(
  'chapter_version',
  {
    chapterId: integer('chapter_id')
      .notNull()
      .references(() => chapter.id, { onDelete: 'restrict' }),
    version: text('version').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.chapterId, t.version] })],
);

export const chapterImage = pgTable(
  'chapter_image',
  {
    chapterId: integer('chapter_id')
      .notNull()
      .references(() => chapter.id, { onDelete: 'cascade' }),
    /** From 1. */
    page: smallint('page').notNull(),
    /** Place within the page from top to bottom, from 0. */
    slice: smallint('slice').notNull(),
    imageId: text('image_id')
      .notNull()
      .references(() => image.id),
    /** What is to be seen and said on the page, with its first slice; null where nobody says. */
    description: text('description'),
  },
  (t) => [
    primaryKey({ columns: [t.chapterId, t.page, t.slice] }),
    index('chapter_image_image').on(t.imageId),
  ],
);

/** The EPUB of a novel chapter, whole (`product`) or its beginning (`trial`). */
export const chapterEpub = pgTable(
  'chapter_epub',
  {
    chapterId: integer('chapter_id')
      .notNull()
      .references(() => chapter.id, { onDelete: 'cascade' }),
    salesType: text('sales_type').$type<ChapterFileSalesType>().notNull(),
    /** In the object storage: `epubs/<digest>.epub`. */
    storageKey: text('storage_key').notNull(),
    size: integer('size').notNull(),
    characterCounts: integer('character_counts').array().notNull(),
  },
  (t) => [primaryKey({ columns: [t.chapterId, t.salesType] })],
);
