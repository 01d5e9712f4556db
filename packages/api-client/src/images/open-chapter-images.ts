import type { ChapterImage, ImagePanel } from '@hanji/contract/entities/image.ts';
import { openImageAddresses } from './decode-image-address.ts';
import { type ImageSource, imageSources } from './image-sources.ts';

/** A chapter image with addresses that a browser can load. */
export type OpenedImage = {
  readonly id: string;
  readonly page: number;
  readonly width: number;
  readonly height: number;
  readonly dominantColor: string;
  readonly placeholder: string;
  readonly sources: readonly ImageSource[];
  readonly description: string | null;
  /** Null where it is not sure which there are. */
  readonly panels: readonly ImagePanel[] | null;
};

/** Whatever has images under one key: a chapter's view, an article's preview. */
type ViewedImages = {
  /** base64url of the AES-GCM key; null where there are no images. */
  readonly imageKey: string | null;
  readonly chapter: { readonly images: readonly ChapterImage[] };
};

/** Decodes every image of a view, in reading order. */
export async function openChapterImages(view: ViewedImages): Promise<OpenedImage[]> {
  if (!view.imageKey) return [];
  const open = await openImageAddresses(view.imageKey);
  return Promise.all(
    view.chapter.images.map(async (image) => ({
      id: image.id,
      page: image.page,
      width: image.width,
      height: image.height,
      dominantColor: image.dominantColor,
      placeholder: image.placeholder,
      panels: image.panels,
      description: image.description,
      sources: imageSources(await open(image.url, image.parameter), image.widths),
    })),
  );
}
