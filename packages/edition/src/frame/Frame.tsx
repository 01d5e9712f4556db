import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkProvider } from '@hanji/ui-kit/actions/link/Link.tsx';
import { useEffect, useRef } from 'react';
import {
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigation,
  type Location,
} from 'react-router-dom';
import styles from './Frame.module.css';
import { RouterLink } from './RouterLink.tsx';
import { useRouteFrame } from './route-frame.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';

/** What stands around every page of an edition. A new page starts at its top; going back does not. */
export function Frame() {
  const { footer, chrome } = useRouteFrame();
  const t = usePhrases('frame');
  const main = useRef<HTMLElement>(null);
  const moving = useNavigation().state === 'loading';
  useFocusOnNavigation(main);

  return (
    <LinkProvider value={RouterLink}>
      <a className={styles['skip']} href="#main">
        {t('skipToContent')}
      </a>
      {chrome === 'full' && <SiteHeader />}
      <main ref={main} id="main" tabIndex={-1} className={styles['main']} aria-busy={moving}>
        <Outlet />
      </main>
      {footer !== 'none' && <SiteFooter short={footer === 'short'} />}
      <ScrollRestoration getKey={placeInHistory} />
    </LinkProvider>
  );
}

/** Every page that is loaded whole has the router's key `default`: its address tells it apart. */
function placeInHistory({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}

/** Readers who do not see the page change hear the new one from its beginning. */
function useFocusOnNavigation(main: React.RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}
