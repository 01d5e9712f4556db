import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkProvider } from '@hanji/ui-kit/actions/link/Link.tsx';
import { SkipLink } from '@hanji/ui-kit/frame/skip-link/SkipLink.tsx';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import {
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigation,
  type Location,
} from 'react-router-dom';
import * as styles from './Frame.module.css';
import { RouterLink } from './RouterLink.tsx';
import { useRouteFrame } from './route-frame.ts';
import { SitePathsProvider } from './site-paths.ts';
import { SiteFooter } from './footer/SiteFooter.tsx';

type FrameProps = {
  /** Above every page but the viewers. */
  readonly header: ReactNode;
  /** Every path that has a page. */
  readonly paths: readonly string[];
  /** Around the page: what speaks above it, as dialogs. */
  readonly around?: ((page: ReactNode) => ReactNode) | undefined;
};

/** What stands around every page of an edition. A new page starts at its top; going back does not. */
export function Frame({ header, paths, around = pageAlone }: FrameProps) {
  const { footer, chrome } = useRouteFrame();
  const t = usePhrases('frame');
  const main = useRef<HTMLElement>(null);
  const moving = useNavigation().state === 'loading';
  useFocusOnNavigation(main);

  return (
    <LinkProvider value={RouterLink}>
      <SitePathsProvider value={paths}>
        <SkipLink to="main">{t('skipToContent')}</SkipLink>
        {around(
          <>
            {chrome === 'full' && header}
            <main ref={main} id="main" tabIndex={-1} className={styles.main} aria-busy={moving}>
              <Outlet />
            </main>
            {footer !== 'none' && <SiteFooter short={footer === 'short'} />}
          </>,
        )}
        <ScrollRestoration getKey={placeInHistory} />
      </SitePathsProvider>
    </LinkProvider>
  );
}

function pageAlone(page: ReactNode) {
  return page;
}

/** Every page that is loaded whole has the router's key `default`: its address tells it apart. */
function placeInHistory({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}

/** Readers who do not see the page change hear the new one from its beginning. */
function useFocusOnNavigation(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}
