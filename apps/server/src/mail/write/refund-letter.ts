import { refundDisplay } from '@hanji/domain/times/refund-display.ts';
import { formatWon } from '@hanji/i18n/format/numbers.ts';
import { translators } from '@hanji/i18n/translators.ts';
import type { RefundStep } from '#db/jobs/mail-job.ts';
import type { Mail } from '#mail/mail.ts';
import { compose, type MailPart } from './compose.ts';
import type { Letterhead } from './letters.ts';
import { refundWords } from './refund-words.ts';

/** What is said of a request; its account is in no mail. */
export type RefundNews = {
  readonly step: RefundStep;
  /** In won. */
  readonly amount: number;
  readonly reason: string | null;
  /** Where the member sees the request. */
  readonly link: string;
};

/** Where a request for a refund has come to. */
export function refundLetter(
  { locale, supportEmail }: Letterhead,
  { step, amount, reason, link }: RefundNews,
): Mail {
  const t = translators[locale];
  const [subject, text] = refundWords[step];
  const won = formatWon(t, refundDisplay.numberLocale, amount);
  const lines: MailPart[] = [
    t(text),
    t('mails:refundAmount', { amount: won }),
    ...(reason === null ? [] : [t('mails:refundReason', { reason })]),
  ].map((line) => ({ kind: 'words', words: line }));
  return compose({
    locale,
    subject: t(subject),
    parts: [
      ...lines,
      { kind: 'link', words: t('mails:refundSee'), url: link },
      { kind: 'words', words: t('mails:footer', { email: supportEmail }) },
    ],
  });
}
