import type { Plugin } from 'vite';
import { usualWords, type PageWords, type WordsByLanguage } from '#page/page-words.ts';

const fileName = 'old-browser.js';

// ES3, since the browsers that it is for understand nothing later.
function script(words: WordsByLanguage): string {
  const noticeOf = ({ errors }: PageWords) => [errors.browserTitle, errors.browserText];
  const notices = Object.fromEntries(
    Object.entries(words).map(([language, own]) => [language, noticeOf(own)]),
  );
  return (
    `var notices=${JSON.stringify(notices)};` +
    `var notice=notices[document.documentElement.lang]||${JSON.stringify(noticeOf(usualWords(words)))};` +
    'document.title=notice[0];' +
    'document.body.innerHTML="<main style=\\"max-width:32em;margin:20% auto;padding:16px;font-family:sans-serif\\"><h1></h1><p></p></main>";' +
    'document.getElementsByTagName("h1")[0].innerText=notice[0];' +
    'document.getElementsByTagName("p")[0].innerText=notice[1];'
  );
}

/**
 * Browsers that know no modules never start the edition: a `nomodule` script, which all others
 * leave alone, shows them the browser guide in place.
 */
export function oldBrowser(words: WordsByLanguage): Plugin {
  return {
    name: 'hanji:old-browser',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'script',
        attrs: { nomodule: true, defer: true, src: `/${fileName}` },
        injectTo: 'body',
      },
    ],
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: script(words) });
    },
  };
}
