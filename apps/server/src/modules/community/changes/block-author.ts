import { and, desc, eq } from 'drizzle-orm';
import type { BlockedAuthors } from '@hanji/contract/entities/community.ts';
import { permissionToBlock } from '@hanji/domain/community/comment-permission.ts';
import type { Executor } from '#db/executor.ts';
import { member } from '#db/schema/account/access.ts';
import { commentBlock } from '#db/schema/community/comment.ts';
import { reader } from '#db/schema/readers/reader.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import type { Caller } from '#http/request/caller.ts';
import { inUnit, type RequestContext } from '#http/request-context.ts';
import { limitUses } from '#modules/account/attempts/limit-attempts.ts';
import { reactionAttempts } from '#modules/account/attempts/limits.ts';
import { memberOf } from '#modules/account/signed-in.ts';
import { lockReader } from '#modules/readers/reader-row.ts';
import { authorEntity } from '#modules/community/lists/comment-entity.ts';
import { findAuthor } from '#modules/community/readers/find-author.ts';
import { readerOfCaller } from '#modules/community/readers/reader-of-caller.ts';

/** As many as are listed. */
const mostListed = 500;

/**
 * Leaves an author's comments out of what who calls is shown, or shows them again; done again it
 * changes nothing.
 * @throws ApiFailure 404 nobody has that number, or somebody who never wrote; 403 oneself
 */
export async function setBlocked(
  context: RequestContext,
  authorId: number,
  blocked: boolean,
  caller: Caller,
): Promise<null> {
  return limitUses(context, reactionAttempts(memberOf(caller)), () =>
    inUnit(context, async (unit) => {
      const readerId = await lockReader(unit.db, context.secrets, caller);
      const pair = { readerId, authorId };
      if (!blocked) {
        await unit.db.delete(commentBlock).where(isPair(pair));
        return null;
      }
      const author = await findAuthor(unit, authorId);
      if (author === null) throw new ApiFailure(404, 'authorNotFound');
      const asking = { kind: caller.reader.kind, userId: String(readerId) };
      if (permissionToBlock(asking, author) !== 'allowed') {
        throw new ApiFailure(403, 'cannotBlockSelf');
      }
      await unit.db
        .insert(commentBlock)
        .values({ ...pair, blockedAt: context.now() })
        .onConflictDoNothing();
      return null;
    }),
  );
}

/** Whom who calls has blocked, the last first. */
export async function readBlocked(
  { db, prefix }: RequestContext,
  caller: Caller,
): Promise<BlockedAuthors> {
  const readerId = await readerOfCaller(db, caller);
  if (readerId === null) return { authors: [] };
  const rows = await db
    .select({ authorId: reader.id, nickname: member.nickname, avatarKey: member.avatarKey })
    .from(commentBlock)
    .innerJoin(reader, eq(reader.id, commentBlock.authorId))
    .innerJoin(member, eq(member.id, reader.memberId))
    .where(eq(commentBlock.readerId, readerId))
    .orderBy(desc(commentBlock.blockedAt), desc(commentBlock.authorId))
    .limit(mostListed);
  return { authors: rows.map((row) => authorEntity(prefix, row)) };
}

export async function isBlocked(
  db: Executor,
  readerId: number,
  authorId: number,
): Promise<boolean> {
  const [row] = await db
    .select({ at: commentBlock.blockedAt })
    .from(commentBlock)
    .where(isPair({ readerId, authorId }));
  return row !== undefined;
}

function isPair({ readerId, authorId }: { readonly readerId: number; readonly authorId: number }) {
  return and(eq(commentBlock.readerId, readerId), eq(commentBlock.authorId, authorId));
}
