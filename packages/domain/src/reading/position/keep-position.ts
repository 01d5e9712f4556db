import type { PageImage } from '#reading/pages/comic-pages.ts';
import { layOutStrip, offsetOf, positionAt, stripHeight } from '#reading/pages/strip-layout.ts';
import type {
  ComicPosition,
  KeptComicPosition,
  KeptNovelPosition,
  NovelPosition,
} from '#reading/position/reading-position.ts';

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

/** The same for a novel: in another version its percent decides, as no CFI can be trusted. */
export function resolveNovelPosition(
  kept: KeptNovelPosition,
  contentVersion: string,
): NovelPosition {
  const { cfi, percent } = kept;
  return { cfi: isVersion(kept, contentVersion) ? cfi : '', percent };
}

/** A position that names no version is taken at its word. */
function isVersion(
  kept: { readonly contentVersion: string | null },
  contentVersion: string,
): boolean {
  return kept.contentVersion === null || kept.contentVersion === contentVersion;
}
