import { and, asc, eq, getTableColumns, lt } from 'drizzle-orm';
import type { ChallengeContent } from '@hanji/contract/entities/challenge.ts';
import { together, type Executor } from '#db/executor.ts';
import { challengeChapter } from '#db/schema/challenge/chapter.ts';
import { challengeSubscription } from '#db/schema/challenge/readers.ts';
import { challengeTitle } from '#db/schema/challenge/title.ts';
import { image } from '#db/schema/works/image.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import type { Caller } from '#http/request/caller.ts';
import type { RequestContext } from '#http/request-context.ts';
import { chapterEntity } from '#modules/challenge/chapters/chapter-entity.ts';
import { admitToFound } from '#modules/challenge/admit-to-challenge.ts';
import { readActivity, type Activity } from './read-activity.ts';
import { selectTitles, titleHomeEntity } from './title-entity.ts';

function publishedChapters(db: Executor, contentId: number) {
  return db
    .select({ chapter: getTableColumns(challengeChapter), cover: getTableColumns(image) })
    .from(challengeChapter)
    .leftJoin(image, eq(image.id, challengeChapter.coverId))
    .where(and(eq(challengeChapter.contentId, contentId), eq(challengeChapter.status, 'published')))
    .orderBy(asc(challengeChapter.id));
}

/** A subscriber who opens a title has seen what is new in it. */
async function markVisited(
  { db, now }: RequestContext,
  contentId: number,
  { readerId, visitedAt }: Activity,
  updatedAt: Date,
): Promise<void> {
  if (readerId === null || visitedAt === null || visitedAt >= updatedAt) return;
  const at = now();
  await db
    .update(challengeSubscription)
    .set({ visitedAt: at })
    .where(
      and(
        eq(challengeSubscription.readerId, readerId),
        eq(challengeSubscription.contentId, contentId),
        lt(challengeSubscription.visitedAt, at),
      ),
    );
}

/**
 * A title with its chapters and what the reader has with it, in one round trip; one more where a
 * subscriber sees something new.
 * @throws ApiFailure as `admitToFound`
 */
export async function readContent(
  context: RequestContext,
  contentId: number,
  caller: Caller,
): Promise<{ content: ChallengeContent }> {
  const { db, prefix } = context;
  const [[found], chapters, activity] = await together(
    db,
    () => selectTitles(db).where(eq(challengeTitle.id, contentId)),
    () => publishedChapters(db, contentId),
    () => readActivity(db, { contentId, chapterId: null }, caller),
  );
  const title = admitToFound(context, found?.title, caller);
  if (found === undefined) throw new ApiFailure(404, 'contentNotFound');
  await markVisited(context, contentId, activity, title.updatedAt);
  return {
    content: {
      ...titleHomeEntity(prefix, found),
      chapters: chapters.map((row) => chapterEntity(prefix, title, row)),
      subscribed: activity.entity.subscribed,
      activity: activity.entity,
    },
  };
}
