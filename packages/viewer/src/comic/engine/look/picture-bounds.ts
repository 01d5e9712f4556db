import type { ComicSettings } from '@hanji/domain/reading/comic/comic-settings.ts';
import type { PageMode } from '@hanji/domain/reading/page-mode.ts';
import type { ComicPage } from '@hanji/domain/reading/pages/comic-pages.ts';
import { isTallPage, widestComicImage } from '@hanji/domain/screens/widths.ts';
import type { ComicImage } from '#comic/engine/comic-image.ts';

type Pages = readonly ComicPage<ComicImage>[];

/** How large pictures may be. */
export type PictureBounds = {
  /** In CSS pixels. */
  readonly widest: number;
  /** Height over width of what shall be seen whole; undefined where pictures may be taller. */
  readonly whole?: number | undefined;
};

/** Height over width of the tallest page that can be seen whole; undefined where none can be. */
export function tallestWhole(pages: Pages): number | undefined {
  const ratios = pages.map(({ ratio }) => ratio).filter((ratio) => !isTallPage(ratio));
  return ratios.length > 0 ? Math.max(...ratios) : undefined;
}

/**
 * The bounds of all pictures of a strip, which share a width, and the widest of any page. On wide
 * screens the reader chooses the width; drawn as they are they may be wider and are never enlarged.
 */
export function pictureBounds(
  { stripFit, pageFit, width }: Pick<ComicSettings, 'stripFit' | 'pageFit' | 'width'>,
  mode: PageMode,
  pages: Pages,
  wide: boolean,
): PictureBounds {
  const fit = mode === 'vertical' ? stripFit : pageFit;
  const chosen = wide ? width : widestComicImage;
  if (fit === 'original') return { widest: widestOf(pages) };
  const whole = fit === 'height' && mode === 'vertical' ? tallestWhole(pages) : undefined;
  return { widest: chosen, whole };
}

function widestOf(pages: Pages): number {
  const widths = pages.flatMap(({ images }) => images.map(({ width }) => width));
  return Math.max(1, ...widths);
}
