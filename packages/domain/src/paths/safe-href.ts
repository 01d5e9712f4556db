/** Of a link: an address elsewhere, one of this site, or none that may be followed. */
export type SafeHref =
  | { readonly kind: 'site' | 'elsewhere'; readonly href: string }
  | { readonly kind: 'none' };

const followed: ReadonlySet<string> = new Set(['https:', 'http:', 'mailto:']);
const site = 'https://site.invalid';

/** What a text of operators may lead to: pages, and addresses to write to; nothing that runs. */
export function safeHref(given: string): SafeHref {
  if (/^\/(?![/\\])/.test(given)) {
    const url = URL.parse(given, site);
    if (url?.origin !== site) return { kind: 'none' };
    return { kind: 'site', href: url.pathname + url.search + url.hash };
  }
  const url = URL.parse(given);
  return url && followed.has(url.protocol)
    ? { kind: 'elsewhere', href: url.href }
    : { kind: 'none' };
}
