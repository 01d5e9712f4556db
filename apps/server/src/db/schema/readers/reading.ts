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
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ChapterUnit, ReportCategory } from '@hanji/contract/vocabulary.ts';
import { viewMethods, type ViewMethod } from '@hanji/domain/chapters/rights/rental.ts';
import type { ReadingMark } from '@hanji/domain/reading/position/reading-progress.ts';
import { content } from '#db/schema/works/catalogue.ts';
import { chapter, chapterVersion } from '#db/schema/works/chapter.ts';
import { moment } from '#db/schema/columns.ts';
import { oneOf } from '#db/schema/one-of.ts';
import { reader } from './reader.ts';

function ofReader() {
  return bigint('reader_id', { mode: 'number' })
    .notNull()
    .references(() => reader.id, { onDelete: 'restrict' });
}

function ofContent() {
  return integer('content_id')
    .notNull()
    .references(() => content.id, { onDelete: 'restrict' });
}

function ofChapter() {
  return integer('chapter_id')
    .notNull()
    .references(() => chapter.id, { onDelete: 'restrict' });
}

/** What a reader has done with a chapter. */
export const chapterReading = pgTable(
  'chapter_reading',
  {
    readerId: ofReader(),
    contentId: ofContent(),
    chapterId: ofChapter(),
    /** When it was last opened. */
    openedAt: moment('opened_at'),
    /** When it was last opened or finished, whichever was later. */
    readAt: moment('read_at').notNull(),
    /** When its end was first on screen. */
    finishedAt: moment('finished_at'),
    /** The last place in it that a device has told of; all of these are null where none has. */
    placeVersion: text('place_version'),
    placeShare: doublePrecision('place_share'),
    /** Null also where only the share is known. */
    placePosition: jsonb('place_position').$type<NonNullable<ReadingMark['position']>>(),
    /** See `ReadingMark`. */
    placeDevice: text('place_device'),
    placedAt: moment('placed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.readerId, t.contentId, t.chapterId] }),
    foreignKey({
      name: 'chapter_reading_place',
      columns: [t.chapterId, t.placeVersion],
      foreignColumns: [chapterVersion.chapterId, chapterVersion.version],
    }).onDelete('restrict'),
    check(
      'chapter_reading_place_is_whole',
      sql`num_nulls(place_version, place_share, place_device, placed_at) in (0, 4)
        and (place_position is null or placed_at is not null)`,
    ),
  ],
);

/** The columns of a place that was reached: see `ReadingMark`. The sort is the chapter's own. */
function markOf(name: 'last' | 'furthest') {
  return {
    chapterId: integer(`${name}_chapter_id`).notNull(),
    /** The version that `position` is of. */
    version: text(`${name}_version`).notNull(),
    share: doublePrecision(`${name}_share`).notNull(),
    position: jsonb(`${name}_position`).$type<NonNullable<ReadingMark['position']>>(),
    /** Null where what told of it gave none. */
    device: text(`${name}_device`),
    at: moment(`${name}_at`).notNull(),
  };
}

const last = markOf('last');
const furthest = markOf('furthest');

/** How far a reader got in a unit of a title, and where they were last: two values. */
export const titleReading = pgTable(
  'title_reading',
  {
    readerId: ofReader(),
    contentId: ofContent(),
    unit: text('unit').$type<ChapterUnit>().notNull(),
    lastChapterId: last.chapterId,
    lastVersion: last.version,
    lastShare: last.share,
    lastPosition: last.position,
    lastDevice: last.device,
    lastAt: last.at,
    furthestChapterId: furthest.chapterId,
    furthestVersion: furthest.version,
    furthestShare: furthest.share,
    furthestPosition: furthest.position,
    furthestDevice: furthest.device,
    furthestAt: furthest.at,
  },
  (t) => [
    primaryKey({ columns: [t.readerId, t.contentId, t.unit] }),
    index('title_reading_recent').on(t.readerId, t.lastAt.desc()),
    foreignKey({
      name: 'title_reading_last',
      columns: [t.lastChapterId, t.lastVersion],
      foreignColumns: [chapterVersion.chapterId, chapterVersion.version],
    }).onDelete('restrict'),
    foreignKey({
      name: 'title_reading_furthest',
      columns: [t.furthestChapterId, t.furthestVersion],
      foreignColumns: [chapterVersion.chapterId, chapterVersion.version],
    }).onDelete('restrict'),
  ],
);

/** A chapter was opened or finished: for statistics alone, so that old rows may go. */
export const readingEvent = pgTable(
  'reading_event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    chapterId: ofChapter(),
    /** Null once the reader is gone. */
    readerId: bigint('reader_id', { mode: 'number' }).references(() => reader.id, {
      onDelete: 'restrict',
    }),
    kind: text('kind').$type<'read' | 'finished'>().notNull(),
    /** By which right it was viewed. */
    viewMethod: text('view_method').$type<ViewMethod>().notNull().default('F'),
    /** Drawn by the device: what is told again is not stored again. Null where it gave none. */
    eventKey: text('event_key'),
    occurredAt: moment('occurred_at').notNull().defaultNow(),
  },
  (t) => [
    check('reading_event_view_method_known', oneOf(t.viewMethod, viewMethods)),
    index('reading_event_reader').on(t.readerId),
    uniqueIndex('reading_event_once')
      .on(t.readerId, t.eventKey)
      .where(sql`event_key is not null`),
    index('reading_event_chapter').on(t.chapterId, t.occurredAt),
  ],
);

export const chapterReport = pgTable(
  'chapter_report',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    chapterId: ofChapter(),
    category: text('category').$type<ReportCategory>().notNull(),
    issue: text('issue').notNull(),
    /** Null once the reader is gone: what is wrong stays wrong. */
    readerId: bigint('reader_id', { mode: 'number' }).references(() => reader.id, {
      onDelete: 'restrict',
    }),
    reportedAt: moment('reported_at').notNull().defaultNow(),
  },
  (t) => [
    index('chapter_report_chapter').on(t.chapterId),
    index('chapter_report_reader').on(t.readerId),
  ],
);
