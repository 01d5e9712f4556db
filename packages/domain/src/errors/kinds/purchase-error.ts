/**
 * Why a purchase did not come about (reading-service, section 8 "Purchase"). Some are told by a
 * payment provider or by the device, and have no code of ours.
 */
const purchaseErrorKinds = [
  'cancelled',
  'networkTimeout',
  'unauthorizedMember',
  'unsupportedDeviceOrStore',
  'initialization',
  'server',
  'response',
  'store',
  'alreadyOwned',
  'inProgress',
  'accountMismatch',
  'invalidProduct',
  'unavailableContents',
  'noRentalTickets',
] as const;
export type PurchaseErrorKind = (typeof purchaseErrorKinds)[number];

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
