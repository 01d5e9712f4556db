import type { ObjectStorage } from '#ports/object-storage.ts';
import { variantKey } from '#ingest/picture/picture-files.ts';
import { storePicture, type PictureStore } from '#ingest/picture/store-picture.ts';
import { storeChapterThumbnail } from '#ingest/work/store-artwork.ts';
import type { SentPage, SentPages } from './pages-of-upload.ts';

export type StoredPage = Omit<SentPage, 'picture'> & {
  readonly thumbnailId: string | null;
  readonly slices: readonly { readonly imageId: string; readonly size: number }[];
};

/** Of a file that was just stored. */
async function sizeOf(storage: ObjectStorage, key: string): Promise<number> {
  const found = await storage.stat(key);
  if (found === null) throw new Error(`${key} vanished from the storage`);
  return found.size;
}

/** Stores pages as an import does those of a strip: cut, and encoded at their widest. */
export async function storePages(
  pictures: PictureStore,
  sent: SentPages,
  onPage: (done: number) => Promise<unknown>,
): Promise<StoredPage[]> {
  const stored: StoredPage[] = [];
  for await (const { picture, ...page } of sent.pages()) {
    const slices = await storePicture(pictures, picture, { prefix: 'pages', cut: 'strip' });
    const thumbnailId = await storeChapterThumbnail(pictures, { slices });
    const sized = slices.map(async ({ id, width, widths, format }) => {
      const key = variantKey(id, widths.at(-1) ?? width, format);
      return { imageId: id, size: await sizeOf(pictures.storage, key) };
    });
    stored.push({ ...page, thumbnailId, slices: await Promise.all(sized) });
    await onPage(stored.length);
  }
  return stored;
}
