import { clamp } from '#numbers/clamp.ts';
import { isPaired, type PageMode } from '#reading/page-mode.ts';
import { pagesOf, type PageImage } from '#reading/pages/comic-pages.ts';
import { layOutStrip, stripHeight } from '#reading/pages/strip-layout.ts';
import { widestComicImage } from '#screens/widths.ts';

/** In CSS pixels. */
export type ScreenSize = { readonly width: number; readonly height: number };

/**
 * What share of a chapter a screen shows at once, 0 to 1: of a strip as wide as the screen, at most
 * as wide as comics are shown, or one page or two of all. 0 of a chapter without images.
 */
export function screenShare(
  images: readonly PageImage[],
  mode: PageMode,
  screen: ScreenSize,
): number {
  if (images.length === 0) return 0;
  if (mode === 'page') {
    const shown = isPaired(screen.width, mode) ? 2 : 1;
    return Math.min(1, shown / pagesOf(images).length);
  }
  const width = Math.min(screen.width, widestComicImage);
  return Math.min(1, screen.height / stripHeight(layOutStrip(images), width));
}

/** What a novel's screen is taken for, whose letters are of any size. */
export const novelScreenShare = 0.03;

/** The share of a comic's strip beside which comments stand, from 1 % to a quarter. */
export function comicScreenShare(images: readonly PageImage[], screen: ScreenSize): number {
  return images.length === 0 ? 0.25 : clamp(screenShare(images, 'vertical', screen), 0.01, 0.25);
}
