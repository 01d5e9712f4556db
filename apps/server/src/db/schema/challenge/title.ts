import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { challengeGenreIds, type ChallengeGenreId } from '@hanji/contract/challenge-vocabulary.ts';
import { orientations, type Orientation } from '@hanji/contract/vocabulary.ts';
import { moment } from '#db/schema/columns.ts';
import { oneOf } from '#db/schema/one-of.ts';
import { reader } from '#db/schema/readers/reader.ts';
import { image } from '#db/schema/works/image.ts';

const chosenGenres = Object.values(challengeGenreIds).filter((id) => id !== 0);

/**
 * A title that a member draws. Rows stay, since what others wrote and counted refers to them. Counts
 * and dates of chapters are kept by triggers.
 */
export const challengeTitle = pgTable(
  'challenge_title',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Its creator; null once they are gone, who take it with them. */
    readerId: bigint('reader_id', { mode: 'number' }).references(() => reader.id, {
      onDelete: 'restrict',
    }),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    catchcopy: text('catchcopy').notNull().default(''),
    /** Ids of genres on the wire, the primary one first. */
    genreIds: smallint('genre_ids').array().$type<ChallengeGenreId[]>().notNull(),
    orientation: text('orientation').$type<Orientation>().notNull().default('TTB'),
    coverId: text('cover_id').references(() => image.id),
    squareId: text('square_id').references(() => image.id),
    /** False as long as the creator keeps it to themselves. */
    published: boolean('published').notNull().default(true),
    completed: boolean('completed').notNull().default(false),
    mature: boolean('mature').notNull().default(false),
    commentEnabled: boolean('comment_enabled').notNull().default(true),
    /** One more with each change of its creator: two who edit at once do not overwrite each other. */
    revision: integer('revision').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    /** When its first and its last chapter appeared; null before the first. */
    publishedAt: moment('published_at'),
    updatedAt: moment('updated_at').notNull(),
    /** When subscribers were told of a chapter last, or will be. */
    toldAt: moment('told_at'),
    /** By its creator, or since they are gone. */
    deletedAt: moment('deleted_at'),
    /** Since enough members have reported it, until an operator decides. */
    hiddenAt: moment('hidden_at'),
    /** By an operator. */
    suspendedAt: moment('suspended_at'),
    suspendedBy: text('suspended_by'),
    suspendedReason: text('suspended_reason'),
    chapterCount: integer('chapter_count').notNull().default(0),
    commentCount: integer('comment_count').notNull().default(0),
    totalLikes: integer('total_likes').notNull().default(0),
    subscribedCount: integer('subscribed_count').notNull().default(0),
    /** As of the last count; null before the first. */
    totalViews: integer('total_views').notNull().default(0),
    totalViewsUpdatedAt: moment('total_views_updated_at'),
    /** Of the days that the last ranking looked back at; popularity is all of them, weighed. */
    recentViews: integer('recent_views').notNull().default(0),
    recentLikes: integer('recent_likes').notNull().default(0),
    recentComments: integer('recent_comments').notNull().default(0),
    popularity: integer('popularity').notNull().default(0),
    /** Name, catchcopy and creator, as searches compare them: a trigger writes it. */
    searchText: text('search_text').notNull().default(''),
    /** Whether readers find it. */
    listed: boolean('listed')
      .notNull()
      .generatedAlwaysAs(
        sql`published and chapter_count > 0 and deleted_at is null and hidden_at is null and suspended_at is null`,
      ),
  },
  (t) => [
    check(
      'challenge_title_genres',
      sql`cardinality(genre_ids) between 1 and 3
        and genre_ids <@ ${sql.raw(`'{${chosenGenres.join(',')}}'::smallint[]`)}`,
    ),
    check('challenge_title_orientation', oneOf(t.orientation, orientations)),
    check(
      'challenge_title_suspended',
      sql`num_nulls(suspended_at, suspended_by, suspended_reason) in (0, 3)`,
    ),
    check('challenge_title_creator', sql`reader_id is not null or deleted_at is not null`),
    check(
      'challenge_title_counts',
      sql`least(chapter_count, comment_count, total_likes, subscribed_count, total_views) >= 0`,
    ),
    index('challenge_title_creator_recent').on(t.readerId, t.id.desc().nullsFirst()),
    index('challenge_title_updated').on(t.updatedAt, t.id),
    index('challenge_title_search').using('gin', sql`search_text gin_trgm_ops`),
    index('challenge_title_hidden')
      .on(t.hiddenAt)
      .where(sql`hidden_at is not null`),
  ],
);

/** What a list is ordered by, with the title's own values: kept by a trigger of `challengeTitle`. */
function orderKeys() {
  return {
    publishedAt: moment('published_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    popularity: integer('popularity').notNull(),
    totalViews: integer('total_views').notNull(),
    commentCount: integer('comment_count').notNull(),
    totalLikes: integer('total_likes').notNull(),
  };
}

/**
 * The lists that a title stands in, so that each page of each list in each order is a piece of one
 * index, however many titles there are: all (-1), a genre (its id), the completed of all (0) or of a
 * genre (100 more than its id).
 */
export const challengeListed = pgTable(
  'challenge_listed',
  {
    list: smallint('list').notNull(),
    contentId: integer('content_id')
      .notNull()
      .references(() => challengeTitle.id, { onDelete: 'cascade' }),
    mature: boolean('mature').notNull(),
    ...orderKeys(),
  },
  (t) => [
    primaryKey({ columns: [t.contentId, t.list] }),
    index('challenge_listed_recent').on(t.list, t.publishedAt, t.contentId),
    index('challenge_listed_updated').on(t.list, t.updatedAt, t.contentId),
    index('challenge_listed_popular').on(t.list, t.popularity, t.contentId),
    index('challenge_listed_total').on(t.list, t.totalViews, t.contentId),
    index('challenge_listed_comment').on(t.list, t.commentCount, t.contentId),
    index('challenge_listed_likes').on(t.list, t.totalLikes, t.contentId),
  ],
);

/** What the editors show: a title, or a page elsewhere. */
export const challengePickup = pgTable(
  'challenge_pickup',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    sort: smallint('sort').notNull(),
    name: text('name').notNull(),
    contentId: integer('content_id').references(() => challengeTitle.id, { onDelete: 'restrict' }),
    /** Where it leads instead of to its title. */
    link: text('link'),
    imageId: text('image_id')
      .notNull()
      .references(() => image.id),
  },
  (t) => [
    check('challenge_pickup_leads', sql`content_id is not null or link is not null`),
    index('challenge_pickup_title').on(t.contentId),
  ],
);
