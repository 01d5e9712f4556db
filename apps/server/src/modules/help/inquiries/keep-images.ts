import { randomUUID } from 'node:crypto';
import { inquiryPrefix } from '#db/schema/help/inquiry.ts';
import type { ReceivedUpload } from '#http/request/uploads/receive-multipart.ts';
import { readUpload } from '#modules/uploads/read-upload.ts';
import type { ObjectStorage } from '#ports/object-storage.ts';
import { encodeInquiryImage } from './encode-image.ts';

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
      const key = `${inquiryPrefix}${randomUUID()}.webp`;
      await readUpload(storage, { upload, sender }, async (bytes, kind) => {
        const encoded = await encodeInquiryImage(bytes, kind);
        await storage.put(key, encoded, { contentType: 'image/webp' });
      });
      keys.push(key);
    }
    return keys;
  } catch (error) {
    await removeImages(storage, keys);
    throw error;
  }
}
