import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { member } from '#db/schema/account/access.ts';
import { chapterComment } from '#db/schema/community/comment.ts';
import { reader } from '#db/schema/readers/reader.ts';
import { commentColumns } from './comment-entity.ts';
import { shownTo } from './shown-to.ts';

export type AskedComments = { readonly chapterId: number; readonly readerId: number | null };

/** Of a chapter's comments, those that a reader is shown, in no order yet. */
export function shownComments(db: Executor, asked: AskedComments, more: SQL | undefined) {
  return db
    .select(commentColumns(asked.readerId))
    .from(chapterComment)
    .innerJoin(reader, eq(reader.id, chapterComment.readerId))
    .innerJoin(member, eq(member.id, reader.memberId))
    .where(and(isShown(asked), more));
}

/** Neither deleted nor hidden, nor what its reader has reported or blocked. */
export function isShown({ chapterId, readerId }: AskedComments): SQL | undefined {
  return and(
    eq(chapterComment.chapterId, chapterId),
    isNull(chapterComment.deletedAt),
    isNull(chapterComment.hiddenAt),
    shownTo(readerId),
  );
}
