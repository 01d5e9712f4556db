import { checkCrop, type CropBox, type CropShape } from '@hanji/domain/creator/crop.ts';
import { poolOf } from '#db/executor.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import type { RequestContext } from '#http/request-context.ts';
import type { ReceivedUpload } from '#http/request/uploads/receive-multipart.ts';
import { ImportError, TooLargeError } from '#ingest/import-error.ts';
import { openPicture } from '#ingest/picture/open/open-picture.ts';
import { createPictureStore, storePicture } from '#ingest/picture/store-picture.ts';
import { widest } from '#ingest/picture/variant-widths.ts';
import { whileIngesting } from '#ingest/work/ingest-lock.ts';
import type { PictureSource } from '#ingest/work-source.ts';
import { readUpload } from '#modules/uploads/read-upload.ts';

type Cutting = {
  readonly upload: ReceivedUpload;
  readonly sender: string;
  readonly box: CropBox;
  readonly shape: CropShape;
};

async function cut(bytes: Uint8Array, box: CropBox, shape: CropShape): Promise<PictureSource> {
  const opened = await openPicture({ kind: 'file', bytes });
  const checked = checkCrop(box, opened, shape);
  if (!checked.ok) throw new ApiFailure(400, 'cropRefused', null, `crop: ${checked.reason}`);
  const { data, info } = await opened
    .image()
    .extract(box)
    .resize({ width: widest, withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { kind: 'rgba', pixels: data, width: info.width, height: info.height };
}

function asFailure(error: unknown): unknown {
  if (error instanceof TooLargeError) return new ApiFailure(413, 'fileTooLarge');
  if (error instanceof ImportError) {
    return new ApiFailure(415, 'fileKindRefused', null, error.message);
  }
  return error;
}

/**
 * Cuts a cover out of a picture that was sent and lets the row of it be written while nobody
 * sweeps. What was sent is not kept.
 * @throws ApiFailure 400 for another shape, 413, 415, 503
 */
export async function cutCover<Result>(
  { db: executor, storage }: RequestContext,
  { upload, sender, box, shape }: Cutting,
  write: (imageId: string) => Promise<Result>,
): Promise<Result> {
  const db = poolOf(executor);
  const result = await whileIngesting(db, async () => {
    const [stored] = await readUpload(storage, { upload, sender }, async (bytes) => {
      try {
        const picture = await cut(bytes, box, shape);
        const pictures = createPictureStore(db, storage);
        return await storePicture(pictures, picture, { prefix: 'covers', cut: 'never' });
      } catch (error) {
        throw asFailure(error);
      }
    });
    if (stored === undefined) throw new Error('the cover was not stored');
    return write(stored.id);
  });
  await storage.delete(upload.key);
  return result;
}
