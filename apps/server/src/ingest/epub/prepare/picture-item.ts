import { isPictureName } from '../../picture/picture-file.ts';
import type { Book, BookItem } from '../package/book.ts';

export function isPictureItem({ mediaType }: BookItem): boolean {
  return mediaType.startsWith('image/');
}

export function isRasterItem(item: BookItem): boolean {
  return isPictureItem(item) && item.mediaType !== 'image/svg+xml';
}

/**
 * A picture of the book at a path, listed or not and under whatever type: careless tools forget
 * some in their manifest, and their bytes say what they are.
 */
export function pictureAt({ items, archive }: Book, path: string): BookItem | null {
  const item = items.get(path);
  if (item !== undefined && isPictureItem(item)) return item;
  const isDrawing = /\.svgz?$/i.test(path);
  if (!archive.has(path) || !(isDrawing || isPictureName(path))) return null;
  const mediaType = isDrawing ? 'image/svg+xml' : 'image/*';
  return { id: '', path, mediaType, properties: [], fallback: '' };
}
