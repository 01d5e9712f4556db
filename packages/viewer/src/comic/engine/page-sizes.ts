import { pagesOf, type PageImage } from '@hanji/domain/reading/pages/comic-pages.ts';
import { isTallPage } from '@hanji/domain/screens/widths.ts';
import { asStrip, type Shown, sizesOf } from '#comic/engine/shown-width.ts';

/** What bounds a page of a ratio, height over width, that is shown whole where it is not a tall one. */
export function shownPage(ratio: number, shown: Omit<Shown, 'whole'> = asStrip): Shown {
  return isTallPage(ratio) ? shown : { ...shown, whole: ratio };
}

/** The `sizes` of a chapter's first page, which stands alone, by the settings that nobody has changed. */
export function firstPageSizes(images: readonly PageImage[]): string {
  return sizesOf(shownPage(pagesOf(images)[0]?.ratio ?? 1));
}
