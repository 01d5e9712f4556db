import type { Plugin } from 'vite';

/** Where a browser keeps what its reader's chapters look like. */
export type KeptPageKeys = {
  /** Places by chapter: `{ positions: [[id, place]] }`. */
  readonly places: string;
  /** How comics are set, by title and for all: `{ titles: [[id, layer]], device: layer }`. */
  readonly settings: string;
};

/** What a reader may have set that changes how a strip is drawn. */
const drawn = ['stripFit', 'width', 'gap', 'ground', 'brightness', 'warmth'];

/** Small and without errors in any browser: it runs before anything is painted. */
export function keptPageScript({ places, settings }: KeptPageKeys): string {
  return (
    'try{(function(){' +
    String.raw`var at=/^\/(?:magazine_)?comic\/(\d+)\/chapter\/(\d+)(?:\/|$)/.exec(location.pathname);` +
    'if(!at)return;' +
    'function read(key){return JSON.parse(localStorage.getItem(key))||{}}' +
    'function has(list,id){return Array.isArray(list)&&list.some(function(own){return own[0]==id})}' +
    `var set=read(${JSON.stringify(settings)}),all=set.device||{};` +
    `if(has(read(${JSON.stringify(places)}).positions,at[2])||has(set.titles,at[1])||` +
    `${JSON.stringify(drawn)}.some(function(key){return all[key]!=null}))` +
    'document.documentElement.setAttribute("data-kept-page","")})()}catch(e){}'
  );
}

/**
 * Marks the root element before the first paint where this browser keeps a place or settings for the
 * chapter, which the service does not know: what it drew from the beginning would move once the
 * viewer takes over. The service's policy allows this very script by its digest, and leaves it out of
 * the page of a first visit (`data-kept`), of which nothing can be kept.
 */
export function keptPage(keys: KeptPageKeys): Plugin {
  return {
    name: 'hanji:kept-page',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'script',
        attrs: { 'data-kept': true },
        children: keptPageScript(keys),
        injectTo: 'head-prepend',
      },
    ],
  };
}
