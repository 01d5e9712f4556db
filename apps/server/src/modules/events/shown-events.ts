import { and, eq, isNull, lte, type SQL } from 'drizzle-orm';
import { event } from '#db/schema/works/event.ts';

/** Those that readers may know of: published by now, and not withdrawn. */
export function published(now: Date): SQL | undefined {
  return and(lte(event.publishedAt, now), isNull(event.withdrawnAt));
}

/** Those that have a page of their own. */
export function hasPage(): SQL {
  return eq(event.link, '');
}
