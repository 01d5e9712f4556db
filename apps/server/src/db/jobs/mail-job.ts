import type { EditionId } from '@hanji/contract/editions.ts';
import type { RefundState } from '@hanji/contract/refund-states.ts';
import type { Locale } from '@hanji/contract/vocabulary.ts';

/** What a member is told of a request: where it stands, or that its amounts were made anew. */
export type RefundStep = RefundState | 'renewed';

/** What is written, and to whom. */
export type MailTopic = { readonly to: string } & (
  | {
      readonly topic: 'verificationCode';
      /** Where the code holds: the digest of what the browser that asks is known by. */
      readonly browser: string;
    }
  | { readonly topic: 'inquiryAnswer'; readonly inquiryId: number }
  | { readonly topic: 'coinReceipt'; readonly orderId: string }
  | { readonly topic: 'refund'; readonly requestId: string; readonly step: RefundStep }
  | { readonly topic: 'passwordReset' | 'passwordChanged' | 'emailChanged' | 'loginConnected' }
);

/** A mail to write and send. Codes and links are made while it is written: no queue holds one. */
export type MailJob = MailTopic & {
  /** The language that it was asked for in. */
  readonly locale: Locale;
  /** Where it was asked for: its links lead there. */
  readonly edition: EditionId;
};
