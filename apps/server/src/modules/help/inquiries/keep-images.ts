import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { inquiryPrefix } from '#db/schema/help/inquiry.ts';
import type { ReceivedUpload } from '#http/request/uploads/receive-multipart.ts';
import { BoundedTurns } from '#modules/account/bounded-turns.ts';
import type { ObjectStorage } from '#ports/object-storage.ts';
import { encodeInquiryImage } from './encode-image.ts';

/** One at a time, from reading its file on: a picture of 50 megapixels takes some 200 MB. */
const turns = new BoundedTurns({ atOnce: 1, mostWaiting: 64 });

async function encodeUpload(storage: ObjectStorage, upload: ReceivedUpload): Promise<string> {
  const sent = await storage.get(upload.key);
  if (sent === null) throw new Error(`the upload ${upload.key} vanished`);
  const encoded = await encodeInquiryImage(await buffer(sent.body), upload.kind);
  const key = `${inquiryPrefix}${randomUUID()}.webp`;
  await storage.put(key, encoded, { contentType: 'image/webp' });
  return key;
}

export async function removeImages(storage: ObjectStorage, keys: readonly string[]): Promise<void> {
  await Promise.all(keys.map((key) => storage.delete(key)));
}

/**
 * The keys of what uploads show, in their order; nothing stays in storage where one is refused.
 * Who sends take turns: `sender` is a member or a network.
 * @throws ApiFailure 415 for one that shows nothing; 503 when too many wait
 */
export async function keepImages(
  storage: ObjectStorage,
  uploads: readonly ReceivedUpload[],
  sender: string,
): Promise<string[]> {
  const keys: string[] = [];
  try {
    for (const upload of uploads) {
      keys.push(await turns.run(() => encodeUpload(storage, upload), sender));
    }
    return keys;
  } catch (error) {
    await removeImages(storage, keys);
    throw error;
  }
}
