import type { Locale } from '@hanji/contract/vocabulary.ts';
import { mailLifetimeMs } from '@hanji/domain/forms/mail.ts';
import { currencyDisplay } from '@hanji/domain/numbers/currency.ts';
import type { Money } from '@hanji/domain/numbers/money.ts';
import { formatDate } from '@hanji/i18n/format/dates.ts';
import { formatMoney, formatNumber } from '@hanji/i18n/format/numbers.ts';
import { translators } from '@hanji/i18n/translators.ts';
import type { Mail } from '#mail/mail.ts';
import { compose, type MailPart } from './compose.ts';

const lifetimeMinutes = mailLifetimeMs / 60_000;

/** What every letter needs to know. */
export type Letterhead = {
  readonly locale: Locale;
  /** Where its reader can ask. */
  readonly supportEmail: string;
};

function words(text: string): MailPart {
  return { kind: 'words', words: text };
}

/** How long a code or a link lasts; one sentence for all of them. */
function validFor({ locale }: Letterhead): MailPart {
  return words(translators[locale]('mails:validFor', { count: lifetimeMinutes }));
}

function footer({ locale, supportEmail }: Letterhead): MailPart {
  return words(translators[locale]('mails:footer', { email: supportEmail }));
}

/** The code that certifies an email. */
export function codeLetter(head: Letterhead, { code }: { readonly code: string }): Mail {
  const t = translators[head.locale];
  return compose({
    locale: head.locale,
    subject: t('mails:codeSubject'),
    parts: [
      words(t('mails:code')),
      { kind: 'code', code },
      validFor(head),
      words(t('mails:ignore')),
      footer(head),
    ],
  });
}

/** In place of a code, to an address that has an account. */
export function takenLetter(
  head: Letterhead,
  { signIn, findPassword }: { readonly signIn: string; readonly findPassword: string },
): Mail {
  const t = translators[head.locale];
  return compose({
    locale: head.locale,
    subject: t('mails:takenSubject'),
    parts: [
      words(t('mails:taken')),
      { kind: 'link', words: t('mails:takenSignIn'), url: signIn },
      { kind: 'link', words: t('mails:takenReset'), url: findPassword },
      words(t('mails:ignore')),
      footer(head),
    ],
  });
}

/** The link to a new password. */
export function resetLetter(head: Letterhead, { link }: { readonly link: string }): Mail {
  const t = translators[head.locale];
  return compose({
    locale: head.locale,
    subject: t('mails:resetSubject'),
    parts: [
      { kind: 'link', words: t('mails:reset'), url: link },
      validFor(head),
      words(t('mails:resetIgnore')),
      footer(head),
    ],
  });
}

/** That a password is another one now, to whom it may not have been. */
export function changedLetter(
  head: Letterhead,
  { findPassword }: { readonly findPassword: string },
): Mail {
  const t = translators[head.locale];
  return compose({
    locale: head.locale,
    subject: t('mails:changedSubject'),
    parts: [
      words(t('mails:changed')),
      { kind: 'link', words: t('mails:changedReset'), url: findPassword },
      footer(head),
    ],
  });
}

/** To the address that was an account's: it has another one now. */
export function emailChangedLetter(head: Letterhead): Mail {
  const t = translators[head.locale];
  return compose({
    locale: head.locale,
    subject: t('mails:emailChangedSubject'),
    parts: [
      words(t('mails:emailChanged')),
      words(t('mails:emailChangedAsk', { email: head.supportEmail })),
      footer(head),
    ],
  });
}

/** That somebody can sign in by another account now, to whom it may not have been. */
export function loginConnectedLetter(
  head: Letterhead,
  { logins }: { readonly logins: string },
): Mail {
  const t = translators[head.locale];
  return compose({
    locale: head.locale,
    subject: t('mails:connectedSubject'),
    parts: [
      words(t('mails:connected')),
      { kind: 'link', words: t('mails:connectedSee'), url: logins },
      footer(head),
    ],
  });
}

/** What was bought, and what it cost. */
export type Receipt = {
  readonly orderId: string;
  readonly coins: number;
  readonly bonusCoins: number;
  readonly price: Money;
  readonly at: Date;
  /** Of the edition in which it was bought. */
  readonly timeZone: string;
};

/** That coins were paid, with what a receipt has to say. */
export function receiptLetter(head: Letterhead, receipt: Receipt): Mail {
  const { locale } = head;
  const t = translators[locale];
  const { orderId, coins, bonusCoins, price, at, timeZone } = receipt;
  const lines = [
    t('mails:receiptCoins', { coins: formatNumber(locale, coins) }),
    ...(bonusCoins > 0
      ? [t('mails:receiptBonus', { coins: formatNumber(locale, bonusCoins) })]
      : []),
    t('mails:receiptPrice', {
      price: formatMoney(locale, price.amount, currencyDisplay[price.currency]),
    }),
    t('mails:receiptDate', { date: formatDate(locale, at.toISOString(), timeZone) }),
    t('mails:receiptOrder', { id: orderId }),
  ];
  return compose({
    locale,
    subject: t('mails:receiptSubject'),
    parts: [words(t('mails:receipt')), ...lines.map(words), footer(head)],
  });
}

/** An inquiry, and what operators say to it. */
export type AnsweredInquiry = {
  readonly asked: string;
  readonly answer: string;
  readonly sentAt: Date;
  /** Of the edition in which it was sent. */
  readonly timeZone: string;
};

/** The answer to an inquiry, and below it what was asked. */
export function inquiryAnswerLetter(head: Letterhead, inquiry: AnsweredInquiry): Mail {
  const { locale } = head;
  const t = translators[locale];
  const { asked, answer, sentAt, timeZone } = inquiry;
  const date = formatDate(locale, sentAt.toISOString(), timeZone);
  return compose({
    locale,
    subject: t('mails:inquiryAnswerSubject'),
    parts: [
      words(t('mails:inquiryAnswer', { date })),
      ...linesOf(answer),
      words(t('mails:inquiryAsked')),
      ...linesOf(asked),
      footer(head),
    ],
  });
}

/** Each line by itself, so that HTML breaks where the text does. */
function linesOf(text: string): MailPart[] {
  return text
    .split(/\s*\n\s*/)
    .filter((line) => line !== '')
    .map(words);
}
