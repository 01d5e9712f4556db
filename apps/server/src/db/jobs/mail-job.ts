import type { EditionId } from '@hanji/contract/editions.ts';
import type { Locale } from '@hanji/contract/vocabulary.ts';

/** A mail to write and send. Codes and links are made while it is written: no queue holds one. */
export type MailJob = {
  readonly topic: 'verificationCode' | 'passwordReset' | 'passwordChanged';
  readonly to: string;
  /** The language that it was asked for in. */
  readonly locale: Locale;
  /** Where it was asked for: its links lead there. */
  readonly edition: EditionId;
};
