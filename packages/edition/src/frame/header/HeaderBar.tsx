import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import { Icon } from '@hanji/ui-kit/marks/icon/Icon.tsx';
import { loginPath } from '@hanji/domain/guards/login-path.ts';
import { Link, useLocation } from 'react-router-dom';
import { useEdition } from '#edition-context.tsx';
import { useHasPage } from '#frame/site-paths.ts';
import { useCurrentUser } from '#session/use-current-user.ts';
import * as styles from './HeaderBar.module.css';
import { HeaderCoins } from './HeaderCoins.tsx';
import { HeaderInbox } from './HeaderInbox.tsx';
import { HeaderSearch } from './HeaderSearch.tsx';

/** What the menu holds first, in the line itself: links, the search box, signing in or the avatar. */
export function HeaderBar({ onMenu }: { readonly onMenu: () => void }) {
  const t = usePhrases('frame');
  const menu = usePhrases('menu');
  const { supports } = useEdition();
  const hasPage = useHasPage();
  const { pathname, search } = useLocation();
  const user = useCurrentUser();
  const links = [
    { to: '/?category=all_comic', label: t('comics') },
    { to: '/?category=all_novel', label: t('novels') },
    ...(supports.challenge ? [{ to: '/challenge', label: menu('challenge') }] : []),
  ].filter(({ to }) => hasPage(to));

  return (
    <>
      <nav className={styles.site} aria-label={t('brand')}>
        <ul className={styles.links}>
          {links.map(({ to, label }) => (
            <li key={to}>
              <Link
                to={to}
                className={styles.link}
                aria-current={to === pathname + search ? 'page' : undefined}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {/* The search page has a field of its own. */}
      {pathname.split('/')[1] !== 'search' && <HeaderSearch />}
      {!user && (
        <LinkButton look="quiet" href={loginPath(pathname + search)}>
          {t('signIn')}
        </LinkButton>
      )}
      <HeaderCoins />
      <HeaderInbox />
      <button
        type="button"
        className={styles.reader}
        aria-label={user ? `${user.nickname}, ${t('menu')}` : t('menu')}
        aria-haspopup="dialog"
        onClick={onMenu}
      >
        {user?.avatarImageUrl ? (
          <img className={styles.avatar} src={user.avatarImageUrl} alt="" />
        ) : (
          <Icon name={user ? 'person' : 'menu'} />
        )}
      </button>
    </>
  );
}
