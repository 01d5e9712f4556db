import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  bigint,
} from 'drizzle-orm/pg-core';
import type { Accessibility, Contributor } from '@hanji/contract/entities/content.ts';
import type {
  AuthorRole,
  ChapterFileFormat,
  ChapterUnit,
  ContentCategory,
  ContentStatus,
  ContentType,
  Genre,
  Locale,
  Orientation,
  RestrictedAge,
  ThumbnailType,
} from '@hanji/contract/vocabulary.ts';
import { moment } from '#db/schema/columns.ts';
import { image } from './image.ts';

/** A title, in one language. Rows without `published_at` are being imported or are hidden. */
export const content = pgTable(
  'content',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The same work imported again is found by this. */
    importKey: text('import_key').notNull(),
    /** Digest of everything that was imported: equal means nothing changed. */
    importDigest: text('import_digest').notNull(),
    type: text('type').$type<ContentType>().notNull(),
    category: text('category').$type<ContentCategory>().notNull(),
    language: text('language').$type<Locale>().notNull(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    status: text('status').$type<ContentStatus>().notNull(),
    /** Shown when the status is `event`. */
    badgeLabel: text('badge_label').notNull().default(''),
    keyVisualId: text('key_visual_id').references(() => image.id),
    themeColor: text('theme_color').notNull(),
    icon: text('icon'),
    sns: jsonb('sns').$type<{ type: string; url: string }[]>().notNull().default([]),
    mature: boolean('mature').notNull().default(false),
    restrictedAge: smallint('restricted_age').$type<RestrictedAge>().notNull().default(0),
    original: boolean('original').notNull().default(false),
    exclusive: boolean('exclusive').notNull().default(false),
    adsEnabled: boolean('ads_enabled').notNull().default(false),
    publisherName: text('publisher_name'),
    /** Who else worked on it, beside its authors; in the order of the credits. */
    contributors: jsonb('contributors').$type<Contributor[]>().notNull().default([]),
    seriesName: text('series_name'),
    seriesPosition: text('series_position'),
    accessibility: jsonb('accessibility').$type<Accessibility>(),
    /** Weekdays, 0 is Sunday. */
    publishDays: smallint('publish_days')
      .array()
      .notNull()
      .default(sql`'{}'`),
    chapterUnit: text('chapter_unit').$type<ChapterUnit>().notNull(),
    chapterFileFormat: text('chapter_file_format').$type<ChapterFileFormat>().notNull(),
    commentEnabled: boolean('comment_enabled').notNull().default(true),
    orientation: text('orientation').$type<Orientation>().notNull(),
    /** The pages join into a strip that is scrolled to the side. */
    sideways: boolean('sideways').notNull().default(false),
    gaugeUsable: boolean('gauge_usable').notNull().default(false),
    ticketUsable: boolean('ticket_usable').notNull().default(false),
    coinUsable: boolean('coin_usable').notNull().default(false),
    /** Seconds. */
    recoverInterval: integer('recover_interval').notNull().default(0),
    rentalPeriod: integer('rental_period').notNull().default(0),
    rentExpireAt: moment('rent_expire_at'),
    /** Of chapters that have appeared, so that lists need not count: `refreshPublishedFacts`. */
    episodeCount: integer('episode_count').notNull().default(0),
    volumeCount: integer('volume_count').notNull().default(0),
    lastChapterPublishedAt: moment('last_chapter_published_at'),
    /** As of the last `sumViews`. */
    totalViews: bigint('total_views', { mode: 'number' }).notNull().default(0),
    /** Names of authors and publisher beside the title, lower case, for searching. */
    searchText: text('search_text').notNull(),
    /**
     * The same in every form in which it is looked for: its letters alone (`search_folded`), without
     * spaces, by the first consonants of Korean, and Chinese characters and kana one by one, since
     * trigrams know no shorter words.
     */
    searchForms: text('search_forms')
      .notNull()
      .generatedAlwaysAs(
        sql`' ' || search_folded(search_text) || ' ' || replace(search_folded(search_text), ' ', '') || ' ' || search_initials(search_text) || ' ' || replace(search_initials(search_text), ' ', '') || ' ' || search_spread(search_folded(search_text)) || ' '`,
      ),
    createdAt: moment('created_at').notNull().defaultNow(),
    publishedAt: moment('published_at'),
    /** Taken back from readers; the row stays, since what they own and wrote refers to it. */
    withdrawnAt: moment('withdrawn_at'),
  },
  (t) => [
    uniqueIndex('content_import_key').on(t.importKey),
    index('content_newest')
      .on(t.language, t.category, t.lastChapterPublishedAt.desc(), t.id.desc())
      .where(sql`published_at is not null and withdrawn_at is null`),
    index('content_popular')
      .on(t.language, t.category, t.totalViews.desc(), t.id.desc())
      .where(sql`published_at is not null and withdrawn_at is null`),
    // Libraries hold titles of any language, withdrawn ones too.
    index('content_library_updated').on(
      t.category,
      sql`coalesce(last_chapter_published_at, to_timestamp(0)) desc`,
      t.id.desc().nullsFirst(),
    ),
    index('content_library_name').on(t.category, sql`name collate "und-x-icu"`, t.id),
    index('content_publish_days').using('gin', t.publishDays),
    index('content_search').using('gin', sql`search_forms gin_trgm_ops`),
    index('content_series')
      .on(t.language, t.seriesName)
      .where(sql`series_name is not null`),
    check('content_restricted_age', sql`restricted_age in (0, 12, 15, 19)`),
    check('content_sideways', sql`not sideways or orientation <> 'TTB'`),
  ],
);

/**
 * Views that are not in the title's own row yet, which has to be written rarely since lists are
 * sorted and searched by it. Several rows a title, so that its readers do not wait for each other.
 */
export const contentViews = pgTable(
  'content_views',
  {
    contentId: integer('content_id')
      .notNull()
      .references(() => content.id, { onDelete: 'restrict' }),
    slot: smallint('slot').notNull(),
    views: integer('views').notNull(),
  },
  (t) => [primaryKey({ columns: [t.contentId, t.slot] })],
);

export const contentAuthor = pgTable(
  'content_author',
  {
    contentId: integer('content_id')
      .notNull()
      .references(() => content.id, { onDelete: 'cascade' }),
    sort: smallint('sort').notNull(),
    name: text('name').notNull(),
    role: text('role').$type<AuthorRole>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.contentId, t.sort] }), index('content_author_name').on(t.name)],
);

export const contentGenre = pgTable(
  'content_genre',
  {
    contentId: integer('content_id')
      .notNull()
      .references(() => content.id, { onDelete: 'cascade' }),
    genre: text('genre').$type<Genre>().notNull(),
    sort: smallint('sort').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.contentId, t.genre] }),
    index('content_genre_genre').on(t.genre, t.contentId),
  ],
);

export const contentThumbnail = pgTable(
  'content_thumbnail',
  {
    contentId: integer('content_id')
      .notNull()
      .references(() => content.id, { onDelete: 'cascade' }),
    type: text('type').$type<ThumbnailType>().notNull(),
    imageId: text('image_id')
      .notNull()
      .references(() => image.id),
  },
  (t) => [primaryKey({ columns: [t.contentId, t.type] })],
);
