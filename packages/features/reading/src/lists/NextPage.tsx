import { ApiErrorState } from '@hanji/edition/states/ApiErrorState.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import type { ReactElement } from 'react';
import { useNearEnd } from '#shared/use-near-end.ts';
import styles from './NextPage.module.css';
import type { PagedQuery } from './PagedTitles.tsx';

/** The end of a list: the next page comes by itself, by a button, or after what went wrong. */
export function NextPage({ query }: { query: PagedQuery }): ReactElement | null {
  const t = usePhrases('reading');
  const frame = usePhrases('frame');
  const { hasNextPage, isFetchingNextPage, error, fetchNextPage } = query;
  const mark = useNearEnd(hasNextPage && !isFetchingNextPage && !error, fetchNextPage);
  if (error) return <ApiErrorState level={2} error={error} onRetry={() => void fetchNextPage()} />;
  if (!hasNextPage) return null;
  return (
    <div ref={mark} className={styles['more']}>
      <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {isFetchingNextPage ? frame('loading') : t('loadMore')}
      </Button>
    </div>
  );
}
