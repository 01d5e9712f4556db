import { and, desc, eq, getTableColumns, isNull, lt, or, type SQL } from 'drizzle-orm';
import type { ReceivedComment, ReceivedComments } from '@hanji/contract/entities/creator.ts';
import type { Executor } from '#db/executor.ts';
import { member } from '#db/schema/account/access.ts';
import { challengeChapter } from '#db/schema/challenge/chapter.ts';
import { challengeComment } from '#db/schema/challenge/reactions.ts';
import { challengeTitle } from '#db/schema/challenge/title.ts';
import { reader } from '#db/schema/readers/reader.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import type { RequestContext } from '#http/request-context.ts';
import { avatarAddress } from '#modules/account/profile/avatar/put-avatar.ts';
import { isOwn, readOwnTitle } from '#modules/creator/titles/find-own-title.ts';

const pageLength = 50;

/** Neither deleted nor taken from readers by anybody but the creator. */
const isThere = and(
  isNull(challengeComment.deletedAt),
  or(isNull(challengeComment.hiddenAt), eq(challengeComment.hiddenBy, 'creator')),
);

async function select(
  db: Executor,
  prefix: string,
  wanted: SQL | undefined,
  most: number,
): Promise<ReceivedComment[]> {
  const rows = await db
    .select({
      comment: getTableColumns(challengeComment),
      contentName: challengeTitle.name,
      chapterName: challengeChapter.name,
      nickname: member.nickname,
      avatarKey: member.avatarKey,
    })
    .from(challengeComment)
    .innerJoin(challengeChapter, eq(challengeChapter.id, challengeComment.chapterId))
    .innerJoin(challengeTitle, eq(challengeTitle.id, challengeComment.contentId))
    .innerJoin(reader, eq(reader.id, challengeComment.readerId))
    .innerJoin(member, eq(member.id, reader.memberId))
    .where(and(wanted, isThere))
    .orderBy(desc(challengeComment.id))
    .limit(most);
  return rows.map(({ comment, avatarKey, ...names }) => ({
    ...names,
    commentId: comment.id,
    contentId: comment.contentId,
    chapterId: comment.chapterId,
    avatarUrl: avatarKey === null ? null : avatarAddress(prefix, avatarKey),
    comment: comment.body,
    totalLikes: comment.totalLikes,
    hidden: comment.hiddenAt !== null,
    createdAt: comment.postedAt.toISOString(),
  }));
}

type Asked = {
  readonly contentId?: number | undefined;
  readonly chapterId?: number | undefined;
  readonly after?: string | undefined;
};

/**
 * Comments on a creator's articles, the newest first.
 * @throws ApiFailure 404 for a title that is not theirs
 */
export async function listReceivedComments(
  context: RequestContext,
  memberId: string,
  { contentId, chapterId, after }: Asked,
): Promise<ReceivedComments> {
  const { db, prefix } = context;
  if (contentId !== undefined) await readOwnTitle(context, memberId, contentId);
  const wanted = and(
    isOwn(db, memberId),
    contentId === undefined ? undefined : eq(challengeComment.contentId, contentId),
    chapterId === undefined ? undefined : eq(challengeComment.chapterId, chapterId),
    after === undefined ? undefined : lt(challengeComment.id, Number(after)),
  );
  const found = await select(db, prefix, wanted, pageLength + 1);
  const comments = found.slice(0, pageLength);
  const last = comments.at(-1);
  const hasNext = found.length > pageLength && last !== undefined;
  return { comments, after: hasNext ? String(last.commentId) : null };
}

/**
 * Takes a comment on a creator's article from readers, or gives it back; again it changes nothing.
 * @throws ApiFailure 404 for another's article, and for what is deleted or hidden by others
 */
export async function setHidden(
  { db, prefix, now }: RequestContext,
  memberId: string,
  commentId: number,
  hidden: boolean,
): Promise<ReceivedComment> {
  const own = and(eq(challengeComment.id, commentId), isOwn(db, memberId));
  const [before] = await select(db, prefix, own, 1);
  if (before === undefined) throw new ApiFailure(404, 'commentDeleted');
  // Decided by the row itself: an operator or its writer may have been faster.
  const isChanged = and(eq(challengeComment.id, commentId), isThere);
  await db
    .update(challengeComment)
    .set(
      hidden
        ? { hiddenAt: now(), hiddenBy: 'creator', hiddenReason: '' }
        : { hiddenAt: null, hiddenBy: null, hiddenReason: null },
    )
    .where(isChanged);
  const [after] = await select(db, prefix, own, 1);
  if (after === undefined) throw new ApiFailure(404, 'commentDeleted');
  return after;
}
