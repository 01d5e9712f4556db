/**
 * Whether a chapter has a preview (reading-service, section 3 "hasTrial"): pages are set aside for
 * one, and the chapter is not free anyway.
 */
export function hasPreview(chapter: {
  readonly free: boolean;
  readonly trialPages: number;
}): boolean {
  return !chapter.free && chapter.trialPages > 0;
}
