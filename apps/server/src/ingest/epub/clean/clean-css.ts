import { isOutside } from '../package/resolve-path.ts';

/** What stands for an address that is gone: it loads nothing. */
const nothing = 'url("data:,")';

const address =
  /@import\s+(?:url\(\s*)?(["']?)([^"');]*)\1\s*\)?([^;]*);?|url\(\s*(["']?)([^"')]*)\4\s*\)/gi;

/** Escapes that spell plain letters and signs only hide what a rule does. */
function withoutDisguise(css: string): string {
  return css
    .replaceAll(/\/\*[\s\S]*?\*\//g, ' ')
    .replaceAll(/\\([0-9a-f]{1,6})\s?/gi, (whole, code: string) => {
      const letter = String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff));
      return /[a-z0-9@():/.-]/i.test(letter) ? letter : whole;
    })
    .replaceAll(/\\([g-z])/gi, '$1');
}

const isPicture = (href: string): boolean => /^\s*data:(?:image|font)\//i.test(href);

/**
 * A style sheet that reaches nothing outside its book and runs nothing. `rename` gives the new
 * address of a file of the book, or null where it is not there.
 */
export function cleanCss(css: string, rename: (href: string) => string | null): string {
  return withoutDisguise(css)
    .replaceAll(
      address,
      (_whole, _q1, imported?: string, condition?: string, _q2?: string, linked?: string) => {
        const href = (imported ?? linked ?? '').trim();
        if (imported === undefined && isPicture(href)) return `url("${href}")`;
        const own = href === '' || isOutside(href) ? null : rename(href);
        if (imported === undefined) return own === null ? nothing : `url("${own}")`;
        return own === null
          ? ''
          : `@import ${[`url("${own}")`, condition?.trim()].filter(Boolean).join(' ')};`;
      },
    )
    .replaceAll(
      /@namespace[^;]*;|(["'])\s*(?:[a-z][a-z0-9+.-]*:)?\/\/[^"'\n]*\1/gi,
      // The address of a name space is only a name.
      (whole, quote?: string) => (quote === undefined ? whole : '""'),
    )
    .replaceAll(/\bexpression\s*\(|-moz-binding\s*:|\bbehavior\s*:/gi, 'hanji-removed(');
}
