import { readEntries, recall, remember } from '#reading/memory/recent-entries.ts';
import type { RecentEntries } from '#reading/memory/recent-entries.ts';
import { isId } from '#reading/memory/stored-json.ts';

/** Where a device keeps which chapters a visitor has read to their end; members' are the service's. */
export const finishedChaptersKey = 'hanji.finishedChapters';

/** Titles that somebody may come back to. */
const keptTitles = 100;
/** Of one title, so that all together stay far below what a browser keeps for a site. */
const keptChapters = 1000;
const version = 1;
const name = 'finished';

/** By content id, newest first: ids of chapters, the one finished last in front. */
export type FinishedChapters = RecentEntries<readonly number[]>;

/** Out of stored text; what cannot be read is left out. */
export function readFinishedChapters(text: string | null): FinishedChapters {
  return readEntries(text, { version, name }, (stored) =>
    Array.isArray(stored) ? stored.filter(isId).slice(0, keptChapters) : null,
  );
}

export function finishedOf(finished: FinishedChapters, contentId: number): ReadonlySet<number> {
  return new Set(recall(finished, contentId));
}

/** As text to store, with one more; the oldest of over 100 titles and 1,000 chapters are forgotten. */
export function writeFinishedChapter(
  finished: FinishedChapters,
  contentId: number,
  chapterId: number,
): string {
  const others = (recall(finished, contentId) ?? []).filter((id) => id !== chapterId);
  const chapters = [chapterId, ...others].slice(0, keptChapters);
  return JSON.stringify({ version, [name]: remember(finished, contentId, chapters, keptTitles) });
}
