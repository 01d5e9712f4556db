import { shownKeywords } from '@hanji/domain/search/recent-keywords.ts';
import { searchKeyword } from '@hanji/domain/search/search-keyword.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { SearchField } from '@hanji/ui-kit/forms/search-field/SearchField.tsx';
import { useWide } from '@hanji/ui-kit/shared/use-media.ts';
import { useState, type ReactElement } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { searchPath } from '#paths/list-paths.ts';
import { nextSearch } from './search-steps.ts';
import { useRecentKeywords } from './use-recent-keywords.ts';

/** The search field with the recent keywords. Searching pushes the route and stores the keyword. */
export function SearchBox({ initial }: { initial: string }): ReactElement {
  const t = usePhrases('reading');
  const frame = usePhrases('frame');
  const navigate = useNavigate();
  const { state } = useLocation();
  const [value, setValue] = useState(initial);
  const { keywords, add, remove } = useRecentKeywords();
  const shown = shownKeywords(keywords, useWide());

  const search = (text: string): void => {
    const keyword = searchKeyword(text);
    if (!keyword) return;
    add(keyword);
    void navigate(searchPath(keyword), { state: nextSearch(state) });
  };

  return (
    <SearchField
      value={value}
      suggestions={shown}
      focused={!initial}
      onValue={setValue}
      onSearch={search}
      onRemove={remove}
      labels={{
        field: frame('search'),
        placeholder: t('searchPlaceholder'),
        submit: frame('search'),
        clear: t('clearKeyword'),
        suggestions: t('recentKeywords'),
        remove: (keyword) => t('deleteKeyword', { keyword }),
      }}
    />
  );
}
