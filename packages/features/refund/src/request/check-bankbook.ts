import { checkBankbookImage } from '@hanji/domain/forms/refund.ts';
import {
  imageKindOfBytes,
  imageKindOfType,
  imageSignatureBytes,
} from '@hanji/domain/forms/upload.ts';

export type BankbookProblem = 'type' | 'tooLarge';

/** Empty where the device does not hand the file over: it was moved meanwhile, or is in a cloud. */
async function startOf(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, imageSignatureBytes).arrayBuffer());
  } catch {
    return new Uint8Array();
  }
}

/** What is wrong with a file as a bank-book image, by its type and by its first bytes; or null. */
export async function checkBankbook(file: File): Promise<BankbookProblem | null> {
  const named = imageKindOfType(file.type);
  const kind = imageKindOfBytes(await startOf(file)) === named ? named : null;
  const checked = checkBankbookImage({ kind, size: file.size });
  return checked.ok ? null : checked.reason;
}
