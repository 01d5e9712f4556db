import { eq } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { image } from '#db/schema/works/image.ts';
import { contentTypeOf } from '#ports/object-key.ts';
import type { ObjectStorage } from '#ports/object-storage.ts';
import type { PictureDamage, PictureSource } from '../work-source.ts';
import { ImportError } from '../import-error.ts';
import { mendPicture } from './open/mend-picture.ts';
import { openPicture, type OpenPicture } from './open/open-picture.ts';
import { format, hasSource, masterKey, variantKey } from './picture-files.ts';
import { createImageRows, type ImageRows } from './slices/image-rows.ts';
import { createPixelGate, type PixelGate } from './open/pixel-gate.ts';
import { pictureDigest, sliceId, type PictureUse } from './picture-digest.ts';
import { panelsOfSlices, unsure } from './panels/stored-panels.ts';
import {
  panelsIn,
  planSlices,
  renderSlices,
  type EncodeTime,
  type Slice,
} from './slices/render-slices.ts';

export type StoredSlice = typeof image.$inferSelect;

/** A page as it is stored, with what its source gives to stand for its chapter. */
export type StoredPage = {
  readonly slices: readonly StoredSlice[];
  readonly thumbnail?: PictureSource | undefined;
};

/** What was stored of a picture, and what was wrong with it if anything was. */
type StoredPicture = {
  readonly slices: readonly StoredSlice[];
  readonly damage?: PictureDamage;
};

export type PictureStore = {
  readonly db: Database;
  readonly rows: ImageRows;
  readonly storage: ObjectStorage;
  readonly encode: EncodeTime;
  /** Pictures on their way, by digest: equal ones wait for the first. */
  readonly underway: Map<string, Promise<StoredPicture>>;
  /** Pictures that this import has stored, by digest: equal ones are not looked at again. */
  readonly known: Map<string, StoredPicture>;
  /** Pages by their source's own key: a picture that is known by it is not even looked at. */
  readonly named: Map<string, Promise<StoredPage>>;
  /** Ids of chapter thumbnails, by the slice out of which they are cut. */
  readonly thumbnails: Map<string, Promise<string | null>>;
  /** What was made of a picture of a title: cut to a shape, or whole. */
  readonly parts: WeakMap<PictureSource, Map<string, Promise<readonly StoredSlice[]>>>;
  /** Bounds the memory that decoded pictures take together. */
  readonly gate: PixelGate;
  /** Bounds what is drawn for an import and not yet stored. */
  readonly drawing: PixelGate;
  /** What this import itself stored, so that a refusal can take it back. */
  readonly stored: { readonly images: string[]; readonly objects: string[] };
};

/** Decoded at once: an import of tall strips holds 340 MB with it, and 520 with 60 megapixels. */
const pixelsAtOnce = 24_000_000;

/** Three pages of usual size at once, of the largest one: drawn they are not compressed. */
const drawnAtOnce = 20_000_000;

export function createPictureStore(
  db: Database,
  storage: ObjectStorage,
  encode: EncodeTime = 'at-once',
): PictureStore {
  return {
    db,
    rows: createImageRows(db),
    storage,
    encode,
    underway: new Map(),
    known: new Map(),
    named: new Map(),
    thumbnails: new Map(),
    parts: new WeakMap(),
    gate: createPixelGate(pixelsAtOnce),
    drawing: createPixelGate(drawnAtOnce),
    stored: { images: [], objects: [] },
  };
}

/** Rows whose widths can really be made, or null. New pictures, the many, cost no query. */
async function storedSlices(
  { db, storage }: PictureStore,
  ids: readonly string[],
  widths: readonly number[],
): Promise<readonly StoredSlice[] | null> {
  const found: StoredSlice[] = [];
  for (const id of ids) {
    if (!(await hasSource(storage, { id, widths, format }))) return null;
    const [row] = await db.select().from(image).where(eq(image.id, id));
    if (row === undefined) return null;
    found.push(row);
  }
  return found;
}

