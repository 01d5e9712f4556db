import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ChallengeReportCategory } from '@hanji/contract/challenge-vocabulary.ts';
import type { ChallengeChapterLikes } from '@hanji/contract/entities/challenge.ts';
import { reportsThatHide } from '@hanji/domain/challenge/limits.ts';
import { checkOptionalText } from '@hanji/domain/forms/free-text.ts';
import type { Transaction } from '#db/executor.ts';
import { challengeChapter } from '#db/schema/challenge/chapter.ts';
import { challengeLike, challengeReport } from '#db/schema/challenge/reactions.ts';
import { challengeTitle } from '#db/schema/challenge/title.ts';
import { ApiFailure, badRequest } from '#http/failure/api-failure.ts';
import type { Caller } from '#http/request/caller.ts';
import { inUnit, type RequestContext } from '#http/request-context.ts';
import { limitUses } from '#modules/account/attempts/limit-attempts.ts';
import { reactionAttempts } from '#modules/account/attempts/limits.ts';
import { memberOf } from '#modules/account/signed-in.ts';
import {
  admitToChallengeChapter,
  type AdmittedChapter,
  type ChapterPath,
} from '#modules/challenge/admit-to-challenge.ts';
import { lockReader } from '#modules/readers/reader-row.ts';

type Acting = AdmittedChapter & {
  readonly tx: Transaction;
  readonly readerId: number;
  readonly now: Date;
};

/** The reader's row stays locked: what one member does comes one after the other. */
function act<Result>(
  context: RequestContext,
  path: ChapterPath,
  caller: Caller,
  work: (acting: Acting) => Promise<Result>,
): Promise<Result> {
  return limitUses(context, reactionAttempts(memberOf(caller)), () =>
    inUnit(context, async (unit) => {
      const admitted = await admitToChallengeChapter(unit, path, caller);
      const readerId = await lockReader(unit.db, context.secrets, caller);
      return work({ ...admitted, tx: unit.db, readerId, now: context.now() });
    }),
  );
}

/**
 * Likes a chapter, or takes that back; done again it changes nothing.
 * @throws ApiFailure as `admitToChallengeChapter`
 */
export async function setChapterLiked(
  context: RequestContext,
  path: ChapterPath,
  liked: boolean,
  caller: Caller,
): Promise<ChallengeChapterLikes> {
  return act(context, path, caller, async ({ tx, readerId, now }) => {
    if (liked) {
      await tx
        .insert(challengeLike)
        .values({ ...path, readerId, likedAt: now })
        .onConflictDoNothing();
    } else {
      await tx
        .delete(challengeLike)
        .where(
          and(eq(challengeLike.chapterId, path.chapterId), eq(challengeLike.readerId, readerId)),
        );
    }
    const [row] = await tx
      .select({ totalLikes: challengeChapter.totalLikes })
      .from(challengeChapter)
      .where(eq(challengeChapter.id, path.chapterId));
    return { totalLikes: row?.totalLikes ?? 0, liked };
  });
}

/** Of a title whose reports an operator has settled, those since count. */
async function hideIfReported(tx: Transaction, contentId: number, now: Date): Promise<void> {
  const [open] = await tx
    .select({ readers: sql<number>`count(distinct reader_id)::int` })
    .from(challengeReport)
    .where(and(eq(challengeReport.contentId, contentId), isNull(challengeReport.settledAt)));
  if ((open?.readers ?? 0) < reportsThatHide.title) return;
  await tx
    .update(challengeTitle)
    .set({ hiddenAt: now })
    .where(and(eq(challengeTitle.id, contentId), isNull(challengeTitle.hiddenAt)));
}

/**
 * Reports a chapter, once a member; enough members who report a title hide it until an operator
 * decides.
 * @throws ApiFailure as `admitToChallengeChapter`; 403 one's own, 409 reported before
 */
export async function reportChapter(
  context: RequestContext,
  { category, ...path }: ChapterPath & { readonly category: ChallengeReportCategory },
  remarksDetail: string,
  caller: Caller,
): Promise<null> {
  const checked = checkOptionalText(remarksDetail);
  if (!checked.ok) throw badRequest('remarksDetail: too long');
  return act(context, path, caller, async ({ tx, readerId, now, title }) => {
    if (title.readerId === readerId) throw new ApiFailure(403, 'forbiddenReport');
    const report = { category, remarks: checked.value ?? '', reportedAt: now };
    // Two members who report at once count each other: who comes second waits for the first.
    await tx
      .select({ id: challengeTitle.id })
      .from(challengeTitle)
      .where(eq(challengeTitle.id, title.id))
      .for('no key update');
    const stored = await tx
      .insert(challengeReport)
      .values({ ...path, readerId, ...report })
      .onConflictDoNothing();
    if (stored.rowCount === 0) throw new ApiFailure(409, 'duplicateReport');
    await hideIfReported(tx, title.id, now);
    return null;
  });
}
