import { checkBankbookImage } from '@hanji/domain/forms/refund.ts';
import {
  imageKindOfBytes,
  imageKindOfType,
  imageSignatureBytes,
} from '@hanji/domain/forms/upload.ts';

export type BankbookProblem = 'type' | 'tooLarge';

/** What is wrong with a file as a bank-book image, by its type and by its first bytes; or null. */
export async function checkBankbook(file: File): Promise<BankbookProblem | null> {
  const named = imageKindOfType(file.type);
  const start = new Uint8Array(await file.slice(0, imageSignatureBytes).arrayBuffer());
  const kind = imageKindOfBytes(start) === named ? named : null;
  const checked = checkBankbookImage({ kind, size: file.size });
  return checked.ok ? null : checked.reason;
}
