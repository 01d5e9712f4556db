import type { RefundCipher, Sealed } from './refund-cipher.ts';

/** Where a refund goes, as it was given. */
export type RefundAccount = { readonly accountNumber: string; readonly accountHolderName: string };

function about(requestId: string): string {
  return `account of ${requestId}`;
}

export function sealAccount(
  cipher: RefundCipher,
  requestId: string,
  { accountNumber, accountHolderName }: RefundAccount,
): Sealed {
  const text = JSON.stringify({ accountNumber, accountHolderName });
  return cipher.seal(Buffer.from(text), about(requestId));
}

/** @throws Error where it cannot be decrypted */
export function openAccount(
  cipher: RefundCipher,
  request: { readonly id: string; readonly account: Uint8Array; readonly keyId: string },
): RefundAccount {
  const sealed = { bytes: request.account, keyId: request.keyId };
  return JSON.parse(cipher.open(sealed, about(request.id)).toString()) as RefundAccount;
}

/** What an image is bound to. */
export function aboutBankbook(id: string): string {
  return `bankbook ${id}`;
}
