import {
  openChapterImages,
  type OpenedImage,
} from '@hanji/api-client/images/open-chapter-images.ts';
import type { ChapterView } from '@hanji/contract/entities/chapter.ts';

type Images = readonly OpenedImage[];

type Opened = {
  readonly images: Images;
  /** In milliseconds since 1970. */
  readonly at: number;
};

const opened = new WeakMap<ChapterView, Opened>();

/** The images of a view with addresses that a browser can load, from here on kept beside it. */
export async function openImages(view: ChapterView): Promise<Images> {
  const here = opened.get(view) ?? { at: Date.now(), images: await openChapterImages(view) };
  opened.set(view, here);
  return here.images;
}

/** Those of a view that were opened before: they are drawn without another wait. */
export function imagesHere(view: ChapterView): Images | undefined {
  return opened.get(view)?.images;
}

/** When the addresses of a view were opened, which is right after they came: they do not hold for ever. */
export function openedAt(view: ChapterView): number | undefined {
  return opened.get(view)?.at;
}
