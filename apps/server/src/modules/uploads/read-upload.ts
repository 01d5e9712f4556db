import { buffer } from 'node:stream/consumers';
import type { UploadKind } from '@hanji/contract/calls/upload.ts';
import type { ReceivedUpload } from '#http/request/uploads/receive-multipart.ts';
import { BoundedTurns } from '#modules/account/bounded-turns.ts';
import type { ObjectStorage } from '#ports/object-storage.ts';

/**
 * One at a time, from reading its file on, whatever it is for: a picture of 50 megapixels takes
 * some 200 MB while it is decoded, and its file up to ten.
 */
const turns = new BoundedTurns({ atOnce: 1, mostWaiting: 64 });

/**
 * Reads an upload and does with it what has to be done while it is in memory. Who sends take turns:
 * `sender` is a member or a network.
 * @throws ApiFailure 503 when too many wait, and what `use` throws
 */
export function readUpload<Result>(
  storage: ObjectStorage,
  { upload, sender }: { readonly upload: ReceivedUpload; readonly sender: string },
  use: (bytes: Buffer, kind: UploadKind) => Promise<Result>,
): Promise<Result> {
  return turns.run(async () => {
    const sent = await storage.get(upload.key);
    if (sent === null) throw new Error(`the upload ${upload.key} vanished`);
    return use(await buffer(sent.body), upload.kind);
  }, sender);
}
