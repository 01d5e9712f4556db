import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Icon, type IconName } from '@hanji/ui-kit/marks/icon/Icon.tsx';
import { SideSheet } from '@hanji/ui-kit/overlays/side-sheet/SideSheet.tsx';
import { Link } from 'react-router-dom';
import { LanguageSelect } from '#language/LanguageSelect.tsx';
import { useCurrentUser } from '#session/use-current-user.ts';
import styles from './SiteMenu.module.css';

type SiteMenuProps = { readonly open: boolean; readonly onClose: () => void };

type Entry = { readonly to: string; readonly label: string; readonly icon: IconName };

/** The side menu: where to go, signing in, the language. */
export function SiteMenu({ open, onClose }: SiteMenuProps) {
  const t = usePhrases('frame');
  const user = useCurrentUser();
  const entries: Entry[] = [
    ...(user ? [] : [{ to: '/login', label: t('signIn'), icon: 'person' } as const]),
    { to: '/?category=all_comic', label: t('comics'), icon: 'book' },
    { to: '/?category=all_novel', label: t('novels'), icon: 'book' },
    { to: '/menu/all_comic/event', label: t('events'), icon: 'info' },
    { to: '/search', label: t('search'), icon: 'search' },
  ];

  return (
    <SideSheet open={open} title={t('menu')} closeLabel={t('closeMenu')} onClose={onClose}>
      <nav aria-label={t('menu')}>
        <ul className={styles['list']}>
          {entries.map(({ to, label, icon }) => (
            <li key={to}>
              <Link to={to} className={styles['entry']}>
                <Icon name={icon} size={20} />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles['language']}>
        <LanguageSelect />
      </div>
    </SideSheet>
  );
}
