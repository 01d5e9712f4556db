import { and, desc, isNull } from 'drizzle-orm';
import type { ChallengeCommentOrder } from '@hanji/contract/challenge-vocabulary.ts';
import type {
  ChallengeComment,
  ChallengeCommentPage,
} from '@hanji/contract/entities/challenge-comment.ts';
import { challengeComment } from '#db/schema/challenge/reactions.ts';
import type { Caller } from '#http/request/caller.ts';
import type { RequestContext } from '#http/request-context.ts';
import {
  admitToChallengeComments,
  type ChapterPath,
} from '#modules/challenge/admit-to-challenge.ts';
import { cutPage, type Paging } from '#modules/challenge/titles/list-titles.ts';
import { authorId, readerOfCaller } from '#modules/community/readers/reader-of-caller.ts';
import { commentEntity, isListed, selectComments } from './comment-entity.ts';

type Asked = Paging & { readonly orderType: ChallengeCommentOrder };

/** Newest or popular first (challenge-and-shutdown, section 4); of those with as many likes the newest. */
const orders = {
  // Ids grow as comments come.
  recent: [desc(challengeComment.id)],
  likes: [desc(challengeComment.totalLikes), desc(challengeComment.id)],
} as const;

/**
 * A page of a chapter's comments.
 * @throws ApiFailure as `admitToChallengeComments`
 */
export async function listComments(
  context: RequestContext,
  path: ChapterPath,
  { orderType, ...paging }: Asked,
  caller: Caller,
): Promise<ChallengeCommentPage> {
  const { db, prefix } = context;
  const { title, chapter } = await admitToChallengeComments(context, path, caller);
  const readerId = await readerOfCaller(db, caller);
  const found = await selectComments(db, readerId)
    .where(isListed(path.chapterId, readerId))
    .orderBy(...orders[orderType])
    .limit(paging.pageSize + 1)
    .offset(paging.pageNo * paging.pageSize);
  const { rows, page } = cutPage(found, paging);
  return {
    contentName: title.name,
    chapterName: chapter.name,
    commentEnabled: true,
    comments: rows.map((row) => commentEntity(prefix, row)),
    readerId: authorId(readerId),
    page: { ...page, total: chapter.commentCount },
  };
}

const someShown = 5;

/** Some of a chapter's comments, the most liked first, to stand below it. */
export async function someComments(
  { db, prefix }: RequestContext,
  chapterId: number,
  caller: Caller,
): Promise<ChallengeComment[]> {
  const readerId = await readerOfCaller(db, caller);
  const rows = await selectComments(db, readerId)
    .where(and(isListed(chapterId, readerId), isNull(challengeComment.hiddenAt)))
    .orderBy(...orders.likes)
    .limit(someShown);
  return rows.map((row) => commentEntity(prefix, row));
}
