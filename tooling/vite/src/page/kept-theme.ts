import type { Plugin } from 'vite';

/** Small and without errors in any browser: it runs before anything is painted. */
export function keptThemeScript(key: string): string {
  return (
    `try{var theme=localStorage.getItem(${JSON.stringify(key)});` +
    'if(theme==="light"||theme==="dark")document.documentElement.setAttribute("data-theme",theme);' +
    'function read(key){return JSON.parse(localStorage.getItem(key))||{}}' +
    String.raw`var at=/^\/(?:preview\/)?(?:magazine_)?novel\/(\d+)\/chapter\//.exec(location.pathname),` +
    'titles=at&&read("hanji.novelSettings").titles,color=read("novel_viewer_setting").color;' +
    'if(Array.isArray(titles))titles.forEach(function(own){' +
    'if(own[0]==at[1]&&own[1].color>=0)color=own[1].color});' +
    'if(color>=0)document.documentElement.setAttribute("data-novel-theme",+color)}catch(e){}'
  );
}

/**
 * The themes that a reader chose, of the site and of the novel or of all, stand on the root element before the
 * first paint, so that nobody sees another one flash; `key` is where the choice is kept. In the page itself, whose first
 * paint would wait for a file: the service's policy allows this very script by its digest, and leaves it out of the page of a first visit
 * (`data-kept`).
 */
export function keptTheme(key: string): Plugin {
  return {
    name: 'hanji:kept-theme',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'script',
        attrs: { 'data-kept': true },
        children: keptThemeScript(key),
        injectTo: 'head-prepend',
      },
    ],
  };
}
