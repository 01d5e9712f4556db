import { useHasPage } from '@hanji/edition/frame/site-paths.ts';
import { useCurrentUser } from '@hanji/edition/session/use-current-user.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import type { IconName } from '@hanji/ui-kit/marks/icon/Icon.tsx';
import { useLocation } from 'react-router-dom';

type AreaLink = {
  readonly href: string;
  readonly label: string;
  readonly icon: IconName;
  /** The page that is shown, or one below it. */
  readonly current: boolean;
};

/** The menu of the account area: what this edition has a page for. A visitor, who has settings alone, needs none. */
export function useAreaLinks(): AreaLink[] {
  const frame = usePhrases('frame');
  const menu = usePhrases('menu');
  const hasPage = useHasPage();
  const signedIn = useCurrentUser() !== null;
  const { pathname } = useLocation();
  const links: readonly Omit<AreaLink, 'current'>[] = [
    { href: '/userinfo', label: menu('myPage'), icon: 'person' },
    { href: '/library', label: frame('library'), icon: 'heart' },
    { href: '/inbox/gift', label: menu('inbox'), icon: 'gift' },
    { href: '/coin/history/distributed', label: menu('coins'), icon: 'coin' },
    { href: '/commenthistory', label: menu('commentHistory'), icon: 'comment' },
    { href: '/setting', label: menu('settings'), icon: 'settings' },
  ];
  if (!signedIn) return [];
  return links
    .filter(({ href }) => hasPage(href))
    .map((link) => ({ ...link, current: `${pathname}/`.startsWith(`${link.href}/`) }));
}
