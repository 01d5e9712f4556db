import type { PurchaseErrorKind } from '@hanji/contract/vocabulary.ts';

const byCode: Readonly<Record<number, PurchaseErrorKind>> = {
  208: 'alreadyOwned',
  401: 'unauthorizedMember',
  403: 'unauthorizedMember',
  404: 'unavailableContents',
  408: 'networkTimeout',
  500: 'server',
  503: 'server',
  9999: 'networkTimeout',
};

/** What a failed purchase or rental says, by its code; `response` where a code tells nothing. */
export function purchaseError(code: number): PurchaseErrorKind {
  return byCode[code] ?? 'response';
}

/** The same of coins that are bought: what is missing there is the product. */
export function shopError(code: number): PurchaseErrorKind {
  switch (code) {
    case 404:
      return 'invalidProduct';
    case 409:
      return 'inProgress';
    case 502:
      return 'initialization';
    default:
      return purchaseError(code);
  }
}
