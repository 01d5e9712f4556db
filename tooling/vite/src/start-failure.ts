import type { Plugin } from 'vite';

/** What a reader is told when the edition's own code or words do not arrive. */
export type StartFailure = {
  readonly title: string;
  readonly text: string;
  readonly reload: string;
};

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Words that are in the page itself, since nothing else may have come: see `showStartFailure`. */
export function startFailure({ title, text, reload }: StartFailure): Plugin {
  const words =
    `<main style="max-width:32em;margin:20% auto;padding:16px"><h1>${escaped(title)}</h1><p>${escaped(text)}</p>` +
    `<p><button type="button">${escaped(reload)}</button></p></main>`;
  return {
    name: 'hanji:start-failure',
    transformIndexHtml: () => [
      { tag: 'template', attrs: { id: 'start-failure' }, children: words, injectTo: 'body' },
    ],
  };
}
