import type { ChapterLink } from '@hanji/contract/entities/chapter.ts';
import type { ChapterFileSalesType } from '@hanji/contract/vocabulary.ts';

/** What the page after a chapter's end says. */
export type EndCard =
  | { readonly kind: 'previewEnd' }
  | { readonly kind: 'continue'; readonly chapter: ChapterLink }
  | { readonly kind: 'allRead' };

/**
 * The next-chapter card: on with the next chapter, or that all available contents are read
 * (reading-service, section 2 "Viewers"), which `lastCardOf` looks at once more. A preview ends
 * without either.
 */
export function endCardOf(
  nextChapter: ChapterLink | null,
  salesType: ChapterFileSalesType,
): EndCard {
  if (salesType === 'trial') return { kind: 'previewEnd' };
  return nextChapter === null ? { kind: 'allRead' } : { kind: 'continue', chapter: nextChapter };
}
