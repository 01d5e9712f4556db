import type { Plugin } from 'vite';
import type { PageWords, WordsByLanguage } from '#page-words.ts';

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function content({ errors: { unreachableTitle, slowText, reload } }: PageWords): string {
  return (
    `<main style="max-width:32em;margin:20% auto;padding:16px"><h1>${escaped(unreachableTitle)}</h1><p>${escaped(slowText)}</p>` +
    `<p><button type="button">${escaped(reload)}</button></p></main>`
  );
}

/**
 * What a reader is told when the edition's own code or words do not arrive, in the page itself,
 * since nothing else may have come: see `showStartFailure`.
 */
export function startFailure(words: WordsByLanguage): Plugin {
  return {
    name: 'hanji:start-failure',
    transformIndexHtml: () =>
      Object.entries(words).map(([lang, own]) => ({
        tag: 'template',
        attrs: { 'data-start-failure': true, lang },
        children: content(own),
        injectTo: 'body',
      })),
  };
}
