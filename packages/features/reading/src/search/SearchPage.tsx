import { useDocumentTitle } from '@hanji/edition/frame/use-document-title.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { IconButton } from '@hanji/ui-kit/actions/button/IconButton.tsx';
import { StateMessage } from '@hanji/ui-kit/feedback/state-message/StateMessage.tsx';
import { VisuallyHidden } from '@hanji/ui-kit/shared/VisuallyHidden.tsx';
import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { criterionValue } from '@hanji/domain/search/search-criterion.ts';
import { searchKeyword } from '@hanji/domain/search/search-keyword.ts';
import * as styles from './SearchPage.module.css';
import { SearchBox } from './SearchBox.tsx';
import { SearchResults } from './SearchResults.tsx';
import { useCloseSearch } from './use-close-search.ts';

/** Search: idle without a keyword, else what it finds (sections 2 and 4). */
export function SearchPage(): ReactElement {
  const t = usePhrases('reading');
  const frame = usePhrases('frame');
  const keyword = searchKeyword(useParams()['keyword'] ?? '') ?? '';
  const shown = criterionValue(keyword);
  const close = useCloseSearch();
  useDocumentTitle(shown || frame('search'));
  return (
    <div className={styles.page}>
      <h1>
        <VisuallyHidden>{frame('search')}</VisuallyHidden>
      </h1>
      <div className={styles.bar}>
        <IconButton icon="back" label={frame('goHome')} onClick={close} />
        {/* Another keyword is another search: nothing of the one before stays. */}
        <SearchBox key={`box ${keyword}`} initial={shown} />
      </div>
      {keyword ? (
        <SearchResults key={keyword} keyword={keyword} shown={shown} />
      ) : (
        <StateMessage drawing="search" title={t('searchIdleTitle')} text={t('searchIdleText')} />
      )}
    </div>
  );
}
