import type { PagePicture } from '@hanji/contract/pages.ts';
import type { ChapterAhead, NearChapter } from '#chapter/ahead/chapter-ahead.ts';
import { openImages } from '#chapter/comic/opened-images.ts';
import { chapterPictures } from '#first/first-pictures.ts';
import { StripsAhead } from './StripsAhead.tsx';
import { stripPictures } from './strip-pictures.ts';
import { stripStart } from './strip-start.ts';

/**
 * Fetches the pictures that a comic chapter opens with into the browser's store. Gives the strip that it
 * opens as once they are here; null where it opens otherwise.
 */
export async function prepareStrip(near: NearChapter): Promise<ChapterAhead | null> {
  const { reader, address, view, arrival } = near;
  const images = await openImages(view);
  if (images.length === 0) return null;
  const start = stripStart(reader, address, view, arrival);
  const position = start?.position;
  const pictures = position ? stripPictures(images, position) : await chapterPictures(view);
  await Promise.allSettled(pictures.map(fetchPicture));
  return start && { kind: 'strip', reader, address, view, images, position, Drawn: StripsAhead };
}

function fetchPicture({ url, srcset = '', sizes = '' }: PagePicture): Promise<void> {
  const image = new Image();
  image.fetchPriority = 'low';
  image.sizes = sizes;
  image.srcset = srcset;
  image.src = url;
  return image.decode();
}
