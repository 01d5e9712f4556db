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
} from 'drizzle-orm/pg-core';
import {
  challengeChapterStatuses,
  type ChallengeChapterStatus,
} from '@hanji/contract/challenge-vocabulary.ts';
import { moment } from '#db/schema/columns.ts';
import { oneOf } from '#db/schema/one-of.ts';
import { image } from '#db/schema/works/image.ts';
import { challengeTitle } from './title.ts';

/** A chapter of a challenge title; readers see it while it is `published`. Rows stay. */
export const challengeChapter = pgTable(
  'challenge_chapter',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    contentId: integer('content_id')
      .notNull()
      .references(() => challengeTitle.id, { onDelete: 'restrict' }),
    name: text('name').notNull(),
    status: text('status').$type<ChallengeChapterStatus>().notNull().default('draft'),
    /** Another once its images are others: places that readers reached refer to it. */
    version: text('version').notNull(),
    /** When it appeared, or as `scheduled` will; null of a draft that never has. */
    publishedAt: moment('published_at'),
    coverId: text('cover_id').references(() => image.id),
    authorComment: text('author_comment'),
    commentEnabled: boolean('comment_enabled').notNull().default(true),
    /** One more with each change of its creator. */
    revision: integer('revision').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** As many as there are likes, and comments that are shown: triggers keep them. */
    totalLikes: integer('total_likes').notNull().default(0),
    commentCount: integer('comment_count').notNull().default(0),
  },
  (t) => [
    check('challenge_chapter_status_known', oneOf(t.status, challengeChapterStatuses)),
    check(
      'challenge_chapter_appears',
      sql`status not in ('scheduled', 'published') or published_at is not null`,
    ),
    check('challenge_chapter_counts', sql`least(total_likes, comment_count) >= 0`),
    index('challenge_chapter_of_title').on(t.contentId, t.id),
  ],
);

export const challengeChapterImage = pgTable(
  'challenge_chapter_image',
  {
    chapterId: integer('chapter_id')
      .notNull()
      .references(() => challengeChapter.id, { onDelete: 'restrict' }),
    /** From 1. */
    page: smallint('page').notNull(),
    /** Place within the page from top to bottom, from 0. */
    slice: smallint('slice').notNull(),
    imageId: text('image_id')
      .notNull()
      .references(() => image.id),
    /** Bytes of what is stored of it. */
    size: integer('size').notNull(),
    /** What is to be seen and said on the page, with its first slice; null where nobody says. */
    description: text('description'),
  },
  (t) => [
    primaryKey({ columns: [t.chapterId, t.page, t.slice] }),
    index('challenge_chapter_image_image').on(t.imageId),
    check('challenge_chapter_image_size', sql`size > 0`),
  ],
);
