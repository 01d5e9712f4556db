import type { SiteRouter } from '#router/site-router.ts';

/** Calls back with the path of the first page and of each page that a navigation leads to. */
export function onPageView(
  router: Pick<SiteRouter, 'state' | 'subscribe'>,
  seen: (path: string) => void,
): void {
  seen(router.state.location.pathname);
  router.subscribe(({ location }, from) => {
    if (location.pathname !== from.location.pathname) seen(location.pathname);
  });
}
