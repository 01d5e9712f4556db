import type { RecentEntries } from '#reading/memory/recent-entries.ts';
import { adopt, readEntries, remember } from '#reading/memory/recent-entries.ts';
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
  /** It was read to its end since. */
  readonly isFinished: boolean;
};

/** By reader and content id, newest first. */
export type LastChapters = RecentEntries<LastChapter>;

/**
 * Out of stored text; what cannot be read is left out. A time that is still to come, in milliseconds
 * since 1970, is of a clock that was ahead: it is not known.
 */
export function readLastChapters(text: string | null, now: number): LastChapters {
  return readEntries(text, { version, name: 'chapters' }, (stored) => {
    const chapter = readLastChapter(stored);
    return chapter && chapter.openedAt > now ? { ...chapter, openedAt: 0 } : chapter;
  });
}

/** Who opened it, by user id and null of a visitor, and of which title. */
type TitleOwner = { readonly reader: string | null; readonly contentId: number };

/** As text to store, with one more; the oldest of over 200 titles are forgotten. */
export function writeLastChapter(
  chapters: LastChapters,
  { reader, contentId }: TitleOwner,
  chapter: LastChapter,
): string {
  return writeChapters(remember(chapters, contentId, chapter, kept, reader));
}

/** As text to store: what a visitor opened since that moment is the member's who signed in then. */
export function writeAdoptedChapters(
  chapters: LastChapters,
  reader: string,
  since: number,
): string {
  return writeChapters(adopt(chapters, reader, ({ openedAt }) => openedAt >= since));
}

function writeChapters(chapters: LastChapters): string {
  return JSON.stringify({ version, chapters });
}

/** What the service knows of a reader and a title. */
type Activity = {
  readonly lastReadChapterId: number | null;
  /** ISO 8601. */
  readonly lastReadAt: string | null;
};

/** The chapter that was read last; whether to its end is left out where the chapter itself says so. */
export type LastRead = { readonly chapterId: number; readonly isFinished?: boolean };

/**
 * The chapter that was read last: the service's, unless this device has opened one since; visitors
 * have only their device's.
 */
export function lastChapterOf(
  activity: Activity | null,
  onDevice: LastChapter | null,
): LastRead | null {
  const known = activity?.lastReadChapterId ?? null;
  if (known === null) return onDevice;
  const readAt = Date.parse(activity?.lastReadAt ?? '') || 0;
  return onDevice && onDevice.openedAt > readAt ? onDevice : { chapterId: known };
}

/** Entries were bare ids once, opened at an unknown time, and then said nothing of the end. */
function readLastChapter(stored: unknown): LastChapter | null {
  if (isId(stored)) return { chapterId: stored, openedAt: 0, isFinished: false };
  const { chapterId, openedAt, isFinished } = membersOf(stored);
  if (!isId(chapterId) || typeof openedAt !== 'number') return null;
  return { chapterId, openedAt, isFinished: isFinished === true };
}
