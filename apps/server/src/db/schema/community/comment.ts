import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  commentReportCategories,
  type CommentReportCategory,
} from '@hanji/contract/comment-vocabulary.ts';
import type { PlacePosition } from '@hanji/contract/entities/reading-place.ts';
import { moment } from '#db/schema/columns.ts';
import { oneOf } from '#db/schema/one-of.ts';
import { reader } from '#db/schema/readers/reader.ts';
import { content } from '#db/schema/works/catalogue.ts';
import { chapter, chapterVersion } from '#db/schema/works/chapter.ts';

function ofChapter() {
  return integer('chapter_id')
    .notNull()
    .references(() => chapter.id, { onDelete: 'restrict' });
}

function ofComment() {
  return integer('comment_id')
    .notNull()
    .references(() => chapterComment.id, { onDelete: 'restrict' });
}

/** Null once the reader is gone: what was given stays given. */
function ofReader() {
  return bigint('reader_id', { mode: 'number' }).references(() => reader.id, {
    onDelete: 'restrict',
  });
}

const shown = sql`deleted_at is null and hidden_at is null`;

/** What a reader wrote about a chapter. Rows stay; of what was deleted, the words go. */
export const chapterComment = pgTable(
  'chapter_comment',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    chapterId: ofChapter(),
    readerId: ofReader(),
    body: text('body').notNull(),
    postedAt: moment('posted_at').notNull(),
    /** As many as there are rows of `commentLike`. */
    totalLikes: integer('total_likes').notNull().default(0),
    /** By who wrote it, or since who wrote it is gone. */
    deletedAt: moment('deleted_at'),
    /** By an operator, who may show it again. */
    hiddenAt: moment('hidden_at'),
    hiddenBy: text('hidden_by'),
    hiddenReason: text('hidden_reason'),
    /** Where in the chapter it was written; null where it is about the whole. */
    placeVersion: text('place_version'),
    placeShare: doublePrecision('place_share'),
    /** Null also where only the share is known. */
    placePosition: jsonb('place_position').$type<PlacePosition>(),
    /** Under what it came, where its client drew that: once from each reader. */
    key: text('key'),
  },
  (t) => [
    check('chapter_comment_likes', sql`total_likes >= 0`),
    check('chapter_comment_words', sql`(deleted_at is null) = (body <> '')`),
    check('chapter_comment_author', sql`reader_id is not null or deleted_at is not null`),
    check('chapter_comment_hidden', sql`num_nulls(hidden_at, hidden_by, hidden_reason) in (0, 3)`),
    check(
      'chapter_comment_place_is_whole',
      sql`num_nulls(place_version, place_share) in (0, 2)
        and (place_position is null or place_share is not null)
        and place_share between 0 and 1`,
    ),
    foreignKey({
      name: 'chapter_comment_place',
      columns: [t.chapterId, t.placeVersion],
      foreignColumns: [chapterVersion.chapterId, chapterVersion.version],
    }).onDelete('restrict'),
    index('chapter_comment_placed')
      .on(t.chapterId, t.totalLikes.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${shown} and place_share is not null`),
    index('chapter_comment_liked')
      .on(t.chapterId, t.totalLikes.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(shown),
    uniqueIndex('chapter_comment_once')
      .on(t.readerId, t.key)
      .where(sql`key is not null`),
    index('chapter_comment_recent').on(t.chapterId, t.id.desc().nullsFirst()).where(shown),
    index('chapter_comment_author_recent').on(
      t.readerId,
      t.postedAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
  ],
);

/** Who likes a comment: each reader once. */
export const commentLike = pgTable(
  'comment_like',
  {
    commentId: ofComment(),
    readerId: ofReader(),
    likedAt: moment('liked_at').notNull(),
  },
  (t) => [
    uniqueIndex('comment_like_once').on(t.commentId, t.readerId),
    index('comment_like_reader').on(t.readerId),
  ],
);

/**
 * By how much the likes of a comment became more or fewer, and when: pages of the most liked are
 * those of the moment at which the first was asked for. What no page looks back to may go.
 */
export const commentLikeChange = pgTable(
  'comment_like_change',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    chapterId: ofChapter(),
    commentId: ofComment(),
    change: smallint('change').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [
    index('comment_like_change_chapter').on(t.chapterId, t.at),
    index('comment_like_change_at').on(t.at),
  ],
);

export const commentReport = pgTable(
  'comment_report',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    commentId: ofComment(),
    readerId: ofReader(),
    category: text('category').$type<CommentReportCategory>().notNull(),
    remarks: text('remarks').notNull(),
    reportedAt: moment('reported_at').notNull(),
  },
  (t) => [
    check('comment_report_category_known', oneOf(t.category, commentReportCategories)),
    uniqueIndex('comment_report_once').on(t.commentId, t.readerId),
    index('comment_report_reader').on(t.readerId),
    index('comment_report_recent').on(t.reportedAt),
  ],
);

function ofAuthorOrReader(column: string) {
  return bigint(column, { mode: 'number' })
    .notNull()
    .references(() => reader.id, { onDelete: 'restrict' });
}

/** Whose comments a reader does not want to see. */
export const commentBlock = pgTable(
  'comment_block',
  {
    readerId: ofAuthorOrReader('reader_id'),
    authorId: ofAuthorOrReader('author_id'),
    blockedAt: moment('blocked_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.readerId, t.authorId] }),
    check('comment_block_of_another', sql`reader_id <> author_id`),
    index('comment_block_author').on(t.authorId),
  ],
);

/** How many comments of a chapter are shown: a trigger of `chapterComment` counts them. */
export const commentTotal = pgTable(
  'comment_total',
  {
    chapterId: ofChapter().primaryKey(),
    contentId: integer('content_id')
      .notNull()
      .references(() => content.id, { onDelete: 'restrict' }),
    total: integer('total').notNull(),
  },
  (t) => [
    check('comment_total_count', sql`total >= 0`),
    index('comment_total_content').on(t.contentId),
  ],
);
