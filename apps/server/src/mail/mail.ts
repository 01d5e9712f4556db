import type { Locale } from '@hanji/contract/vocabulary.ts';

/** What leaves: a text for every reader of mails, and the same with a little form. */
export type Mail = {
  readonly subject: string;
  readonly locale: Locale;
  readonly text: string;
  readonly html: string;
};

/** Where mails go. */
export type Mailer = {
  /**
   * Resolves once somebody else is responsible for the mail. A mail may be sent again.
   * @throws MailError
   */
  send(to: string, mail: Mail): Promise<void>;
  close(): void;
};

/** Why a mail did not leave; it names nobody, since errors are logged and kept with their jobs. */
export class MailError extends Error {
  override readonly name = 'MailError';
  /** Whether trying again is of no use: the server knows no such mailbox, say. */
  readonly final: boolean;

  constructor(message: string, { final }: { readonly final: boolean }) {
    super(message);
    this.final = final;
  }
}
