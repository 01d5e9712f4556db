import { searchFormField } from '@hanji/contract/pages.ts';
import { shownKeywords } from '@hanji/domain/search/recent-keywords.ts';
import { searchKeyword } from '@hanji/domain/search/search-keyword.ts';
import { typedParts } from '@hanji/domain/search/typed-parts.ts';
import { formatNames } from '@hanji/i18n/format/lists.ts';
import { useLocale, usePhrases } from '@hanji/i18n/use-phrases.ts';
import type { SearchCompletion } from '@hanji/ui-kit/forms/search-field/CompletionList.tsx';
import { SearchField } from '@hanji/ui-kit/forms/search-field/SearchField.tsx';
import { useWide } from '@hanji/ui-kit/shared/use-media.ts';
import { useState, type ReactElement } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { searchPath } from '#paths/list-paths.ts';
import { contentPath } from '#paths/paths.ts';
import { nextSearch } from './search-steps.ts';
import { useRecentKeywords } from './use-recent-keywords.ts';
import { useSuggestions } from './use-suggestions.ts';

/** A completion, and what choosing it does. */
type Offer = SearchCompletion & { readonly choose: () => void };

/**
 * The search field with the recent keywords, and with titles and authors while something is typed.
 * Searching pushes the route and stores the keyword; a title is gone to at once.
 */
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

  const locale = useLocale();
  // What was searched for already is no question any more.
  const { titles, authors } = useSuggestions(value === initial ? null : value);
  const offers: Offer[] = [
    ...titles.map(({ id, type, name, authors: by }) => ({
      key: `title ${id}`,
      icon: 'book' as const,
      text: name,
      typed: typedParts(name, value),
      more: formatNames(locale, by),
      choose: () => void navigate(contentPath({ contentType: type, contentId: id })),
    })),
    ...authors.map((name) => ({
      key: `author ${name}`,
      icon: 'person' as const,
      text: name,
      typed: typedParts(name, value),
      choose: () => search(name),
    })),
  ];

  return (
    <SearchField
      value={value}
      form={{ action: '/search', field: searchFormField }}
      suggestions={shown}
      completions={offers}
      focused={!initial}
      onValue={setValue}
      onSearch={search}
      onRemove={remove}
      onComplete={(key) => offers.find((offer) => offer.key === key)?.choose()}
      labels={{
        field: frame('search'),
        placeholder: t('searchPlaceholder'),
        submit: frame('search'),
        clear: t('clearKeyword'),
        suggestions: t('recentKeywords'),
        completions: t('searchSuggestions'),
        remove: (keyword) => t('deleteKeyword', { keyword }),
      }}
    />
  );
}
