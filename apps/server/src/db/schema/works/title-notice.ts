import { integer, pgTable } from 'drizzle-orm/pg-core';
import { moment } from '#db/schema/columns.ts';
import { content } from './catalogue.ts';

/** Up to when subscribers of a title were told of its chapters; since it came, to begin with. */
export const titleNotice = pgTable('title_notice', {
  contentId: integer('content_id')
    .primaryKey()
    .references(() => content.id, { onDelete: 'cascade' }),
  toldUntil: moment('told_until').notNull(),
});
