import type { RecentEntries } from '#reading/memory/recent-entries.ts';
import { readEntries, remember } from '#reading/memory/recent-entries.ts';
import { isId } from '#reading/memory/stored-json.ts';

/** Where a device keeps which chapter of each title was opened last. */
export const lastChaptersKey = 'hanji.lastChapters';

/** Titles that somebody may come back to. */
const kept = 200;
const version = 1;

/** Chapter ids by content id, newest first. */
export type LastChapters = RecentEntries<number>;

/** Out of stored text; what cannot be read is left out. */
export function readLastChapters(text: string | null): LastChapters {
  return readEntries(text, { version, name: 'chapters' }, (id) => (isId(id) ? id : null));
}

/** As text to store, with one more; the oldest of over 200 titles are forgotten. */
export function writeLastChapter(
  chapters: LastChapters,
  contentId: number,
  chapterId: number,
): string {
  return JSON.stringify({ version, chapters: remember(chapters, contentId, chapterId, kept) });
}
