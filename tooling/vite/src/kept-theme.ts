import type { Plugin } from 'vite';

/** Small and without errors in any browser: it runs before anything is painted. */
function script(key: string): string {
  return (
    `try{var theme=localStorage.getItem(${JSON.stringify(key)});` +
    'if(theme==="light"||theme==="dark")document.documentElement.setAttribute("data-theme",theme)}catch(e){}'
  );
}

/**
 * The theme that a reader chose stands on the root element before the first paint, so that nobody
 * sees the other one flash; `key` is where the choice is kept. In the page itself, whose first
 * paint would wait for a file: the service's policy allows this very script by its digest.
 */
export function keptTheme(key: string): Plugin {
  return {
    name: 'hanji:kept-theme',
    apply: 'build',
    transformIndexHtml: () => [{ tag: 'script', children: script(key), injectTo: 'head-prepend' }],
  };
}
