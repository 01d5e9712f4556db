import { isTallPage, widestComicImage } from '#screens/widths.ts';
import type { PageImage } from '#reading/pages/comic-pages.ts';
import { layOutStrip, offsetOf, positionAt, stripHeight } from '#reading/pages/strip-layout.ts';
import type {
  ComicPosition,
  KeptComicPosition,
  KeptNovelPosition,
  NovelPosition,
} from '#reading/position/reading-position.ts';
import type { ScreenSize } from '#reading/position/screen-share.ts';

type Images = readonly PageImage[];

/** Adds to a position what it takes to find it again (decision "reading position"). */
export function keepComicPosition(
  position: ComicPosition,
  images: Images,
  contentVersion: string,
): KeptComicPosition {
  const layout = layOutStrip(images);
  const height = stripHeight(layout, 1);
  const chapterShare = height > 0 ? offsetOf(layout, position, 1) / height : null;
  return { ...position, chapterShare, contentVersion };
}

/**
 * Where a kept position lies in a chapter now. In another version of the content the share of the
 * chapter decides, since its images may bear the ids of others; without a share the image itself,
 * and undefined, which is the beginning, where that is gone too.
 */
export function resolveComicPosition(
  kept: KeptComicPosition,
  images: Images,
  contentVersion: string,
): ComicPosition | undefined {
  const { imageId, fraction, chapterShare } = kept;
  const here = images.some(({ id }) => id === imageId) ? { imageId, fraction } : undefined;
  if (chapterShare === null || (here && isVersion(kept, contentVersion))) return here;
  const layout = layOutStrip(images);
  return positionAt(layout, chapterShare * stripHeight(layout, 1), 1);
}

/** Whether a place lies beyond a preview, which is the chapter's first images. */
export function isBeyondImages(
  { imageId }: ComicPosition,
  images: readonly { readonly id: string }[],
): boolean {
  return images.every(({ id }) => id !== imageId);
}

/**
 * The same for a novel: in another version no CFI can be trusted, so its words decide, or its percent
 * where they are gone.
 */
export function resolveNovelPosition(
  kept: KeptNovelPosition,
  contentVersion: string,
): NovelPosition {
  const { contentVersion: _, cfi, ...place } = kept;
  return { cfi: isVersion(kept, contentVersion) ? cfi : '', ...place };
}

/** About one screen: the last one is the end of what there is to read. */
const lastScreens = 1.2;

/**
 * Whether a position has hardly more than a screen before the chapter's end: on its last page, or so
 * near in a strip as wide as the screen, at most as wide as comics are shown.
 */
export function isAtEnd(position: ComicPosition, images: Images, screen: ScreenSize): boolean {
  const here = images.find(({ id }) => id === position.imageId);
  if (here && !isTallPage(here.height / here.width) && here.page === images.at(-1)?.page)
    return true;
  const layout = layOutStrip(images);
  const width = Math.min(screen.width, widestComicImage);
  const left = stripHeight(layout, width) - offsetOf(layout, position, width);
  return left <= screen.height * lastScreens;
}

/** From here on there is hardly more than a chapter's last screen to read, in percent. */
const lastPercent = 99;

/** The same for a novel. */
export function isNovelAtEnd({ percent }: Pick<NovelPosition, 'percent'>): boolean {
  return percent >= lastPercent;
}

/** A position that names no version is taken at its word. */
function isVersion(
  kept: { readonly contentVersion: string | null },
  contentVersion: string,
): boolean {
  return kept.contentVersion === null || kept.contentVersion === contentVersion;
}
