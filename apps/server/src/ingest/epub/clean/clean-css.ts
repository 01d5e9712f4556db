import { isOutside } from '../package/resolve-path.ts';

/** What stands for an address that is gone: it loads nothing. */
const nothing = 'url("data:,")';

// As browsers read them: a string ends with its quote, its line or the text, an address likewise.
const text = String.raw`"(?:[^"\\\n\r\f]|\\[\s\S])*(?:"|$|(?=[\n\r\f]))|'(?:[^'\\\n\r\f]|\\[\s\S])*(?:'|$|(?=[\n\r\f]))`;
const link = String.raw`url\(\s*(?:${text}|[^)]*)[^)]*(?:\)|$)`;
const address = new RegExp(String.raw`@import\s*(${link}|${text})([^;]*)(?:;|$)|(${link})`, 'gi');
const nameSpaceOrText = new RegExp(String.raw`@namespace[^;]*;|${text}`, 'gi');

/** The address in `url(…)` or between quotes. */
function hrefOf(found: string): string {
  const inner = found.replace(/^url\(\s*/i, '').replace(/\s*\)$/, '');
  return (/^(["'])((?:\\[\s\S]|(?!\1)[^\\])*)/.exec(inner)?.[2] ?? inner).trim();
}

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

function isPicture(href: string): boolean {
  return /^\s*data:(?:image|font)\//i.test(href);
}

/**
 * A style sheet that reaches nothing outside its book and runs nothing. `rename` gives the new
 * address of a file of the book, or null where it is not there.
 */
export function cleanCss(css: string, rename: (href: string) => string | null): string {
  return withoutDisguise(css)
    .replaceAll(address, (_whole, imported?: string, condition?: string, linked?: string) => {
      const href = hrefOf(imported ?? linked ?? '');
      if (imported === undefined && isPicture(href)) return `url("${href.replaceAll('"', '%22')}")`;
      const own = href === '' || isOutside(href) ? null : rename(href);
      if (imported === undefined) return own === null ? nothing : `url("${own}")`;
      return own === null
        ? ''
        : `@import ${[`url("${own}")`, condition?.trim()].filter(Boolean).join(' ')};`;
    })
    .replaceAll(nameSpaceOrText, (whole) =>
      // The address of a name space is only a name.
      /^["']\s*(?:[a-z][a-z0-9+.-]*:)?\/\//i.test(whole) ? '""' : whole,
    )
    .replaceAll(/\bexpression\s*\(|-moz-binding\s*:|\bbehavior\s*:/gi, 'hanji-removed(');
}
