import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { ReportCategory } from '@hanji/contract/vocabulary.ts';
import { chapter } from './chapter.ts';
import { moment } from './columns.ts';

/** A chapter was opened or finished. `reader` is a member id or a keyed digest of the visitor's address. */
export const readingEvent = pgTable(
  'reading_event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    chapterId: integer('chapter_id')
      .notNull()
      .references(() => chapter.id, { onDelete: 'cascade' }),
    reader: text('reader').notNull(),
    kind: text('kind').$type<'read' | 'finished'>().notNull(),
    occurredAt: moment('occurred_at').notNull().defaultNow(),
  },
  (t) => [
    index('reading_event_reader').on(t.reader, t.occurredAt.desc()),
    index('reading_event_chapter').on(t.chapterId, t.occurredAt),
  ],
);

export const chapterReport = pgTable(
  'chapter_report',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    chapterId: integer('chapter_id')
      .notNull()
      .references(() => chapter.id, { onDelete: 'cascade' }),
    category: text('category').$type<ReportCategory>().notNull(),
    issue: text('issue').notNull(),
    reader: text('reader').notNull(),
    reportedAt: moment('reported_at').notNull().defaultNow(),
  },
  (t) => [index('chapter_report_chapter').on(t.chapterId)],
);
