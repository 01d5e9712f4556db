import { eq } from 'drizzle-orm';
import type { Comment } from '@hanji/contract/entities/community.ts';
import { permissionFor } from '@hanji/domain/account/reader-permissions.ts';
import { checkComment } from '@hanji/domain/forms/community.ts';
import type { Transaction } from '#db/executor.ts';
import { member } from '#db/schema/account/access.ts';
import { chapterComment } from '#db/schema/community/comment.ts';
import { reader } from '#db/schema/readers/reader.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import type { Caller } from '#http/request/caller.ts';
import { inUnit, type RequestContext } from '#http/request-context.ts';
import type { WrittenComment } from '@hanji/contract/calls/comment.ts';
import { limitUses } from '#modules/account/attempts/limit-attempts.ts';
import { commentAttempts } from '#modules/account/attempts/limits.ts';
import { memberOf } from '#modules/account/signed-in.ts';
import { lockReader } from '#modules/readers/reader-row.ts';
import { admitToComments, type CommentsPath } from '#modules/community/admit-to-comments.ts';
import { commentColumns, commentEntity } from '#modules/community/lists/comment-entity.ts';
import { placeOf, type PlaceColumns } from './comment-place.ts';
import { hasListedWord } from './has-listed-word.ts';
import { sentBefore, type SentComment } from './sent-before.ts';

/**
 * Writes a comment (reading-service, sections 5 to 7).
 * @throws ApiFailure 400 empty, too long, or with a word that the operator has listed; 404 where
 *   what came before under its key is gone; 429 where a member or network writes too much
 */
export async function postComment(
  context: RequestContext,
  path: CommentsPath,
  { comment: written, key, ...place }: WrittenComment,
  caller: Caller,
): Promise<Comment> {
  const allowed = permissionFor(caller.reader.kind, 'comment');
  if (allowed !== 'allowed') throw new ApiFailure(403, 'guestRefused');
  const checked = checkComment(written);
  if (!checked.ok) {
    throw new ApiFailure(400, checked.reason === 'required' ? 'commentEmpty' : 'commentTooLong');
  }
  if (hasListedWord(context, checked.value)) throw new ApiFailure(400, 'commentWordRefused');
  await admitToComments(context, path, caller);
  const attempts = commentAttempts(memberOf(caller), caller.ip);
  return limitUses(context, attempts, () =>
    inUnit(context, async (unit) => {
      const readerId = await lockReader(unit.db, context.secrets, caller);
      const now = context.now();
      const { chapterId } = path;
      const row = { chapterId, readerId, body: checked.value, key: key ?? null };
      const id =
        (await sentBefore(unit.db, chapterComment, row, now)) ??
        (await write(unit.db, { ...row, ...(await placeOf(unit.db, chapterId, place)) }, now));
      return readComment(unit.db, context.prefix, id, readerId);
    }),
  );
}

async function write(
  tx: Transaction,
  written: SentComment & PlaceColumns,
  postedAt: Date,
): Promise<number> {
  const [row] = await tx
    .insert(chapterComment)
    .values({ ...written, postedAt })
    .returning({ id: chapterComment.id });
  if (row === undefined) throw new Error('the comment was not written');
  return row.id;
}

async function readComment(
  tx: Transaction,
  prefix: string,
  id: number,
  readerId: number,
): Promise<Comment> {
  const [row] = await tx
    .select(commentColumns(readerId))
    .from(chapterComment)
    .innerJoin(reader, eq(reader.id, chapterComment.readerId))
    .innerJoin(member, eq(member.id, reader.memberId))
    .where(eq(chapterComment.id, id));
  // Its writer was forgotten since the session was looked up.
  if (row === undefined) throw new ApiFailure(401, 'signInRequired');
  return commentEntity(prefix, row);
}
