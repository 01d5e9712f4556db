import {
  lastChaptersKey,
  type LastChapter,
  readLastChapters,
  writeLastChapter as withChapter,
} from '@hanji/domain/reading/memory/last-chapters.ts';
import { recall } from '@hanji/domain/reading/memory/recent-entries.ts';
import { localSiteStorage } from '@hanji/edition/storage/site-storage.ts';

/** The chapter of a title that was opened last on this device; null where none was. */
export function readLastChapter(contentId: number): LastChapter | null {
  return recall(readLastChapters(localSiteStorage.getItem(lastChaptersKey)), contentId);
}

/** Remembers it on this device. */
export function writeLastChapter(contentId: number, chapterId: number): void {
  const chapters = readLastChapters(localSiteStorage.getItem(lastChaptersKey));
  localSiteStorage.setItem(
    lastChaptersKey,
    withChapter(chapters, contentId, { chapterId, openedAt: Date.now() }),
  );
}
