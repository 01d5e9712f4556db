import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '#db/schema/columns.ts';

/**
 * A file or folder that lies where works are watched for. Prints are of names, sizes and times of
 * change: equal ones mean that nothing was written in between.
 */
export const watchedWork = pgTable('watched_work', {
  path: text('path').primaryKey(),
  /** As it was when it was last looked at, and since when it is so. */
  seenPrint: text('seen_print').notNull(),
  seenAt: moment('seen_at').notNull(),
  /** As it was when it was taken in or refused; it is looked at again once it is otherwise. */
  donePrint: text('done_print'),
  /** Why it could not be taken in, though not by its own fault, when that was last tried and said. */
  failure: text('failure'),
  outcome: text('outcome').$type<'created' | 'replaced' | 'unchanged' | 'refused'>(),
});
