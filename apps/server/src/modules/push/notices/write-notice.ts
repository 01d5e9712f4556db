import type { Locale } from '@hanji/contract/vocabulary.ts';
import { formatDateTime } from '@hanji/i18n/format/dates.ts';
import { translators } from '@hanji/i18n/translators.ts';
import type { Executor } from '#db/executor.ts';
import { noticeTag, type Notice } from '#db/jobs/notice-job.ts';
import { refundWords } from '#mail/write/refund-words.ts';
import { readRefundNews } from '#modules/refund/read-refund-news.ts';
import type { PushMessage } from '#ports/push/push-sender.ts';
import { findGift, findNewChapter } from './noticed.ts';
import { isSubscriber } from './subscribers-of.ts';

/** To whom, and how: of a browser that is subscribed. */
export type NoticeReader = {
  readonly memberId: string;
  readonly locale: Locale;
  readonly timeZone: string;
};

type Words = { readonly title: string; readonly body: string; readonly path: string };
type Written = Words & { readonly keptS: number };

const dayS = 86_400;

function secondsTo(end: Date, now: Date): number {
  return Math.max(0, Math.floor((end.getTime() - now.getTime()) / 1000));
}

async function write(
  db: Executor,
  notice: Notice,
  reader: NoticeReader,
  now: Date,
): Promise<Written | null> {
  const { locale, timeZone, memberId } = reader;
  const t = translators[locale];
  switch (notice.kind) {
    case 'newChapter': {
      const found = await findNewChapter(db, notice, now);
      if (found === null || !(await isSubscriber(db, notice, memberId))) return null;
      const { name, chapter, forAdults } = found;
      // Whoever looks over a shoulder at a locked screen learns no name of these.
      const words = forAdults
        ? { title: t('notices:newChapter'), body: t('notices:newChapterUnnamed') }
        : { title: name, body: t('notices:newChapterNamed', { chapter }) };
      return { ...words, path: found.path, keptS: 3 * dayS };
    }
    case 'gift':
    case 'giftEnding': {
      const found = await findGift(db, { ...notice, memberId }, locale, now);
      if (found === null) return null;
      const { title, expiresAt } = found;
      const time = formatDateTime(locale, expiresAt.toISOString(), timeZone);
      const words =
        notice.kind === 'gift'
          ? { title: t('notices:gift'), body: title }
          : { title: t('notices:giftEnding'), body: t('notices:giftUntil', { gift: title, time }) };
      return { ...words, path: '/inbox/gift', keptS: secondsTo(expiresAt, now) };
    }
    case 'inquiryAnswered':
      return {
        title: t('notices:inquiryAnswered'),
        body: t('notices:inquiryAnsweredText'),
        path: '/inquiry',
        keptS: 7 * dayS,
      };
    case 'refund': {
      // A locked screen shows neither the amount nor why it was refused.
      if ((await readRefundNews(db, notice)) === null) return null;
      const [title] = refundWords[notice.step];
      return {
        title: t(title),
        body: t('notices:refundText'),
        path: '/refund/request',
        keptS: 7 * dayS,
      };
    }
  }
}

/** A notice in the language of a browser, as its worker shows it; null where it is out of date. */
export async function writeNotice(
  db: Executor,
  notice: Notice,
  reader: NoticeReader,
  now: Date,
): Promise<PushMessage | null> {
  const written = await write(db, notice, reader, now);
  if (written === null) return null;
  const { keptS, ...words } = written;
  const tag = noticeTag(notice);
  const text = JSON.stringify({ ...words, tag, lang: reader.locale });
  return { text, keptS, topic: tag };
}
