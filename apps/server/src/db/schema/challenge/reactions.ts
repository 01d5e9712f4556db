import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  challengeReportCategories,
  type ChallengeReportCategory,
} from '@hanji/contract/challenge-vocabulary.ts';
import {
  commentReportCategories,
  type CommentReportCategory,
} from '@hanji/contract/comment-vocabulary.ts';
import { moment } from '#db/schema/columns.ts';
import { oneOf } from '#db/schema/one-of.ts';
import { reader } from '#db/schema/readers/reader.ts';
import { challengeChapter } from './chapter.ts';
import { challengeTitle } from './title.ts';

function ofContent() {
  return integer('content_id')
    .notNull()
    .references(() => challengeTitle.id, { onDelete: 'restrict' });
}

function ofChapter() {
  return integer('chapter_id')
    .notNull()
    .references(() => challengeChapter.id, { onDelete: 'restrict' });
}

function ofComment() {
  return integer('comment_id')
    .notNull()
    .references(() => challengeComment.id, { onDelete: 'restrict' });
}

/** Null once the reader is gone: what was given stays given. */
function ofReader() {
  return bigint('reader_id', { mode: 'number' }).references(() => reader.id, {
    onDelete: 'restrict',
  });
}

/** Who likes a chapter: each member once. A trigger counts them. */
export const challengeLike = pgTable(
  'challenge_like',
  {
    chapterId: ofChapter(),
    contentId: ofContent(),
    readerId: ofReader(),
    likedAt: moment('liked_at').notNull(),
  },
  (t) => [
    uniqueIndex('challenge_like_once').on(t.chapterId, t.readerId),
    index('challenge_like_reader').on(t.readerId),
    index('challenge_like_recent').on(t.likedAt),
    index('challenge_like_of_title').on(t.contentId, t.likedAt),
  ],
);

/** Who hid a comment: its creator, an operator, or as many as reported it. */
export const hiddenByKinds = ['creator', 'operator', 'reports'] as const;

const shown = sql`deleted_at is null and hidden_at is null`;

/** What a member wrote about a chapter. Rows stay; of what was deleted, the words go. */
export const challengeComment = pgTable(
  'challenge_comment',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    chapterId: ofChapter(),
    contentId: ofContent(),
    readerId: ofReader(),
    body: text('body').notNull(),
    postedAt: moment('posted_at').notNull(),
    /** As many as there are rows of `challengeCommentLike`: a trigger counts them. */
    totalLikes: integer('total_likes').notNull().default(0),
    /** By who wrote it, or since who wrote it is gone. */
    deletedAt: moment('deleted_at'),
    hiddenAt: moment('hidden_at'),
    hiddenBy: text('hidden_by').$type<(typeof hiddenByKinds)[number]>(),
    /** The operator's reason, or empty. */
    hiddenReason: text('hidden_reason'),
    /** Under what it came, where its client drew that: once from each reader. */
    key: text('key'),
  },
  (t) => [
    uniqueIndex('challenge_comment_once')
      .on(t.readerId, t.key)
      .where(sql`key is not null`),
    check('challenge_comment_likes', sql`total_likes >= 0`),
    check('challenge_comment_words', sql`(deleted_at is null) = (body <> '')`),
    check('challenge_comment_author', sql`reader_id is not null or deleted_at is not null`),
    check(
      'challenge_comment_hidden',
      sql`num_nulls(hidden_at, hidden_by, hidden_reason) in (0, 3)`,
    ),
    check('challenge_comment_hidden_by', oneOf(t.hiddenBy, hiddenByKinds)),
    // Those that are hidden because of reports are listed too, as just that.
    index('challenge_comment_recent')
      .on(t.chapterId, t.id)
      .where(sql`deleted_at is null`),
    index('challenge_comment_liked')
      .on(t.chapterId, t.totalLikes, t.id)
      .where(sql`deleted_at is null`),
    index('challenge_comment_of_title')
      .on(t.contentId, t.id)
      .where(sql`deleted_at is null`),
    index('challenge_comment_author_recent').on(t.readerId, t.id),
    index('challenge_comment_day').on(t.postedAt).where(shown),
  ],
);

/** Who likes a comment: each member once. A trigger counts them. */
export const challengeCommentLike = pgTable(
  'challenge_comment_like',
  {
    commentId: ofComment(),
    readerId: ofReader(),
    likedAt: moment('liked_at').notNull(),
  },
  (t) => [
    uniqueIndex('challenge_comment_like_once').on(t.commentId, t.readerId),
    index('challenge_comment_like_reader').on(t.readerId),
  ],
);

export const challengeCommentReport = pgTable(
  'challenge_comment_report',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    commentId: ofComment(),
    readerId: ofReader(),
    category: text('category').$type<CommentReportCategory>().notNull(),
    remarks: text('remarks').notNull(),
    reportedAt: moment('reported_at').notNull(),
    /** When an operator has decided: it no longer counts towards hiding. */
    settledAt: moment('settled_at'),
  },
  (t) => [
    check('challenge_comment_report_category', oneOf(t.category, commentReportCategories)),
    uniqueIndex('challenge_comment_report_once').on(t.commentId, t.readerId),
    index('challenge_comment_report_reader').on(t.readerId),
    index('challenge_comment_report_open')
      .on(t.commentId)
      .where(sql`settled_at is null`),
  ],
);

/** A member's word that a chapter should not be there; enough of them hide its title. */
export const challengeReport = pgTable(
  'challenge_report',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    contentId: ofContent(),
    chapterId: ofChapter(),
    readerId: ofReader(),
    category: text('category').$type<ChallengeReportCategory>().notNull(),
    remarks: text('remarks').notNull(),
    reportedAt: moment('reported_at').notNull(),
    /** When an operator has decided: it no longer counts towards hiding. */
    settledAt: moment('settled_at'),
  },
  (t) => [
    check('challenge_report_category_known', oneOf(t.category, challengeReportCategories)),
    uniqueIndex('challenge_report_once').on(t.chapterId, t.readerId),
    index('challenge_report_reader').on(t.readerId),
    index('challenge_report_open')
      .on(t.contentId)
      .where(sql`settled_at is null`),
  ],
);
