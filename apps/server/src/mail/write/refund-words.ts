import type { RefundStep } from '#db/jobs/mail-job.ts';

/** What is said of a request that stands so: in a line, and in a sentence or two. */
export const refundWords = {
  requested: ['mails:refundRequestedSubject', 'mails:refundRequested'],
  renewed: ['mails:refundRenewedSubject', 'mails:refundRenewed'],
  taken_up: ['mails:refundTakenUpSubject', 'mails:refundTakenUp'],
  paid: ['mails:refundPaidSubject', 'mails:refundPaid'],
  returned: ['mails:refundReturnedSubject', 'mails:refundReturned'],
  refused: ['mails:refundRefusedSubject', 'mails:refundRefused'],
} as const satisfies Readonly<Record<RefundStep, unknown>>;
