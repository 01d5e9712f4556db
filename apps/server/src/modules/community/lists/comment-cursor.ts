/** Where a page of the most liked comments ended: the likes are those of the moment `at`. */
export type LikedCursor = { readonly likes: number; readonly id: number; readonly at: Date };

const longestPagingMs = 60 * 60 * 1000;

/** What a page says to go on with; null where it was the last. */
export function writeLikedCursor({ likes, id, at }: LikedCursor): string {
  return `${id}-${likes}-${at.getTime()}`;
}

/**
 * Where to go on; null where only an id is given, or the moment is too long ago, or not yet: the
 * comment is then taken where it stands now.
 */
export function readLikedCursor(cursor: string, now: Date): LikedCursor | null {
  const [id = 0, likes, at] = cursor.split('-').map(Number);
  if (likes === undefined || at === undefined) return null;
  const age = now.getTime() - at;
  if (age < 0 || age > longestPagingMs) return null;
  return { id, likes, at: new Date(at) };
}

/** The id of the comment that a cursor ended at, of whatever order. */
export function idOfCursor(cursor: string): number {
  return Number(cursor.split('-')[0]);
}

/** Where a page of a history ended. */
export type PostedCursor = { readonly seconds: number; readonly id: number | null };

/**
 * Those before a moment follow: of its own second, those with a smaller id, and where no id is
 * given none.
 */
export function readPostedCursor(cursor: string): PostedCursor {
  const [seconds = 0, id = null] = cursor.split('-').map(Number);
  return { seconds, id };
}

export function writePostedCursor({ postedAt, id }: { postedAt: Date; id: number }): string {
  return `${Math.floor(postedAt.getTime() / 1000)}-${id}`;
}
