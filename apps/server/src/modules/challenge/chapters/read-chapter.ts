import { and, asc, eq, getTableColumns, gt, inArray, lt, max, min, or } from 'drizzle-orm';
import { expiryOf } from '@hanji/domain/reading/images/address-lifetime.ts';
import type {
  ChallengeChapterLink,
  ChallengeChapterView,
  ChallengeImage,
} from '@hanji/contract/entities/challenge.ts';
import { together, type Executor } from '#db/executor.ts';
import { challengeChapter, challengeChapterImage } from '#db/schema/challenge/chapter.ts';
import { challengeTitle } from '#db/schema/challenge/title.ts';
import { image } from '#db/schema/works/image.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import type { Caller } from '#http/request/caller.ts';
import type { RequestContext } from '#http/request-context.ts';
import { admitToFound, type ChapterPath } from '#modules/challenge/admit-to-challenge.ts';
import { someComments } from '#modules/challenge/comments/list-comments.ts';
import { readActivity } from '#modules/challenge/titles/read-activity.ts';
import { avatarFile, coverFile } from '#modules/challenge/titles/stored-files.ts';
import { selectTitles } from '#modules/challenge/titles/title-entity.ts';
import { authorId } from '#modules/community/readers/reader-of-caller.ts';
import { AddressCipher } from '#modules/media/address-cipher.ts';
import { viewedImage } from '#modules/media/viewed-image.ts';
import { chapterCoverWidth, chapterEntity } from './chapter-entity.ts';

function chapters(db: Executor) {
  return db
    .select({ chapter: getTableColumns(challengeChapter), cover: getTableColumns(image) })
    .from(challengeChapter)
    .leftJoin(image, eq(image.id, challengeChapter.coverId));
}

/** A chapter that has appeared, with the one before and behind it, by their ids. */
function withNeighbours(db: Executor, { contentId, chapterId }: ChapterPath) {
  const { id, status } = challengeChapter;
  const others = and(eq(challengeChapter.contentId, contentId), eq(status, 'published'));
  const before = db
    .select({ id: max(id) })
    .from(challengeChapter)
    .where(and(others, lt(id, chapterId)));
  const behind = db
    .select({ id: min(id) })
    .from(challengeChapter)
    .where(and(others, gt(id, chapterId)));
  return chapters(db)
    .where(and(others, or(eq(id, chapterId), inArray(id, before), inArray(id, behind))))
    .orderBy(asc(id));
}

function imagesOf(db: Executor, chapterId: number) {
  return db
    .select({ placed: getTableColumns(challengeChapterImage), image: getTableColumns(image) })
    .from(challengeChapterImage)
    .innerJoin(image, eq(image.id, challengeChapterImage.imageId))
    .where(eq(challengeChapterImage.chapterId, chapterId))
    .orderBy(asc(challengeChapterImage.page), asc(challengeChapterImage.slice));
}

type ImageRow = Awaited<ReturnType<typeof imagesOf>>[number];

/** Chapters cost nothing: their addresses hold for everybody, until they expire. */
function viewedImages(context: RequestContext, rows: readonly ImageRow[]) {
  if (rows.length === 0) return { images: [], imageKey: null };
  const cipher = new AddressCipher();
  const terms = { binding: '', expiry: expiryOf(context.now()), unlockId: null };
  const images = rows.map(({ placed, image: stored }, sort): ChallengeImage => {
    const { page, slice, size, description } = placed;
    const row = { page, slice, description, image: stored };
    const { url, ...viewed } = viewedImage(context, cipher, row, terms);
    const fileName = `${viewed.widths.at(-1) ?? stored.width}.${stored.format}`;
    return { ...viewed, sort, filePath: url, fileName, size };
  });
  return { images, imageKey: cipher.key };
}

/**
 * A chapter to read, in one round trip.
 * @throws ApiFailure as `admitToFound`; 404 also where the title has no such chapter
 */
export async function readChapter(
  context: RequestContext,
  path: ChapterPath,
  caller: Caller,
): Promise<ChallengeChapterView> {
  const { db, prefix } = context;
  const { contentId, chapterId } = path;
  const [[found], three, rows, activity, userComments] = await together(
    db,
    () => selectTitles(db).where(eq(challengeTitle.id, contentId)),
    () => withNeighbours(db, path),
    () => imagesOf(db, chapterId),
    () => readActivity(db, path, caller),
    () => someComments(context, chapterId, caller),
  );
  const title = admitToFound(context, found?.title, caller);
  const at = three.findIndex(({ chapter: { id } }) => id === chapterId);
  const row = three[at];
  if (found === undefined || row === undefined) throw new ApiFailure(404, 'chapterNotFound');
  const link = (each: typeof row | undefined): ChallengeChapterLink | null =>
    each === undefined
      ? null
      : {
          chapterId: each.chapter.id,
          name: each.chapter.name,
          ...coverFile(prefix, each.cover, chapterCoverWidth),
        };
  const { images, imageKey } = viewedImages(context, rows);
  const chapter = chapterEntity(prefix, title, row);
  return {
    chapter: {
      ...chapter,
      contentName: title.name,
      orientation: title.orientation,
      completed: title.completed,
      mature: title.mature,
      images,
      contentVersion: row.chapter.version,
      userComments: chapter.commentEnabled ? userComments : [],
      activity: activity.entity,
      liked: activity.liked,
      nextChapter: link(three[at + 1]),
      previousChapter: link(three[at - 1]),
      nickname: found.nickname,
      ...avatarFile(prefix, found.avatarKey),
    },
    imageKey,
    readerId: authorId(activity.readerId),
  };
}
