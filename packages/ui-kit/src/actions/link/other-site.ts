/** How a link leads to another site: it opens beside this one and learns nothing of it. */
export function otherSiteProps(href: string): { readonly target?: string; readonly rel?: string } {
  // Where the service draws, only a path is sure to be of this site.
  const here = globalThis.location?.origin ?? 'http://site';
  return new URL(href, here).origin === here
    ? {}
    : { target: '_blank', rel: 'external noopener noreferrer' };
}
