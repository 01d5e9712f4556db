import type { Logger } from 'pino';
import { mailLifetimeMs } from '@hanji/domain/forms/mail.ts';
import type { MailJob } from '#db/jobs/mail-job.ts';
import type { Secrets } from '#db/secrets.ts';
import type { Executor } from '#db/executor.ts';
import { MailError, type Mail, type Mailer } from '#mail/mail.ts';
import {
  changedLetter,
  codeLetter,
  emailChangedLetter,
  inquiryAnswerLetter,
  loginConnectedLetter,
  receiptLetter,
  resetLetter,
  takenLetter,
} from '#mail/write/letters.ts';
import { findAccount } from '#modules/account/sign-in/check-credentials.ts';
import { readAnswer } from '#modules/help/inquiries/read-answer.ts';
import { readReceipt } from '#modules/payment/orders/read-receipt.ts';
import { makeVerificationCode } from '#modules/account/sign-up/verification-code.ts';
import { makeOneTimeToken } from '#modules/account/tokens/one-time-token.ts';
import type { Settings } from '#settings/settings.ts';
import { refundLetter } from '#mail/write/refund-letter.ts';
import { readRefundNews } from '#modules/refund/read-refund-news.ts';
import {
  findPasswordLink,
  loginsLink,
  refundLink,
  resetPasswordLink,
  signInLink,
} from './mail-links.ts';

export type MailPlace = {
  readonly db: Executor;
  readonly secrets: Secrets;
  readonly settings: Settings;
  readonly mailer: Mailer;
  readonly logger: Pick<Logger, 'warn'>;
  now(): Date;
};

/**
 * Writes a mail and sends it. Begun anew, it makes another code or link: the newest code counts, and
 * each link opens its page once. What a mail server will never take is given up.
 * @throws MailError where another try may help
 */
export async function sendMail(place: MailPlace, job: MailJob): Promise<void> {
  const mail = await write(place, job);
  if (mail === null) return;
  try {
    await place.mailer.send(job.to, mail);
  } catch (error) {
    if (!(error instanceof MailError) || !error.final) throw error;
    place.logger.warn({ err: error, topic: job.topic }, 'mail refused for good');
  }
}

/** Null where there is nobody to write to. */
async function write(place: MailPlace, job: MailJob): Promise<Mail | null> {
  const { to, locale, edition } = job;
  const { supportEmail } = place.settings;
  const head = { locale, supportEmail };
  const findPassword = findPasswordLink(place, edition);
  switch (job.topic) {
    case 'verificationCode': {
      // An address that is taken has a code, too, which nobody gets: tries must not tell it apart.
      const code = await makeVerificationCode(place, job);
      if ((await findAccount(place.db, to)) === null) return codeLetter(head, { code });
      return takenLetter(head, { signIn: signInLink(place, edition), findPassword });
    }
    case 'passwordReset': {
      const token = await makeResetToken(place, to);
      if (token === null) return null;
      return resetLetter(head, { link: resetPasswordLink(place, edition, token) });
    }
    case 'passwordChanged':
      return changedLetter(head, { findPassword });
    case 'emailChanged':
      return emailChangedLetter(head);
    case 'coinReceipt': {
      const receipt = await readReceipt(place.db, job.orderId);
      return receipt === null ? null : receiptLetter(head, receipt);
    }
    case 'refund': {
      const news = await readRefundNews(place.db, job);
      return news && refundLetter(head, { ...news, link: refundLink(place, edition) });
    }
    case 'inquiryAnswer': {
      const answered = await readAnswer(place.db, job.inquiryId);
      return answered === null ? null : inquiryAnswerLetter(head, answered);
    }
    case 'loginConnected':
      return loginConnectedLetter(head, { logins: loginsLink(place, edition) });
  }
}

/** A dormant account may have another password, and stays dormant; one that goes has no use for it. */
async function makeResetToken(place: MailPlace, email: string): Promise<string | null> {
  const found = await findAccount(place.db, email);
  if (found === null || found.deletionAskedAt !== null) return null;
  return makeOneTimeToken(place, {
    kind: 'passwordReset',
    memberId: found.id,
    data: { email },
    lifetimeMs: mailLifetimeMs,
  });
}
