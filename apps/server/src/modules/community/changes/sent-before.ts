import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Transaction } from '#db/executor.ts';
import type { challengeComment } from '#db/schema/challenge/reactions.ts';
import type { chapterComment } from '#db/schema/community/comment.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';

/** Within this time the same words on the same chapter are one comment, sent again. */
const sameMs = 60_000;

/** Where comments on chapters are kept. */
type CommentTable = typeof chapterComment | typeof challengeComment;

export type SentComment = {
  readonly chapterId: number;
  readonly readerId: number;
  readonly body: string;
  /** What its sender calls it at every try; null of a client that calls it nothing. */
  readonly key: string | null;
};

/**
 * The id of the comment that this one is, sent again: what came before under its key, or, in the last
 * minute, in the same words. Null where it is new.
 * @throws ApiFailure 404 where it is not there any more; 400 for another comment under the key
 */
export async function sentBefore(
  tx: Transaction,
  table: CommentTable,
  comment: SentComment,
  now: Date,
): Promise<number | null> {
  return (await underKey(tx, table, comment)) ?? (await inSameWords(tx, table, comment, now));
}

async function underKey(
  tx: Transaction,
  table: CommentTable,
  { chapterId, readerId, body, key }: SentComment,
): Promise<number | null> {
  if (key === null) return null;
  const { id, deletedAt, hiddenAt } = table;
  const [sent] = await tx
    .select({ id, chapterId: table.chapterId, body: table.body, deletedAt, hiddenAt })
    .from(table)
    .where(and(eq(table.readerId, readerId), eq(table.key, key)));
  if (sent === undefined) return null;
  if (sent.deletedAt !== null || sent.hiddenAt !== null) {
    throw new ApiFailure(404, 'commentDeleted');
  }
  if (sent.chapterId !== chapterId || sent.body !== body) throw new ApiFailure(400, 'badRequest');
  return sent.id;
}

async function inSameWords(
  tx: Transaction,
  table: CommentTable,
  { chapterId, readerId, body }: SentComment,
  now: Date,
): Promise<number | null> {
  const since = new Date(now.getTime() - sameMs);
  const [last] = await tx
    .select({ id: table.id, chapterId: table.chapterId, body: table.body })
    .from(table)
    .where(
      and(
        eq(table.readerId, readerId),
        gt(table.postedAt, since),
        isNull(table.deletedAt),
        isNull(table.hiddenAt),
      ),
    )
    .orderBy(desc(table.postedAt), desc(table.id))
    .limit(1);
  return last?.chapterId === chapterId && last.body === body ? last.id : null;
}
