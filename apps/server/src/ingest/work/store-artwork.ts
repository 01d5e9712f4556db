import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { ThumbnailType } from '@hanji/contract/vocabulary.ts';
import { cropPicture, type Crop } from '../picture/crop-picture.ts';
import {
  storePicture,
  variantKey,
  type PictureStore,
  type StoredSlice,
} from '../picture/store-picture.ts';
import type { PictureSource, WorkSource } from '../work-source.ts';

const cover = { prefix: 'covers', cut: 'never' } as const;

async function one(
  pictures: PictureStore,
  picture: PictureSource,
  crop: Crop,
): Promise<StoredSlice | undefined> {
  const [slice] = await storePicture(pictures, await cropPicture(picture, crop), cover);
  return slice;
}

/** The file of a stored slice at a width that it has. */
async function fileOf(
  { storage }: PictureStore,
  slice: StoredSlice,
  width: number,
): Promise<PictureSource> {
  const key = variantKey(slice.id, width, slice.format);
  const file = await storage.get(key);
  if (file === null) throw new Error(`${key} vanished from the storage`);
  return { kind: 'file', bytes: new Uint8Array(await buffer(file.body)) };
}

/** A chapter's small picture, out of its first page: public, while the page itself is not. */
export async function storeChapterThumbnail(
  pictures: PictureStore,
  firstPage: readonly StoredSlice[] | undefined,
): Promise<string | null> {
  const [slice] = firstPage ?? [];
  const [width] = slice?.widths ?? [];
  if (slice === undefined || width === undefined) return null;
  const cut = async () => {
    const crop = { ratio: 4 / 3, keep: 'subject', maxWidth: 360 } as const;
    return (await one(pictures, await fileOf(pictures, slice, width), crop))?.id ?? null;
  };
  const known = pictures.thumbnails.get(slice.id) ?? cut();
  pictures.thumbnails.set(slice.id, known);
  return known;
}

function colorOf(name: string): string {
  return `#${[...createHash('sha256').update(name).digest().subarray(0, 3)]
    .map((part) => (0x30 + (part % 0x60)).toString(16))
    .join('')}`;
}

/**
 * Cover, thumbnails and key visual. Where a work brings no cover, its first page stands in; where
 * it has neither, the theme colour follows from its name.
 */
export async function storeArtwork(
  pictures: PictureStore,
  source: WorkSource,
  firstPage: readonly StoredSlice[] | undefined,
): Promise<{
  thumbnails: ReadonlyMap<ThumbnailType, string>;
  keyVisualId: string | null;
  themeColor: string;
}> {
  const [slice] = firstPage ?? [];
  const own = await source.cover?.();
  const face =
    own ?? (slice === undefined ? undefined : await fileOf(pictures, slice, slice.width));
  const wide = await source.keyVisual?.();
  const thumbnails = new Map<ThumbnailType, string>();
  const keep = own === undefined ? 'top' : 'subject';
  const add = async (type: ThumbnailType, picture: PictureSource | undefined, crop: Crop) => {
    const stored = picture && (await one(pictures, picture, crop));
    if (stored) thumbnails.set(type, stored.id);
    return stored;
  };
  const portrait = await add('portrait', face, { ratio: 3 / 4, keep });
  await add('square', face, { ratio: 1, keep, maxWidth: 720 });
  await add('landscape', wide ?? face, { ratio: 16 / 9, keep: 'subject' });
  const [keyVisual] = wide === undefined ? [] : await storePicture(pictures, wide, cover);
  return {
    thumbnails,
    keyVisualId: keyVisual?.id ?? null,
    themeColor: portrait?.dominantColor ?? colorOf(source.importKey),
  };
}
