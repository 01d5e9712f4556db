import { storePicture, type PictureStore } from '@hanji/server/ingest/picture/store-picture.ts';
import type { Canvas } from '@napi-rs/canvas';
import { pictureOf } from '#paint/picture.ts';

/** Stores a drawn picture for pages of operators; gives its id. The canvas is used up. */
export async function storeCanvas(pictures: PictureStore, canvas: Canvas): Promise<string> {
  const use = { prefix: 'covers', cut: 'never' } as const;
  const [stored] = await storePicture(pictures, await pictureOf(canvas), use);
  if (stored === undefined) throw new Error('a picture of a page was not stored');
  return stored.id;
}
