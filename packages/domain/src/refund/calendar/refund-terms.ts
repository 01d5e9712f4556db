import { addMonths, addYears } from '#times/calendar.ts';

/** Business days from the request to the payout (challenge-and-shutdown, section 9 "Payout"). */
export const payoutBusinessDays = { least: 3, most: 7 } as const;

/** Owned chapters on a page of the detail list (challenge-and-shutdown, section 9 "30 per page"). */
export const refundPageSize = 30;

const bankbookMonths = 3;
const recordYears = 5;

/** Until when the bank-book image is kept (challenge-and-shutdown, section 9 "3 months"). */
export function bankbookKeptUntil(processedAt: Date): Date {
  return addMonths(processedAt, bankbookMonths);
}

/** Until when the other data of a refund is kept (challenge-and-shutdown, section 9 "5 years"). */
export function refundRecordKeptUntil(processedAt: Date): Date {
  return addYears(processedAt, recordYears);
}
