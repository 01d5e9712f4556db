import { createHash } from 'node:crypto';
import type { ThumbnailType } from '@hanji/contract/vocabulary.ts';
import { cropPicture, type Crop } from '#ingest/picture/slices/crop-picture.ts';
import { readSource } from '../picture/picture-files.ts';
import {
  storePicture,
  type PictureStore,
  type StoredPage,
  type StoredSlice,
} from '../picture/store-picture.ts';
import type { PictureSource, WorkSource } from '../work-source.ts';

const cover = { prefix: 'covers', cut: 'never' } as const;

/** A part of a picture, or all of it; editions that share the picture share what is made of it. */
async function part(
  pictures: PictureStore,
  picture: PictureSource,
  crop: Crop | null,
): Promise<StoredSlice | undefined> {
  const known = pictures.parts.get(picture) ?? new Map<string, Promise<readonly StoredSlice[]>>();
  pictures.parts.set(picture, known);
  const name = JSON.stringify(crop);
  const make = async () =>
    storePicture(pictures, crop ? await cropPicture(picture, crop) : picture, cover);
  const making = known.get(name) ?? make();
  known.set(name, making);
  const [slice] = await making;
  return slice;
}

/** The file of a stored slice, at its widest. */
async function fileOf({ storage }: PictureStore, slice: StoredSlice): Promise<PictureSource> {
  const bytes = await readSource(storage, slice);
  if (bytes === null) throw new Error(`the files of ${slice.id} vanished from the storage`);
  return { kind: 'file', bytes };
}

/** A chapter's small picture, out of its first page: public, while the page itself is not. */
export async function storeChapterThumbnail(
  pictures: PictureStore,
  { slices: [slice], thumbnail }: StoredPage,
): Promise<string | null> {
  if (slice === undefined) return null;
  const cut = async () => {
    const crop = { ratio: 4 / 3, keep: 'subject', maxWidth: 360 } as const;
    const whole = thumbnail ?? (await fileOf(pictures, slice));
    return (await part(pictures, whole, crop))?.id ?? null;
  };
  const known = pictures.thumbnails.get(slice.id) ?? cut();
  pictures.thumbnails.set(slice.id, known);
  return known;
}

function colorOf(name: string): string {
  return `#${[...createHash('sha256').update(name).digest().subarray(0, 3)]
    .map((byte) => (0x30 + (byte % 0x60)).toString(16))
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
  const face = own ?? (slice === undefined ? undefined : await fileOf(pictures, slice));
  const wide = await source.keyVisual?.();
  const thumbnails = new Map<ThumbnailType, string>();
  const keep = own === undefined ? 'top' : 'subject';
  const add = async (type: ThumbnailType, picture: PictureSource | undefined, crop: Crop) => {
    const stored = picture && (await part(pictures, picture, crop));
    if (stored) thumbnails.set(type, stored.id);
    return stored;
  };
  const portrait = await add('portrait', face, { ratio: 3 / 4, keep });
  await add('square', (await source.square?.()) ?? face, { ratio: 1, keep, maxWidth: 720 });
  await add('landscape', wide ?? face, { ratio: 16 / 9, keep: 'subject' });
  const keyVisual = wide && (await part(pictures, wide, null));
  return {
    thumbnails,
    keyVisualId: keyVisual?.id ?? null,
    themeColor: portrait?.dominantColor ?? colorOf(source.importKey),
  };
}
