import type { RefundChapter } from '@hanji/contract/entities/refund.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import type { ReactElement } from 'react';
import { useRefundWords } from '#calls/use-refund-words.ts';
import * as styles from './Detail.module.css';

/** Chapters with what each is refunded, and how that came about. */
export function ChapterList({
  chapters,
}: {
  readonly chapters: readonly RefundChapter[];
}): ReactElement {
  const t = usePhrases('refund');
  const { won, count, time } = useRefundWords();
  return (
    <ul className={styles.chapters}>
      {chapters.map((each, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- chapters have no ids on the wire, and keep their places
        <li key={at} className={styles.chapter}>
          <div>
            <p className={styles.name}>
              <bdi>{each.contentName}</bdi> <bdi>{each.chapterName}</bdi>
            </p>
            <p className={styles.about}>
              <time dateTime={each.createdAt}>{t('bought', { time: time(each.createdAt) })}</time>
              <span>{t('coins', { coins: count(each.usedCoin) })}</span>
              <span>{t('days', { days: each.remainingDays })}</span>
              <span>
                {won(each.unitPrice)} × {each.remainingDays} ÷ 365
              </span>
            </p>
          </div>
          <strong className={styles.amount}>{won(each.refundAmount)}</strong>
        </li>
      ))}
    </ul>
  );
}
