import { searchFormField } from '@hanji/contract/pages.ts';
import { keywordSegment } from '@hanji/domain/search/keyword-segment.ts';
import { searchKeyword } from '@hanji/domain/search/search-keyword.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { IconButton } from '@hanji/ui-kit/actions/button/IconButton.tsx';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { storeKeyword } from '#search/stored-keywords.ts';
import * as styles from './HeaderBar.module.css';

type HeaderSearchProps = {
  /** Takes the focus: it is what the reader has opened. */
  readonly focused?: boolean;
};

/**
 * The search box of the header; an empty search is ignored (challenge-and-shutdown, section 2.3). In
 * the challenge area it searches that.
 */
export function HeaderSearch({ focused = false }: HeaderSearchProps) {
  const t = usePhrases('frame');
  const menu = usePhrases('menu');
  const navigate = useNavigate();
  const inChallenge = useLocation().pathname.split('/')[1] === 'challenge';
  const label = inChallenge ? `${menu('challenge')} · ${t('search')}` : t('search');
  const area = inChallenge ? '/challenge' : '';
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focused) input.current?.focus();
  }, [focused]);
  const search = () => {
    const keyword = searchKeyword(text);
    if (keyword === null) return;
    if (!inChallenge) storeKeyword(keyword);
    void navigate(`${area}/search/${keywordSegment(keyword)}`);
  };
  return (
    <form
      role="search"
      action={`${area}/search`}
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <input
        ref={input}
        className={styles.input}
        type="search"
        name={searchFormField}
        enterKeyHint="search"
        autoComplete="off"
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <IconButton icon="search" label={t('search')} type="submit" />
    </form>
  );
}
