import {
  finishedChaptersKey,
  finishedOf,
  readFinishedChapters,
  writeFinishedChapter,
} from '@hanji/domain/reading/memory/finished-chapters.ts';
import { localSiteStorage } from '@hanji/edition/storage/site-storage.ts';

function readChapters() {
  return readFinishedChapters(localSiteStorage.getItem(finishedChaptersKey));
}

/** Which chapters of a title a visitor has read to their end on this device. */
export function readFinished(contentId: number): ReadonlySet<number> {
  return finishedOf(readChapters(), contentId);
}

/** Remembers one more. */
export function writeFinished(contentId: number, chapterId: number): void {
  localSiteStorage.setItem(
    finishedChaptersKey,
    writeFinishedChapter(readChapters(), contentId, chapterId),
  );
}
