/**
 * How many chapters lie behind the furthest that was read, of so many that have appeared; chapters
 * count from 1. Null where none was read: what is unread is everything, and no news.
 */
export function unreadChapters(appeared: number, furthest: number | null): number | null {
  return furthest === null ? null : Math.max(0, appeared - furthest);
}

type TitleNews = {
  /** When its newest chapter appeared; all times in milliseconds, null where there is none. */
  readonly newestAt: number | null;
  /** When its reader last opened its home, since subscribing at the latest. */
  readonly visitedAt: number | null;
  readonly lastReadAt: number | null;
  readonly unread: number | null;
};

/** Whether a chapter has come since the reader was at a title last, and is still to be read. */
export function hasNewChapter({ newestAt, visitedAt, lastReadAt, unread }: TitleNews): boolean {
  if (newestAt === null || unread === 0) return false;
  const visits = [visitedAt, lastReadAt].filter((visit) => visit !== null);
  return visits.length > 0 && newestAt > Math.max(...visits);
}
