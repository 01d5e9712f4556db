import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { StateMessage } from '@hanji/ui-kit/feedback/state-message/StateMessage.tsx';
import type { ReactElement } from 'react';
import { useSearchInfiniteQuery } from '#endpoints/browsing.ts';
import { PagedTitles } from '#lists/PagedTitles.tsx';
import * as styles from './SearchPage.module.css';

type SearchResultsProps = {
  readonly keyword: string;
  /** The keyword as the reader knows it. */
  readonly shown: string;
};

/** What a keyword finds, page after page; a hint where it finds nothing. */
export function SearchResults({ keyword, shown }: SearchResultsProps): ReactElement {
  const t = usePhrases('reading');
  const query = useSearchInfiniteQuery(keyword);
  const count = query.currentData?.pages[0]?.page.total ?? 0;
  return (
    <>
      {count > 0 && (
        <p className={styles.count} role="status">
          {t('searchResults', { count, keyword: shown })}
        </p>
      )}
      <PagedTitles
        query={query}
        empty={
          <StateMessage
            live
            drawing="search"
            title={t('noResultsTitle', { keyword: shown })}
            text={t('noResultsText')}
          />
        }
      />
    </>
  );
}
