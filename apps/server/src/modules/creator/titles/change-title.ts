import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import type { TitleDraft } from '@hanji/contract/calls/creator/own-title.ts';
import type { OwnTitle } from '@hanji/contract/entities/creator.ts';
import { keptTitleDraft, titleDraftProblems } from '@hanji/domain/creator/title-draft.ts';
import { challengeChapter } from '#db/schema/challenge/chapter.ts';
import { challengeTitle } from '#db/schema/challenge/title.ts';
import { ApiFailure, badRequest } from '#http/failure/api-failure.ts';
import type { Caller } from '#http/request/caller.ts';
import { inUnit, type RequestContext, type UnitContext } from '#http/request-context.ts';
import { limitUses } from '#modules/account/attempts/limit-attempts.ts';
import { creationAttempts } from '#modules/account/attempts/limits.ts';
import { memberOf } from '#modules/account/signed-in.ts';
import { lockReader } from '#modules/readers/reader-row.ts';
import { clearArticles } from '#modules/creator/articles/clear-articles.ts';
import { lockTitleOnRevision, readOwnTitle } from './find-own-title.ts';
import { genreIdsOf } from './own-title.ts';

/** So many titles a creator has at once: more than anybody draws, and a bound for what is listed. */
const mostTitles = 100;

type OnRevision = { readonly contentId: number; readonly revision: number };

/** @throws ApiFailure 400 for what the rules of domain refuse */
function columnsOf(draft: TitleDraft) {
  const problems = titleDraftProblems(draft);
  if (problems.length > 0) {
    throw badRequest(problems.map(({ field, reason }) => `${field}: ${reason}`).join(', '));
  }
  const { name, description, catchcopy, mature, commentEnabled, completed, published, ...genres } =
    keptTitleDraft(draft);
  const words = { name, description, catchcopy, mature, commentEnabled, completed, published };
  return { ...words, genreIds: genreIdsOf(genres) };
}

/**
 * Begins a title (challenge-and-shutdown, section 2.5).
 * @throws ApiFailure 400, 409 for one too many, 429 where very many are begun
 */
export function createTitle(
  context: RequestContext,
  draft: TitleDraft,
  caller: Caller,
): Promise<OwnTitle> {
  const columns = columnsOf(draft);
  const begin = async (unit: UnitContext): Promise<OwnTitle> => {
    const { db, secrets } = unit;
    const now = unit.now();
    // Locked, so that of two at once the second counts the first.
    const readerId = await lockReader(db, secrets, caller);
    const [own] = await db
      .select({ titles: count() })
      .from(challengeTitle)
      .where(and(eq(challengeTitle.readerId, readerId), isNull(challengeTitle.deletedAt)));
    if ((own?.titles ?? 0) >= mostTitles) throw new ApiFailure(409, 'tooManyTitles');
    const [made] = await db
      .insert(challengeTitle)
      .values({ ...columns, readerId, createdAt: now, updatedAt: now })
      .returning({ id: challengeTitle.id });
    if (made === undefined) throw new Error('the title was not written');
    return readOwnTitle(unit, memberOf(caller), made.id);
  };
  return limitUses(context, creationAttempts(memberOf(caller)), () => inUnit(context, begin));
}

/** @throws ApiFailure 400, 404, 409 */
export function changeTitle(
  context: RequestContext,
  memberId: string,
  on: OnRevision,
  draft: TitleDraft,
): Promise<OwnTitle> {
  const columns = columnsOf(draft);
  return inUnit(context, async (unit) => {
    const title = await lockTitleOnRevision(unit, memberId, on);
    await unit.db
      .update(challengeTitle)
      .set({ ...columns, revision: title.revision + 1 })
      .where(eq(challengeTitle.id, title.id));
    return readOwnTitle(unit, memberId, title.id);
  });
}

/** Before their title, as everybody who locks both. */
async function lockChapters(
  unit: UnitContext,
  memberId: string,
  contentId: number,
): Promise<number[]> {
  await readOwnTitle(unit, memberId, contentId);
  const rows = await unit.db
    .select({ id: challengeChapter.id })
    .from(challengeChapter)
    .where(eq(challengeChapter.contentId, contentId))
    .orderBy(asc(challengeChapter.id))
    .for('no key update');
  return rows.map(({ id }) => id);
}

/**
 * Takes a title from the desk and from readers, and its pictures. Its row stays with all that others
 * wrote of it.
 * @throws ApiFailure 404, 409
 */
export function deleteTitle(
  context: RequestContext,
  memberId: string,
  on: OnRevision,
): Promise<null> {
  return inUnit(context, async (unit) => {
    const chapters = await lockChapters(unit, memberId, on.contentId);
    const title = await lockTitleOnRevision(unit, memberId, on);
    await clearArticles(unit.db, chapters);
    await unit.db
      .update(challengeChapter)
      .set({ status: 'withdrawn' })
      .where(
        and(
          eq(challengeChapter.contentId, title.id),
          sql`${challengeChapter.status} in ('scheduled', 'published')`,
        ),
      );
    await unit.db
      .update(challengeTitle)
      .set({
        deletedAt: unit.now(),
        coverId: null,
        squareId: null,
        revision: title.revision + 1,
      })
      .where(eq(challengeTitle.id, title.id));
    return null;
  });
}
