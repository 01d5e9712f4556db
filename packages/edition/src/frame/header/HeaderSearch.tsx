import { searchKeyword } from '@hanji/domain/search/search-keyword.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { IconButton } from '@hanji/ui-kit/actions/button/IconButton.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { storeKeyword } from '#search/stored-keywords.ts';
import * as styles from './HeaderBar.module.css';

/** The search box of the bar; an empty search is ignored (challenge-and-shutdown, section 2). */
export function HeaderSearch() {
  const t = usePhrases('frame');
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const search = () => {
    const keyword = searchKeyword(text);
    if (keyword === null) return;
    storeKeyword(keyword);
    void navigate(`/search/${encodeURIComponent(keyword)}`);
  };
  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <input
        className={styles.input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={t('search')}
        placeholder={t('search')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <IconButton icon="search" label={t('search')} type="submit" />
    </form>
  );
}