/** Files first and the row last: a row is a promise that its files are there. */
async function keep(
  { rows, storage, stored: mine }: PictureStore,
  id: string,
  slice: Slice,
): Promise<StoredSlice> {
  const { width, height, dominantColor, placeholder, panels, variants, master } = slice;
  const files = variants.map((variant) => ({
    key: variantKey(id, variant.width),
    bytes: variant.bytes,
  }));
  if (master !== undefined) files.push({ key: masterKey(id), bytes: master });
  mine.images.push(id);
  mine.objects.push(...files.map(({ key }) => key));
  await Promise.all(
    files.map(({ key, bytes }) => storage.put(key, bytes, { contentType: contentTypeOf(key) })),
  );
  return rows.write({
    id,
    width,
    height,
    format,
    widths: [...slice.widths],
    dominantColor,
    placeholder,
    panels,
  });
}

/** Rows from before panels were looked for get them once. */
async function withPanels(
  { rows }: PictureStore,
  known: readonly StoredSlice[],
  opened: OpenPicture,
  { cut }: PictureUse,
): Promise<readonly StoredSlice[]> {
  const found = known.every(({ panels }) => panels !== null) ? null : await panelsIn(opened, cut);
  if (found === null) return known;
  const edges = [0];
  for (const { height } of known) edges.push((edges.at(-1) ?? 0) + height);
  const parts = panelsOfSlices(found, edges);
  return Promise.all(
    known.map((slice, index) => rows.write({ ...slice, panels: parts[index] ?? unsure })),
  );
}

async function encodeSlices(
  pictures: PictureStore,
  picture: PictureSource,
  use: PictureUse,
  digest: string,
): Promise<readonly StoredSlice[]> {
  const opened = await openPicture(picture);
  const { rows, widths } = planSlices(opened, use.cut);
  const ids = rows.slice(1).map((_, slice) => sliceId(digest, use, slice));
  // What is drawn for the storage is kept as it came: to write it again costs less than to ask.
  const known = opened.preview === undefined ? await storedSlices(pictures, ids, widths) : null;
  if (known !== null) return withPanels(pictures, known, opened, use);
  return pictures.gate.run(opened.width * opened.height, async () => {
    const slices: StoredSlice[] = [];
    for await (const slice of renderSlices(opened, use.cut, pictures.encode)) {
      slices.push(await keep(pictures, sliceId(digest, use, slices.length), slice));
    }
    return slices;
  });
}

/** A damaged picture is stored under a name of its own: whoever takes it in again hears of it again. */
async function encodeOnce(
  pictures: PictureStore,
  picture: PictureSource,
  use: PictureUse,
  digest: string,
): Promise<StoredPicture> {
  try {
    return { slices: await encodeSlices(pictures, picture, use, digest) };
  } catch (error) {
    const tolerant = picture.kind === 'file' ? picture : undefined;
    if (!(error instanceof ImportError) || tolerant?.onDamage === undefined) throw error;
    const { picture: mended, damage } = await mendPicture(tolerant);
    return { slices: await encodeSlices(pictures, mended, use, `${digest} ${damage}`), damage };
  }
}

/** Stores a picture, once for all imports that have it at the same time. */
async function storeFirst(
  pictures: PictureStore,
  picture: PictureSource,
  use: PictureUse,
  digest: string,
): Promise<StoredPicture> {
  const name = `${use.prefix} ${digest}`;
  const storing = pictures.underway.get(name) ?? encodeOnce(pictures, picture, use, digest);
  pictures.underway.set(name, storing);
  try {
    const stored = await storing;
    pictures.known.set(name, stored);
    return stored;
  } finally {
    pictures.underway.delete(name);
  }
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
  const stored = pictures.known.get(name) ?? (await storeFirst(pictures, picture, use, digest));
  const onDamage = picture.kind === 'file' ? picture.onDamage : undefined;
  if (stored.damage !== undefined) onDamage?.(stored.damage);
  return stored.slices;
}
