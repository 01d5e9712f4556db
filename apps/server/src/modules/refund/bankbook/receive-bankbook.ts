import { randomUUID } from 'node:crypto';
import type { ReceivedUpload } from '#http/request/uploads/receive-multipart.ts';
import type { RefundCipher, Sealed } from '#modules/refund/cipher/refund-cipher.ts';
import { aboutBankbook } from '#modules/refund/cipher/sealed-account.ts';
import { readUpload } from '#modules/uploads/read-upload.ts';
import type { ObjectStorage } from '#ports/object-storage.ts';
import { encodeBankbook } from './encode-bankbook.ts';

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
  const encoded = await readUpload(storage, { upload, sender: memberId }, encodeBankbook);
  await storage.delete(upload.key);
  const id = randomUUID();
  return { id, ...cipher.seal(encoded, aboutBankbook(id)) };
}
