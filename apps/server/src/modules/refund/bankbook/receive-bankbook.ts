import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { ReceivedUpload } from '#http/request/uploads/receive-multipart.ts';
import { BoundedTurns } from '#modules/account/bounded-turns.ts';
import type { RefundCipher, Sealed } from '#modules/refund/cipher/refund-cipher.ts';
import { aboutBankbook } from '#modules/refund/cipher/sealed-account.ts';
import type { ObjectStorage } from '#ports/object-storage.ts';
import { encodeBankbook } from './encode-bankbook.ts';

/** One at a time, as of pictures of members: each takes some 200 MB while it is decoded. */
const turns = new BoundedTurns({ atOnce: 1, mostWaiting: 64 });

export type SealedBankbook = Sealed & { readonly id: string };

/**
 * What was uploaded, encoded anew and encrypted; the file itself is not kept.
 * @throws ApiFailure 415 for one that shows nothing; 503 when too many wait
 */
export async function receiveBankbook(
  storage: ObjectStorage,
  cipher: RefundCipher,
  { upload, memberId }: { readonly upload: ReceivedUpload; readonly memberId: string },
): Promise<SealedBankbook> {
  const encoded = await turns.run(async () => {
    const sent = await storage.get(upload.key);
    if (sent === null) throw new Error(`the upload ${upload.key} vanished`);
    return encodeBankbook(await buffer(sent.body), upload.kind);
  }, memberId);
  await storage.delete(upload.key);
  const id = randomUUID();
  return { id, ...cipher.seal(encoded, aboutBankbook(id)) };
}
