import type { RecentEntries } from '#reading/memory/recent-entries.ts';
import { readEntries, remember } from '#reading/memory/recent-entries.ts';
import { isId, membersOf } from '#reading/memory/stored-json.ts';

/** Where a device keeps which chapter of each title was opened last. */
export const lastChaptersKey = 'hanji.lastChapters';

/** Titles that somebody may come back to. */
const kept = 200;
const version = 1;

export type LastChapter = {
  readonly chapterId: number;
  /** When it was opened, in milliseconds since 1970. */
  readonly openedAt: number;
};

/** By content id, newest first. */
export type LastChapters = RecentEntries<LastChapter>;

/** Out of stored text; what cannot be read is left out. */
export function readLastChapters(text: string | null): LastChapters {
  return readEntries(text, { version, name: 'chapters' }, readLastChapter);
}

/** As text to store, with one more; the oldest of over 200 titles are forgotten. */
export function writeLastChapter(
  chapters: LastChapters,
  contentId: number,
  chapter: LastChapter,
): string {
  return JSON.stringify({ version, chapters: remember(chapters, contentId, chapter, kept) });
}

/** What the service knows of a reader and a title. */
type Activity = {
  readonly lastReadChapterId: number | null;
  /** ISO 8601. */
  readonly lastReadAt: string | null;
};

/**
 * The chapter to go on with: the service's, unless this device has opened one since; visitors have
 * only their device's.
 */
export function lastChapterOf(
  activity: Activity | null,
  onDevice: LastChapter | null,
): number | null {
  const known = activity?.lastReadChapterId ?? null;
  if (known === null || !onDevice) return known ?? onDevice?.chapterId ?? null;
  const readAt = Date.parse(activity?.lastReadAt ?? '') || 0;
  return onDevice.openedAt > readAt ? onDevice.chapterId : known;
}

/** Entries were bare ids once: opened at an unknown time. */
function readLastChapter(stored: unknown): LastChapter | null {
  if (isId(stored)) return { chapterId: stored, openedAt: 0 };
  const { chapterId, openedAt } = membersOf(stored);
  if (!isId(chapterId) || typeof openedAt !== 'number') return null;
  return { chapterId, openedAt };
}
