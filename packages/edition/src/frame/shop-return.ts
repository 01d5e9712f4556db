import { redirectTarget } from '@hanji/domain/paths/redirect-target.ts';
import { isShopReturn, shopPath } from '@hanji/domain/paths/shop-return.ts';
import { useLayoutEffect } from 'react';
import type { SiteRouter } from '#router/site-router.ts';
import { tabSiteStorage } from '#storage/site-storage.ts';

const key = 'hanji.shopReturn.v1';

/**
 * Remembers in this tab where a reader was who arrives where coins are bought: the way back is
 * there after sign-in and after a provider's pages, too (challenge-and-shutdown, section 2.6).
 */
export function useShopReturn(router: SiteRouter): void {
  useLayoutEffect(
    () =>
      router.subscribe(({ location }, { location: from }) => {
        if (location.pathname !== shopPath || !isShopReturn(from.pathname)) return;
        tabSiteStorage.setItem(key, from.pathname + from.search);
      }),
    [router],
  );
}

/** Where they were, a path of this site; Home where nothing was remembered. */
export function shopReturn(): string {
  return redirectTarget(tabSiteStorage.getItem(key));
}
