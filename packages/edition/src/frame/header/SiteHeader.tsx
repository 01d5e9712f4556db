import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { IconButton } from '@hanji/ui-kit/actions/button/IconButton.tsx';
import { Header } from '@hanji/ui-kit/frame/header/Header.tsx';
import { Icon } from '@hanji/ui-kit/marks/icon/Icon.tsx';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useLatePart } from '#lazy/use-late-part.ts';
import { useEdition } from '#edition-context.tsx';
import { isPlainPress } from '#router/is-plain-press.ts';
import { useCurrentUser } from '#session/use-current-user.ts';
import { HomeLink } from './HomeLink.tsx';
import * as styles from './SiteHeader.module.css';

function loadMenu() {
  return import('#frame/menu/SiteMenu.tsx');
}
function loadCoins() {
  return import('./HeaderCoins.tsx');
}
function loadInbox() {
  return import('./HeaderInbox.tsx');
}
function loadBar() {
  return import('./HeaderBar.tsx');
}
function loadSearch() {
  return import('./SearchLayer.tsx');
}

/** Up to this many px the Japanese header has its links behind the menu (reading-service, section 2). */
const menuFrom = 1080;

/** Wordmark, search and menu; on wide screens the links themselves where the edition has a bar. */
export function SiteHeader() {
  const { supports } = useEdition();
  const { key } = useLocation();
  // The menu belongs to the page on which it was opened: navigating closes it.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const open = openOn === key;
  const menu = useLatePart(loadMenu, open);
  const shared = { open, onOpen: () => setOpenOn(key) };

  return (
    <>
      {supports.header.bar ? (
        <UnfoldingHeader {...shared} />
      ) : (
        <Header start={<HomeLink />} end={<SearchAndMenu {...shared} />} />
      )}
      {menu && <menu.SiteMenu open={open} onClose={() => setOpenOn(null)} />}
    </>
  );
}

type MenuProps = { readonly open: boolean; readonly onOpen: () => void };

function UnfoldingHeader(props: MenuProps) {
  const { key } = useLocation();
  const [searchOn, setSearchOn] = useState<string | null>(null);
  const searching = searchOn === key;
  const bar = useLatePart(loadBar, true);
  const layer = useLatePart(loadSearch, searching);
  return (
    <>
      <Header
        start={<HomeLink />}
        end={<SearchAndMenu {...props} onSearch={() => setSearchOn(key)} />}
        bar={bar ? <bar.HeaderBar onMenu={props.onOpen} /> : undefined}
        menuFrom={menuFrom}
      />
      {layer && <layer.SearchLayer open={searching} onClose={() => setSearchOn(null)} />}
    </>
  );
}

type SearchAndMenuProps = MenuProps & {
  /** Opens the search above the page, in place of its own page. */
  readonly onSearch?: () => void;
};

function SearchAndMenu({ open, onOpen, onSearch }: SearchAndMenuProps) {
  const t = usePhrases('frame');
  const signedIn = useCurrentUser() !== null;
  const coins = useLatePart(loadCoins, signedIn);
  const inbox = useLatePart(loadInbox, signedIn);
  return (
    <>
      {coins && <coins.HeaderCoins />}
      {inbox && <inbox.HeaderInbox />}
      <Link
        to="/search"
        className={styles.icon}
        aria-label={t('search')}
        onClick={(event) => {
          if (!onSearch || !isPlainPress(event)) return;
          event.preventDefault();
          onSearch();
        }}
      >
        <Icon name="search" />
      </Link>
      <IconButton
        icon="menu"
        label={t('menu')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={onOpen}
      />
    </>
  );
}
