import { eq, sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { inTransaction } from '#db/executor.ts';
import { image } from '#db/schema/works/image.ts';
import type { ObjectStorage } from '#ports/object-storage.ts';
import { openPicture } from './open/open-picture.ts';
import { encodeWidth, readSource, variantKey } from './picture-files.ts';
import { createPixelGate } from './open/pixel-gate.ts';

type Wanted = { readonly id: string; readonly width: number; readonly format: string };
type Place = { readonly db: Executor; readonly storage: ObjectStorage };

/** Two pictures of a phone's width at once: readers of what is there come first. */
const gate = createPixelGate(2_000_000);
const underway = new WeakMap<ObjectStorage, Map<string, Promise<boolean>>>();

async function encode({ db, storage }: Place, { id, width, format }: Wanted): Promise<boolean> {
  const [stored] = await db.select().from(image).where(eq(image.id, id));
  if (stored === undefined || stored.format !== format || !stored.widths.includes(width)) {
    return false;
  }
  const key = variantKey(id, width, stored.format);
  const pixels = stored.width * stored.height;
  return gate.run(pixels, () =>
    inTransaction(db, async (tx) => {
      // Whoever waits here, in whichever process, finds the file once it may go on.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`);
      if ((await storage.stat(key)) !== null) return true;
      const source = await readSource(storage, stored);
      if (source === null) return false;
      const height = Math.max(1, Math.round((stored.height * width) / stored.width));
      const { image: picture } = await openPicture({ kind: 'file', bytes: source });
      const scaled = picture().resize(width, height, { fit: 'fill' });
      const bytes = new Uint8Array(await encodeWidth(scaled).toBuffer());
      await storage.put(key, bytes, { contentType: `image/${stored.format}` });
      return true;
    }),
  );
}

/**
 * Makes a width of a stored picture and keeps it, so that it is made once: one encoding at a time
 * for a picture, whichever process is asked. False where the picture does not have that width.
 */
export async function makeWidth(place: Place, wanted: Wanted): Promise<boolean> {
  const own = underway.get(place.storage) ?? new Map<string, Promise<boolean>>();
  underway.set(place.storage, own);
  const key = `${wanted.id}/${wanted.width}.${wanted.format}`;
  const first = own.get(key);
  if (first !== undefined) return first;
  const making = encode(place, wanted).finally(() => own.delete(key));
  own.set(key, making);
  return making;
}
