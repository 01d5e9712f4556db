import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkProvider } from '@hanji/ui-kit/actions/link/Link.tsx';
import { SkipLink } from '@hanji/ui-kit/frame/skip-link/SkipLink.tsx';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import type { FrameParts } from '#router/site-routes.ts';
import type { Arrival, SiteRouter } from '#router/site-router.ts';
import * as styles from './Frame.module.css';
import { RouterLink } from './RouterLink.tsx';
import { useRouteFrame } from './route-frame.ts';
import { ScrollMemory } from './ScrollMemory.tsx';
import { useShopReturn } from './shop-return.ts';
import { SitePathsProvider } from './site-paths.ts';
import { SiteFooter } from './footer/SiteFooter.tsx';

type FrameProps = FrameParts & {
  readonly router: SiteRouter;
  readonly arrival: Arrival;
  /** The next page's code is on its way. */
  readonly moving: boolean;
  /** Every path that has a page. */
  readonly paths: readonly string[];
  readonly children: ReactNode;
};

/** What stands around every page of an edition; above every page but the viewers, its header. */
export function Frame(props: FrameProps) {
  const { router, arrival, moving, paths, header, around = pageAlone, children } = props;
  const { footer, chrome } = useRouteFrame();
  const t = usePhrases('frame');
  const main = useRef<HTMLElement>(null);
  useFocusOnNavigation(router, main);
  useShopReturn(router);

  return (
    <LinkProvider value={RouterLink}>
      <SitePathsProvider value={paths}>
        <ScrollMemory router={router} arrival={arrival} />
        <SkipLink to="main">{t('skipToContent')}</SkipLink>
        {around(
          <>
            {chrome === 'full' && header}
            <main ref={main} id="main" tabIndex={-1} className={styles.main} aria-busy={moving}>
              {children}
            </main>
            {footer !== 'none' && <SiteFooter short={footer === 'short'} />}
          </>,
        )}
      </SitePathsProvider>
    </LinkProvider>
  );
}

function pageAlone(page: ReactNode) {
  return page;
}

/**
 * Readers who do not see the page change hear the new one from its beginning, unless it has taken
 * the focus itself, as a search field does.
 */
function useFocusOnNavigation(router: SiteRouter, main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  const focused = useRef<Element | null>(null);
  useEffect(() => router.subscribe(() => (focused.current = document.activeElement)), [router]);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const { activeElement } = document;
    const taken = activeElement !== focused.current && main.current?.contains(activeElement);
    if (!taken) main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}
