import { and, isNotNull, isNull, lte, type Param, type SQL } from 'drizzle-orm';
import { content } from '#db/schema/works/catalogue.ts';
import { chapter } from '#db/schema/works/chapter.ts';

/** A title was published and not taken back. */
export function isTitleOut(): SQL | undefined {
  return and(isNotNull(content.publishedAt), isNull(content.withdrawnAt));
}

/** A chapter has appeared by then and was not taken back. */
export function isChapterOut(now: Date | Param): SQL | undefined {
  return and(isNull(chapter.withdrawnAt), lte(chapter.publishedAt, now));
}
