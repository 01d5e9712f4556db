import type { Plugin } from 'vite';

/** What a reader with an old browser is told, in the edition's language. */
export type OldBrowserNotice = {
  readonly title: string;
  readonly text: string;
};

const fileName = 'old-browser.js';

// ES3, since the browsers that it is for understand nothing later.
function script({ title, text }: OldBrowserNotice): string {
  return (
    `document.title=${JSON.stringify(title)};` +
    'document.body.innerHTML="<main style=\\"max-width:32em;margin:20% auto;padding:16px;font-family:sans-serif\\"><h1></h1><p></p></main>";' +
    `document.getElementsByTagName("h1")[0].innerText=${JSON.stringify(title)};` +
    `document.getElementsByTagName("p")[0].innerText=${JSON.stringify(text)};`
  );
}

/**
 * Browsers that know no modules never start the edition: a `nomodule` script, which all others
 * leave alone, shows them the browser guide in place.
 */
export function oldBrowser(notice: OldBrowserNotice): Plugin {
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
      this.emitFile({ type: 'asset', fileName, source: script(notice) });
    },
  };
}
