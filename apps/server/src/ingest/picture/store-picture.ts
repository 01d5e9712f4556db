import { eq } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { image } from '#db/schema/image.ts';
import type { ObjectStorage } from '#ports/object-storage.ts';
import type { PictureSource } from '../work-source.ts';
import { openPicture } from './open-picture.ts';
import { createPixelGate, type PixelGate } from './pixel-gate.ts';
import { pictureDigest, sliceId, type PictureUse } from './picture-digest.ts';
import { planSlices, renderSlices, type Slice } from './render-slices.ts';

export type StoredSlice = typeof image.$inferSelect;

export type PictureStore = {
  readonly db: Database;
  readonly storage: ObjectStorage;
  /** Pictures on their way, by digest: equal ones wait for the first. */
  readonly underway: Map<string, Promise<readonly StoredSlice[]>>;
  /** Pages by their source's own key: a picture that is known by it is not even looked at. */
  readonly named: Map<string, Promise<readonly StoredSlice[]>>;
  /** Ids of chapter thumbnails, by the slice out of which they are cut. */
  readonly thumbnails: Map<string, Promise<string | null>>;
  /** Bounds the memory that decoded pictures take together. */
  readonly gate: PixelGate;
  /** What this import itself stored, so that a refusal can take it back. */
  readonly stored: { readonly images: string[]; readonly objects: string[] };
};

const pixelsAtOnce = 60_000_000;

export function createPictureStore(db: Database, storage: ObjectStorage): PictureStore {
  return {
    db,
    storage,
    underway: new Map(),
    named: new Map(),
    thumbnails: new Map(),
    gate: createPixelGate(pixelsAtOnce),
    stored: { images: [], objects: [] },
  };
}

const format = 'webp';

export function variantKey(id: string, width: number, kind: 'webp' | 'avif' = format): string {
  return `${id}/${width}.${kind}`;
}

/** The stored row, if every file that it speaks of is really there. */
async function stored({ db, storage }: PictureStore, id: string): Promise<StoredSlice | null> {
  const [row] = await db.select().from(image).where(eq(image.id, id));
  if (row === undefined) return null;
  const files = await Promise.all(
    row.widths.map((width) => storage.stat(variantKey(id, width, row.format))),
  );
  return files.includes(null) ? null : row;
}

async function storedSlices(store: PictureStore, ids: readonly string[]) {
  const found: StoredSlice[] = [];
  for (const id of ids) {
    const row = await stored(store, id);
    if (row === null) return null;
    found.push(row);
  }
  return found;
}

/** Files first and the row last: a row is a promise that its files are there. */
async function keep(
  { db, storage, stored: mine }: PictureStore,
  id: string,
  slice: Slice,
): Promise<StoredSlice> {
  mine.images.push(id);
  mine.objects.push(...slice.variants.map(({ width }) => variantKey(id, width)));
  const contentType = `image/${format}`;
  await Promise.all(
    slice.variants.map(({ width, bytes }) =>
      storage.put(variantKey(id, width), bytes, { contentType }),
    ),
  );
  const { width, height, dominantColor, placeholder } = slice;
  const widths = slice.variants.map((variant) => variant.width).toSorted((a, b) => a - b);
  const fields = { width, height, format, widths, dominantColor, placeholder } as const;
  const [row] = await db
    .insert(image)
    .values({ id, ...fields })
    .onConflictDoUpdate({ target: image.id, set: fields })
    .returning();
  if (row === undefined) throw new Error(`the row of image ${id} was not written`);
  return row;
}

async function encodeOnce(
  pictures: PictureStore,
  picture: PictureSource,
  use: PictureUse,
  digest: string,
): Promise<readonly StoredSlice[]> {
  const opened = await openPicture(picture);
  const { rows } = planSlices(opened, use.cut);
  const ids = rows.slice(1).map((_, slice) => sliceId(digest, use, slice));
  const known = await storedSlices(pictures, ids);
  if (known !== null) return known;
  return pictures.gate.run(opened.width * opened.height, async () => {
    const slices: StoredSlice[] = [];
    for await (const slice of renderSlices(opened, use.cut)) {
      slices.push(await keep(pictures, sliceId(digest, use, slices.length), slice));
    }
    return slices;
  });
}

/**
 * Stores a picture under names that follow from its content: what is stored already is not
 * encoded again. Gives its slices from top to bottom, one where it is not cut.
 */
export async function storePicture(
  pictures: PictureStore,
  picture: PictureSource,
  use: PictureUse,
): Promise<readonly StoredSlice[]> {
  const digest = pictureDigest(picture, use);
  const name = `${use.prefix} ${digest}`;
  const first = pictures.underway.get(name);
  if (first !== undefined) return first;
  const storing = encodeOnce(pictures, picture, use, digest);
  pictures.underway.set(name, storing);
  try {
    return await storing;
  } finally {
    pictures.underway.delete(name);
  }
}
