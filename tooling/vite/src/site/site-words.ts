import type { Plugin } from 'vite';
import { usualWords, type WordsByLanguage } from '#page/page-words.ts';

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** Fills `%brand%` and `%siteDescription%` in `index.html`, in the edition's usual language. */
export function siteWords(words: WordsByLanguage): Plugin {
  const { brand, siteDescription } = usualWords(words).frame;
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
