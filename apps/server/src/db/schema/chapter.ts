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
import { moment } from './columns.ts';
import { image } from './image.ts';

export const chapter = pgTable(
  'chapter',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    contentId: integer('content_id')
      .notNull()
      .references(() => content.id, { onDelete: 'cascade' }),
    unit: text('unit').$type<ChapterUnit>().notNull(),
    /** The order within its unit, from 1. */
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
  },
  (t) => [uniqueIndex('chapter_order').on(t.contentId, t.unit, t.sort)],
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
