/** How a reader left the chapter of a title that they read last. */
export type LeftChapter<Chapter> = {
  /** Null where it is gone by now. */
  readonly chapter: Chapter | null;
  /** Share of the chapter that lies before the place they came to, 0 to 1. */
  readonly share: number;
  /** When it was opened last, and when its end was first on screen; in milliseconds. */
  readonly openedAt: number | null;
  readonly finishedAt: number | null;
};

/** From this share on, what is left of a chapter is its end. */
const endShare = 0.98;

/**
 * Where to go on with a title that was read ("continue where one stopped"): at the place kept in the
 * chapter read last, or at the begin of the `next` where that one was read to its end or is gone.
 * Null where all of it is read. A chapter that was finished before and opened again counts as open.
 */
export function resumeOf<Chapter>(
  left: LeftChapter<Chapter>,
  next: Chapter | null,
): { readonly chapter: Chapter; readonly share: number } | null {
  if (left.chapter !== null && !isDone(left)) return { chapter: left.chapter, share: left.share };
  return next === null ? null : { chapter: next, share: 0 };
}

function isDone({ share, openedAt, finishedAt }: LeftChapter<unknown>): boolean {
  if (share >= endShare) return true;
  return finishedAt !== null && finishedAt >= (openedAt ?? finishedAt);
}
