import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { content } from './catalogue.ts';

/** Files and folders that titles were taken in from: what lies there later is the same work. */
export const importPath = pgTable(
  'import_path',
  {
    /** Absolute, as the importing process named it. */
    path: text('path').notNull(),
    contentId: integer('content_id')
      .notNull()
      .references(() => content.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.path, table.contentId] })],
);
