import { isApiError } from '@hanji/api-client/request/api-error.ts';
import type { RefundChapter } from '@hanji/contract/entities/refund.ts';
import { ColumnPage } from '@hanji/edition/frame/column/ColumnPage.tsx';
import { OffersNotices } from '@hanji/edition/slots/OffersNotices.tsx';
import { ApiErrorState } from '@hanji/edition/states/ApiErrorState.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { LoadingNotice, SkeletonRow } from '@hanji/ui-kit/lists/skeleton/Skeleton.tsx';
import { useEffect, type ReactElement } from 'react';
import { useGetRefundChaptersInfiniteQuery } from '#calls/endpoints.ts';
import { useRefundFailure } from '#calls/use-refund-failure.ts';
import { useRefundWords } from '#calls/use-refund-words.ts';
import { Facts } from '#request/parts/Facts.tsx';
import { chaptersCsv, saveText } from './chapters-csv.ts';
import { ChapterList } from './ChapterList.tsx';
import * as styles from './Detail.module.css';
import { useAllChapters } from './use-all-chapters.ts';

/** /refund/detail: the owned chapters that are refunded (challenge-and-shutdown, section 2.2). */
export function RefundDetailPage(): ReactElement {
  const t = usePhrases('refund');
  const frame = usePhrases('frame');
  const { won, count, time } = useRefundWords();
  const query = useGetRefundChaptersInfiniteQuery();
  const { currentData, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const handle = useRefundFailure();
  useEffect(() => {
    if (isApiError(error)) handle(error);
  }, [error, handle]);
  const all = useAllChapters(query);
  const [first] = currentData?.pages ?? [];
  const chapters = currentData?.pages.flatMap((page) => page.refundPurchasedChapterDetail) ?? [];
  const save = (every: readonly RefundChapter[]): void =>
    saveText('refund.csv', chaptersCsv(t, every, time));

  return (
    <ColumnPage title={t('detailTitle')} up={{ href: '/refund/request', label: t('formTitle') }}>
      {first && (
        <Facts
          facts={[
            { label: t('detailTotal'), value: <strong>{won(first.refundTotalAmount)}</strong> },
            { label: t('detailCount'), value: count(first.refundPurchasedCount) },
          ]}
        />
      )}
      {!first && !error && (
        <div>
          <LoadingNotice label={frame('loading')} slow={frame('loadingSlow')} />
          <SkeletonRow />
          <SkeletonRow />
          <SkeletonRow />
        </div>
      )}
      {first && chapters.length === 0 && <p>{t('detailEmpty')}</p>}
      {chapters.length > 0 && (
        <>
          <div className={styles.tools}>
            <Button busy={all.busy} onClick={() => all.withAll(save)}>
              {t('saveCsv')}
            </Button>
            <Button busy={all.busy} onClick={() => all.withAll(() => globalThis.print())}>
              {t('print')}
            </Button>
          </div>
          <ChapterList chapters={chapters} />
        </>
      )}
      {error && (
        <ApiErrorState
          level={2}
          error={error}
          onRetry={() => void (first ? fetchNextPage() : refetch())}
        />
      )}
      {hasNextPage && !error && (
        <div className={styles.more}>
          <Button wide busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
      {first && (
        <div className={styles.more}>
          <OffersNotices lasting />
        </div>
      )}
    </ColumnPage>
  );
}
