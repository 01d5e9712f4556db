import { and, eq } from 'drizzle-orm';
import { adultAge } from '@hanji/domain/access/adult-gate.ts';
import type { Executor } from '#db/executor.ts';
import { challengeChapter } from '#db/schema/challenge/chapter.ts';
import { challengeTitle } from '#db/schema/challenge/title.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import type { Caller } from '#http/request/caller.ts';
import type { RequestContext } from '#http/request-context.ts';
import { gateBefore } from '#modules/admission/admission.ts';
import { challengeLanguage } from './edition.ts';

export type ChapterPath = { readonly contentId: number; readonly chapterId: number };

type Gated = { readonly listed: boolean; readonly mature: boolean };

/**
 * That title, for a reader who may see it: its language is that of the area.
 * @throws ApiFailure 404 where there is none, or readers do not find it; 428 or 451 for adults only
 */
export function admitToFound<Title extends Gated>(
  context: RequestContext,
  title: Title | undefined,
  caller: Caller,
): Title {
  if (title?.listed !== true) throw new ApiFailure(404, 'contentNotFound');
  const restrictedAge = title.mature ? adultAge : 0;
  const gate = gateBefore(context, { restrictedAge, language: challengeLanguage }, caller);
  if (gate === 428) throw new ApiFailure(428, 'acceptanceRequired');
  if (gate === 451) throw new ApiFailure(451, 'verificationRequired');
  return title;
}

/** @throws ApiFailure as `admitToFound` */
export async function admitToChallenge(
  context: RequestContext,
  contentId: number,
  caller: Caller,
): Promise<typeof challengeTitle.$inferSelect> {
  const [title] = await context.db
    .select()
    .from(challengeTitle)
    .where(eq(challengeTitle.id, contentId));
  return admitToFound(context, title, caller);
}

function find(db: Executor, { contentId, chapterId }: ChapterPath) {
  return db
    .select({ title: challengeTitle, chapter: challengeChapter })
    .from(challengeTitle)
    .leftJoin(
      challengeChapter,
      and(
        eq(challengeChapter.contentId, challengeTitle.id),
        eq(challengeChapter.id, chapterId),
        eq(challengeChapter.status, 'published'),
      ),
    )
    .where(eq(challengeTitle.id, contentId));
}

type Found = Awaited<ReturnType<typeof find>>[number];
export type AdmittedChapter = Pick<Found, 'title'> & {
  readonly chapter: NonNullable<Found['chapter']>;
};

/**
 * A chapter that has appeared, for a reader who may see its title.
 * @throws ApiFailure as `admitToFound`; 404 also where the title has no such chapter
 */
export async function admitToChallengeChapter(
  context: RequestContext,
  path: ChapterPath,
  caller: Caller,
): Promise<AdmittedChapter> {
  const [found] = await find(context.db, path);
  const title = admitToFound(context, found?.title, caller);
  const chapter = found?.chapter ?? null;
  if (chapter === null) throw new ApiFailure(404, 'chapterNotFound');
  return { title, chapter };
}

/**
 * The same for what is said about it.
 * @throws ApiFailure 404 also where its creator takes no comments
 */
export async function admitToChallengeComments(
  context: RequestContext,
  path: ChapterPath,
  caller: Caller,
): Promise<AdmittedChapter> {
  const found = await admitToChallengeChapter(context, path, caller);
  if (!found.title.commentEnabled || !found.chapter.commentEnabled) {
    throw new ApiFailure(404, 'commentsOff');
  }
  return found;
}
