import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  uploadRefusals,
  uploadStates,
  type UploadRefusal,
  type UploadState,
} from '@hanji/contract/creator-vocabulary.ts';
import { challengeChapter } from '#db/schema/challenge/chapter.ts';
import { moment } from '#db/schema/columns.ts';
import { oneOf } from '#db/schema/one-of.ts';
import { image } from '#db/schema/works/image.ts';

function ofChapter() {
  return integer('chapter_id').references(() => challengeChapter.id, { onDelete: 'restrict' });
}

/** A chapter as its creator has it on the desk, beside what readers see of it. */
export const articleDesk = pgTable(
  'article_desk',
  {
    chapterId: ofChapter().primaryKey(),
    /** What its creator cut for it; otherwise its first page stands in. */
    coverId: text('cover_id').references(() => image.id),
    /** By its creator, for good: it is gone from the desk, and withdrawn from readers. */
    deletedAt: moment('deleted_at'),
  },
  (t) => [index('article_desk_cover').on(t.coverId)],
);

/** A page on the desk; readers see those that were there when it was last published. */
export const articlePage = pgTable(
  'article_page',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    chapterId: ofChapter().notNull(),
    /** Its place, and within that the place in the archive that it came in. */
    sort: integer('sort').notNull(),
    part: integer('part').notNull(),
    /** Of its file. */
    name: text('name').notNull(),
    bytes: integer('bytes').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** What stands for the chapter where this is the first page and its creator cut none. */
    thumbnailId: text('thumbnail_id').references(() => image.id),
  },
  (t) => [
    index('article_page_order').on(t.chapterId, t.sort, t.part),
    index('article_page_thumbnail').on(t.thumbnailId),
    check('article_page_size', sql`least(bytes, width, height) > 0`),
  ],
);

/** The pictures of a page, from top to bottom. */
export const articlePageSlice = pgTable(
  'article_page_slice',
  {
    pageId: integer('page_id')
      .notNull()
      .references(() => articlePage.id, { onDelete: 'cascade' }),
    /** From 0. */
    slice: smallint('slice').notNull(),
    imageId: text('image_id')
      .notNull()
      .references(() => image.id),
    /** Bytes of the widest. */
    size: integer('size').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.pageId, t.slice] }),
    index('article_page_slice_image').on(t.imageId),
  ],
);

/** A file on its way into a chapter. */
export const articleUpload = pgTable(
  'article_upload',
  {
    id: uuid('id').primaryKey(),
    chapterId: ofChapter().notNull(),
    name: text('name').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    /** The page in whose place it goes, which may be gone by then. */
    replaces: integer('replaces'),
    /** The place of its pages: that in which it was announced. */
    sort: integer('sort').notNull(),
    state: text('state').$type<UploadState>().notNull().default('receiving'),
    refusal: text('refusal').$type<UploadRefusal>(),
    pagesDone: integer('pages_done').notNull().default(0),
    pages: integer('pages'),
    /** How often it was begun to be taken apart. */
    tries: smallint('tries').notNull().default(0),
    /** When anything of it came or happened last. */
    touchedAt: moment('touched_at').notNull(),
  },
  (t) => [
    check('article_upload_state_known', oneOf(t.state, uploadStates)),
    check('article_upload_refusal_known', oneOf(t.refusal, uploadRefusals)),
    check('article_upload_refused', sql`(state = 'refused') = (refusal is not null)`),
    index('article_upload_of_chapter').on(t.chapterId, t.sort),
    index('article_upload_touched').on(t.touchedAt),
  ],
);

/** A part of a file, as an object of its own until the file is taken apart. */
export const articleUploadPart = pgTable(
  'article_upload_part',
  {
    uploadId: uuid('upload_id')
      .notNull()
      .references(() => articleUpload.id, { onDelete: 'cascade' }),
    /** From 0. */
    part: integer('part').notNull(),
    uploadKey: text('upload_key').notNull(),
  },
  (t) => [primaryKey({ columns: [t.uploadId, t.part] })],
);
