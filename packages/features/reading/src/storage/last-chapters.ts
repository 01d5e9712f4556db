import {
  lastChaptersKey,
  type LastChapter,
  readLastChapters,
  writeAdoptedChapters,
  writeLastChapter as withChapter,
} from '@hanji/domain/reading/memory/last-chapters.ts';
import { recall } from '@hanji/domain/reading/memory/recent-entries.ts';
import { localSiteStorage } from '@hanji/edition/storage/site-storage.ts';

function readChapters() {
  return readLastChapters(localSiteStorage.getItem(lastChaptersKey), Date.now());
}

/** The chapter of a title that this reader opened last on this device; null where none was. */
export function readLastChapter(reader: string | null, contentId: number): LastChapter | null {
  return recall(readChapters(), contentId, reader);
}

/** Remembers on this device that it was opened, or read to its end. */
export function writeLastChapter(
  reader: string | null,
  contentId: number,
  chapterId: number,
  isFinished = false,
): void {
  const opened = { chapterId, openedAt: Date.now(), isFinished };
  const text = withChapter(readChapters(), { reader, contentId }, opened);
  localSiteStorage.setItem(lastChaptersKey, text);
}

/** Gives a member what this visitor opened since that moment, in milliseconds since 1970. */
export function adoptLastChapters(reader: string, since: number): void {
  localSiteStorage.setItem(lastChaptersKey, writeAdoptedChapters(readChapters(), reader, since));
}
