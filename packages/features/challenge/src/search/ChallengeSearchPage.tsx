import { searchKeyword } from '@hanji/domain/search/search-keyword.ts';
import { Redirect } from '@hanji/edition/router/Redirect.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { useSearchChallengeInfiniteQuery } from '#calls/endpoints.ts';
import { PagedTitles } from '#cards/PagedTitles.tsx';
import { ChallengeFrame } from '#frame/ChallengeFrame.tsx';
import { ListEmpty } from '#lists/ListEmpty.tsx';
import { challengeHome } from '#paths/challenge-paths.ts';

/** /challenge/search/{keyword}; one of which nothing can be seen searches nothing. */
export function ChallengeSearchPage(): ReactElement {
  const keyword = searchKeyword(useParams()['keyword'] ?? '');
  return keyword === null ? <Redirect to={challengeHome} /> : <Found keyword={keyword} />;
}

function Found({ keyword }: { readonly keyword: string }): ReactElement {
  const t = usePhrases('reading');
  const query = useSearchChallengeInfiniteQuery(keyword);
  const pages = query.currentData?.pages;
  const count = pages?.flatMap(({ contents }) => contents).length ?? 0;
  return (
    <ChallengeFrame title={keyword} heading={keyword}>
      {count > 0 && !query.hasNextPage && (
        <p role="status">{t('searchResults', { count, keyword })}</p>
      )}
      <PagedTitles
        query={query}
        empty={
          <ListEmpty
            drawing="search"
            title={t('noResultsTitle', { keyword })}
            text={t('noResultsText')}
          />
        }
      />
    </ChallengeFrame>
  );
}
