import {
  lastChaptersKey,
  type LastChapter,
  readLastChapters,
  writeLastChapter as withChapter,
} from '@hanji/domain/reading/memory/last-chapters.ts';
import { recall } from '@hanji/domain/reading/memory/recent-entries.ts';
import { readStored, writeStored } from './stored-value.ts';

/** The chapter of a title that was opened last on this device; null where none was. */
export function readLastChapter(contentId: number): LastChapter | null {
  return recall(readLastChapters(readStored(lastChaptersKey)), contentId);
}

/** Remembers it on this device. */
export function writeLastChapter(contentId: number, chapterId: number): void {
  const chapters = readLastChapters(readStored(lastChaptersKey));
  writeStored(
    lastChaptersKey,
    withChapter(chapters, contentId, { chapterId, openedAt: Date.now() }),
  );
}
