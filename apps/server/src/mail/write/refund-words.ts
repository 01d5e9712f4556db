import type { RefundState } from '@hanji/contract/refund-states.ts';

/** What is said of a request that stands so: in a line, and in a sentence or two. */
export const refundWords = {
  requested: ['mails:refundRequestedSubject', 'mails:refundRequested'],
  taken_up: ['mails:refundTakenUpSubject', 'mails:refundTakenUp'],
  paid: ['mails:refundPaidSubject', 'mails:refundPaid'],
  returned: ['mails:refundReturnedSubject', 'mails:refundReturned'],
  refused: ['mails:refundRefusedSubject', 'mails:refundRefused'],
} as const satisfies Readonly<Record<RefundState, unknown>>;
