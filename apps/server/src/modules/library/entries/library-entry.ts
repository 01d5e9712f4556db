import type { LibraryEntry } from '@hanji/contract/entities/library.ts';
import { hasNewChapter, unreadChapters } from '@hanji/domain/library/library-marks.ts';
import { resumeOf } from '@hanji/domain/library/resume.ts';
import { secondsLeft } from '@hanji/domain/times/seconds-left.ts';
import type { RequestContext } from '#http/request-context.ts';
import { contentCard } from '#modules/catalogue/content-card.ts';
import type { Title } from '#modules/catalogue/load-titles.ts';
import type { TitleProgress } from './title-progress.ts';

type RunningRental = {
  readonly chapterId: number;
  readonly name: string;
  readonly until: Date | null;
  readonly chapters: number;
};

type EntryFacts = {
  readonly registeredAt: Date;
  /** When its home was last opened by who subscribes to it; null where they do not. */
  readonly visitedAt: Date | null;
  readonly progress: TitleProgress | null;
  readonly rental: RunningRental | null;
};

/** A title as a library shows it; of one that is gone, only that it was there. */
export function libraryEntry(
  context: RequestContext,
  title: Title,
  { registeredAt, visitedAt, progress, rental }: EntryFacts,
): LibraryEntry {
  const withdrawn = title.publishedAt === null || title.withdrawnAt !== null;
  const unread = unreadOf(title, progress);
  const news = {
    newestAt: title.lastChapterPublishedAt?.getTime() ?? null,
    visitedAt: visitedAt?.getTime() ?? null,
    lastReadAt: progress?.at.getTime() ?? null,
    unread,
  };
  return {
    content: contentCard(context, title),
    registeredAt: registeredAt.toISOString(),
    lastRead: progress && {
      chapterId: progress.last.id,
      chapterName: progress.last.name,
      at: progress.at.toISOString(),
    },
    resume: withdrawn || progress === null ? null : resumptionOf(progress),
    unread: withdrawn ? null : unread,
    newChapter: !withdrawn && hasNewChapter(news),
    rental: rental && rentalOf(rental, context.now()),
    withdrawn,
  };
}

function unreadOf(title: Title, progress: TitleProgress | null): number | null {
  if (progress === null) return null;
  const appeared = progress.unit === 'volume' ? title.volumeCount : title.episodeCount;
  return unreadChapters(appeared, progress.furthestSort);
}

function resumptionOf({ last, isLastOut, next, ...left }: TitleProgress): LibraryEntry['resume'] {
  const { share, openedAt, finishedAt } = left;
  const found = resumeOf(
    {
      chapter: isLastOut ? last : null,
      share,
      openedAt: openedAt?.getTime() ?? null,
      finishedAt: finishedAt?.getTime() ?? null,
    },
    next,
  );
  return (
    found && { chapterId: found.chapter.id, chapterName: found.chapter.name, share: found.share }
  );
}

function rentalOf(rental: RunningRental, now: Date): LibraryEntry['rental'] {
  const { chapterId, name: chapterName, until, chapters } = rental;
  if (until === null) return null;
  return { chapterId, chapterName, chapters, rentRemained: secondsLeft(until, now) };
}
