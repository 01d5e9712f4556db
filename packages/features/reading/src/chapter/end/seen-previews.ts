/** Chapters whose preview was read to its end; of this page alone, so that a reload forgets them. */
const seen = new Set<number>();

/** Says that the end of a chapter's preview was on the screen. */
export function rememberPreview(chapterId: number): void {
  seen.add(chapterId);
}

export function hasSeenPreview(chapterId: number): boolean {
  return seen.has(chapterId);
}
