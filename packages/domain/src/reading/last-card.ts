import type { Chapter } from '@hanji/contract/entities/chapter.ts';
import { chapterAfter } from '#reading/chapter-after.ts';

type Listed = Pick<Chapter, 'id' | 'name' | 'sort'> & {
  readonly activity: Pick<Chapter['activity'], 'read'>;
};

/** What the page after the last chapter says, by what the title's list knows by now. */
export type LastCard<Of> =
  | { readonly kind: 'continue'; readonly chapter: Of }
  /** Nothing follows yet; the reader has left others out. */
  | { readonly kind: 'latest' }
  | { readonly kind: 'allRead' };

/**
 * Of a chapter behind which none was when it was opened: one may be out by now, and that everything
 * has been read is said to none who has left chapters out (reading-service, section 2 "Viewers").
 * `chapters` are those of its unit; `isKnown` whether what the reader has read is known, which it is
 * of members.
 */
export function lastCardOf<Of extends Listed>(
  chapters: readonly Of[],
  own: { readonly id: number; readonly sort: number },
  isKnown: boolean,
): LastCard<Of> {
  const next = chapterAfter(chapters, own);
  if (next) return { kind: 'continue', chapter: next };
  const isLeftOut = chapters.some(({ id, activity }) => id !== own.id && !activity.read);
  return { kind: isKnown && isLeftOut ? 'latest' : 'allRead' };
}
