import type { Picture } from '@hanji/contract/entities/image.ts';
import type { image } from '#db/schema/works/image.ts';

export type StoredImage = Pick<
  typeof image.$inferSelect,
  'id' | 'width' | 'height' | 'format' | 'widths'
>;

/** The narrowest stored width that fills a place, or the widest there is. */
export function fittingWidth(stored: StoredImage, wanted: number): number {
  return stored.widths.find((width) => width >= wanted) ?? stored.widths.at(-1) ?? stored.width;
}

/** Where one width of an image lies, relative to the origin. */
export function imageAddress(prefix: string, stored: StoredImage, width: number): string {
  return `${prefix}/media/${stored.id}/${width}.${stored.format}`;
}

/** A picture without a signature, at least as wide as wanted where there is such a copy. */
export function pictureOf(prefix: string, stored: StoredImage, wanted: number): Picture {
  const width = fittingWidth(stored, wanted);
  return {
    url: imageAddress(prefix, stored, width),
    width,
    height: Math.max(1, Math.round((stored.height * width) / stored.width)),
  };
}
