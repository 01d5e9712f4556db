import type { Plugin } from 'vite';

const fileName = 'theme.js';

/** Small and without errors in any browser: it runs before anything is painted. */
function script(key: string): string {
  return (
    `try{var theme=localStorage.getItem(${JSON.stringify(key)});` +
    'if(theme==="light"||theme==="dark")document.documentElement.setAttribute("data-theme",theme)}catch(e){}\n'
  );
}

/**
 * The theme that a reader chose stands on the root element before the first paint, so that nobody
 * sees the other one flash; `key` is where the choice is kept. A file, since the page carries no
 * inline script; it comes beside the styles, which the first paint waits for anyway.
 */
export function keptTheme(key: string): Plugin {
  return {
    name: 'hanji:kept-theme',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'script', attrs: { src: `/${fileName}` }, injectTo: 'head-prepend' },
    ],
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: script(key) });
    },
  };
}
