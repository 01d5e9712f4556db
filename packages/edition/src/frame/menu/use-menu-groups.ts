import { useTranslate } from '@hanji/i18n/use-phrases.ts';
import { useLocation } from 'react-router-dom';
import { useEdition } from '#edition-context.tsx';
import { useHasPage } from '#frame/site-paths.ts';
import { useCurrentUser } from '#session/use-current-user.ts';
import { menuGroups } from './menu-groups.ts';

/** Where this reader can go from the side menu, in words. */
export function useMenuGroups() {
  const t = useTranslate();
  const { supports } = useEdition();
  const hasPage = useHasPage();
  const { pathname, search } = useLocation();
  const signedIn = useCurrentUser() !== null;
  return menuGroups({ signedIn, supports, hasPage }).map((entries) => ({
    entries: entries.map(({ href, phrase, icon }) => ({
      href,
      icon,
      label: t(phrase),
      current: href === pathname + search,
    })),
  }));
}
