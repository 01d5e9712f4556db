import { eq } from 'drizzle-orm';
import type { ChallengeComment } from '@hanji/contract/entities/challenge-comment.ts';
import { checkComment } from '@hanji/domain/forms/community.ts';
import type { Transaction } from '#db/executor.ts';
import { challengeComment } from '#db/schema/challenge/reactions.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import type { Caller } from '#http/request/caller.ts';
import { inUnit, type RequestContext } from '#http/request-context.ts';
import { limitUses } from '#modules/account/attempts/limit-attempts.ts';
import { commentAttempts } from '#modules/account/attempts/limits.ts';
import { memberOf } from '#modules/account/signed-in.ts';
import {
  admitToChallengeComments,
  type ChapterPath,
} from '#modules/challenge/admit-to-challenge.ts';
import { hasListedWord } from '#modules/community/changes/has-listed-word.ts';
import { sentBefore, type SentComment } from '#modules/community/changes/sent-before.ts';
import { lockReader } from '#modules/readers/reader-row.ts';
import { commentEntity, selectComments } from './comment-entity.ts';

async function write(
  tx: Transaction,
  written: SentComment & { readonly contentId: number },
  postedAt: Date,
): Promise<number> {
  const [row] = await tx
    .insert(challengeComment)
    .values({ ...written, postedAt })
    .returning({ id: challengeComment.id });
  if (row === undefined) throw new Error('the comment was not written');
  return row.id;
}

/**
 * Writes a comment on a chapter.
 * @throws ApiFailure as `admitToChallengeComments`; 400 empty, too long, or with a word that the
 *   operator has listed; 429 where a member or network writes too much
 */
export async function postComment(
  context: RequestContext,
  path: ChapterPath,
  { comment: words, key }: { readonly comment: string; readonly key?: string | undefined },
  caller: Caller,
): Promise<ChallengeComment> {
  const checked = checkComment(words);
  if (!checked.ok) {
    throw new ApiFailure(400, checked.reason === 'required' ? 'commentEmpty' : 'commentTooLong');
  }
  if (hasListedWord(context, checked.value)) throw new ApiFailure(400, 'commentWordRefused');
  await admitToChallengeComments(context, path, caller);
  const attempts = commentAttempts(memberOf(caller), caller.ip);
  return limitUses(context, attempts, () =>
    inUnit(context, async (unit) => {
      const readerId = await lockReader(unit.db, context.secrets, caller);
      const now = context.now();
      const { contentId, chapterId } = path;
      const written = { contentId, chapterId, readerId, body: checked.value, key: key ?? null };
      const id =
        (await sentBefore(unit.db, challengeComment, written, now)) ??
        (await write(unit.db, written, now));
      const [row] = await selectComments(unit.db, readerId).where(eq(challengeComment.id, id));
      if (row === undefined) throw new Error('the comment was not written');
      return commentEntity(context.prefix, row);
    }),
  );
}
