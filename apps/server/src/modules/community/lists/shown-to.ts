import { and, sql, type SQL } from 'drizzle-orm';
import { chapterComment, commentBlock, commentReport } from '#db/schema/community/comment.ts';

/**
 * Of comments, those that a reader has neither reported nor blocked the author of. `offset 0` has
 * each row look for itself, so that a page in the order of an index reads that page alone.
 */
export function shownTo(readerId: number | null): SQL | undefined {
  if (readerId === null) return undefined;
  return and(
    sql`not exists (select 1 from ${commentReport}
      where comment_id = ${chapterComment.id} and reader_id = ${readerId}::bigint offset 0)`,
    sql`not exists (select 1 from ${commentBlock}
      where author_id = ${chapterComment.readerId}
        and ${commentBlock.readerId} = ${readerId}::bigint offset 0)`,
  );
}
