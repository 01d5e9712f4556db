import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '#db/schema/columns.ts';
import { image } from '#db/schema/works/image.ts';

/** A page that operators wrote, in all its versions: the newest holds. */
export const writtenPage = pgTable(
  'written_page',
  {
    /** Whose page it is, such as `contest/101/list`. */
    key: text('key').notNull(),
    version: integer('version').notNull(),
    /** Markdown of operators: what reads it believes nothing of it. */
    body: text('body').notNull(),
    writtenAt: moment('written_at').notNull(),
    writtenBy: text('written_by').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.key, t.version] }),
    check('written_page_version', sql`version > 0`),
  ],
);

/** A picture that pages of a folder name, such as those of `contest/101`. */
export const writtenPicture = pgTable(
  'written_picture',
  {
    folder: text('folder').notNull(),
    /** Of its file. */
    name: text('name').notNull(),
    imageId: text('image_id')
      .notNull()
      .references(() => image.id, { onDelete: 'restrict' }),
  },
  (t) => [primaryKey({ columns: [t.folder, t.name] })],
);
