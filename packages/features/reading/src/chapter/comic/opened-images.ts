import {
  openChapterImages,
  type OpenedImage,
} from '@hanji/api-client/images/open-chapter-images.ts';
import type { ChapterView } from '@hanji/contract/entities/chapter.ts';

type Images = readonly OpenedImage[];

const opened = new WeakMap<ChapterView, Images>();

/** The images of a view with addresses that a browser can load, from here on kept beside it. */
export async function openImages(view: ChapterView): Promise<Images> {
  const images = opened.get(view) ?? (await openChapterImages(view));
  opened.set(view, images);
  return images;
}

/** Those of a view that were opened before: they are drawn without another wait. */
export function imagesHere(view: ChapterView): Images | undefined {
  return opened.get(view);
}
