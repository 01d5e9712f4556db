import type { Plugin } from 'vite';

/** What the page itself says before any script has come, in the edition's language. */
export type SiteWords = {
  readonly brand: string;
  readonly siteDescription: string;
};

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** Fills `%brand%` and `%siteDescription%` in `index.html`. */
export function siteWords({ brand, siteDescription }: SiteWords): Plugin {
  return {
    name: 'hanji:site-words',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replaceAll('%brand%', () => escaped(brand))
          .replaceAll('%siteDescription%', () => escaped(siteDescription)),
    },
  };
}
