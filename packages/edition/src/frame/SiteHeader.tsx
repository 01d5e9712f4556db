import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { IconButton } from '@hanji/ui-kit/actions/button/IconButton.tsx';
import { Header } from '@hanji/ui-kit/frame/header/Header.tsx';
import { Icon } from '@hanji/ui-kit/marks/icon/Icon.tsx';
import { Wordmark } from '@hanji/ui-kit/marks/wordmark/Wordmark.tsx';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useEdition } from '#edition-context.tsx';
import styles from './SiteHeader.module.css';
import { SiteMenu } from './SiteMenu.tsx';

/** Wordmark, search and menu. An edition in which nothing can be read has the wordmark alone. */
export function SiteHeader() {
  const t = usePhrases('frame');
  const { supports } = useEdition();
  const { key } = useLocation();
  // The menu belongs to the page on which it was opened: navigating closes it.
  const [openOn, setOpenOn] = useState<string | null>(null);

  return (
    <>
      <Header
        start={
          <Link to="/" className={styles['home']} aria-label={t('brand')}>
            <Wordmark />
          </Link>
        }
        end={
          supports.reading && (
            <>
              <Link to="/search" className={styles['icon']} aria-label={t('search')}>
                <Icon name="search" />
              </Link>
              <IconButton
                icon="menu"
                label={t('menu')}
                aria-haspopup="dialog"
                aria-expanded={openOn === key}
                onClick={() => setOpenOn(key)}
              />
            </>
          )
        }
      />
      {supports.reading && <SiteMenu open={openOn === key} onClose={() => setOpenOn(null)} />}
    </>
  );
}
