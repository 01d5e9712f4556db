import type { Plugin } from 'vite';

/** Chapters of one kind, and where a browser keeps what they look like for its reader. */
export type KeptChapters = {
  /** Their addresses: its groups are the ids of title and chapter. */
  readonly address: RegExp;
  /** Places by chapter: `{ positions: [[id, place]] }`. */
  readonly places: string;
  /** How comics are set, by title and for all: `{ titles: [[id, layer]], device: layer }`. */
  readonly settings: string;
  /** What changes how a strip looks, as the service draws it. */
  readonly asSent: Readonly<Record<string, unknown>>;
};

/** Small and without errors in any browser: it runs before anything is painted. */
export function keptPageScript(kinds: readonly KeptChapters[]): string {
  const lists = kinds.map(
    ({ address, ...kept }) =>
      `[${address},${JSON.stringify([kept.places, kept.settings, kept.asSent])}]`,
  );
  return (
    'try{(function(){' +
    'function read(key){return JSON.parse(localStorage.getItem(key))||{}}' +
    'function find(list,id){var found;if(Array.isArray(list))list.forEach(function(own){if(own[0]==id)found=own[1]||{}});return found}' +
    `[${lists.join()}].forEach(function(kind){` +
    'var at=kind[0].exec(location.pathname);' +
    'if(!at)return;' +
    'var set=read(kind[1][1]),all=set.device||{},asSent=kind[1][2],own=find(set.titles,at[1])||{};' +
    'var other=find(read(kind[1][0]).positions,at[2])||own.mode=="page";' +
    'for(var key in asSent){var value=own[key]!=null?own[key]:all[key];if(value!=null&&value!==asSent[key])other=true}' +
    'if(other)document.documentElement.setAttribute("data-kept-page","")})})()}catch(e){}'
  );
}

/**
 * Marks the root element before the first paint where this browser keeps a place or settings for the
 * chapter, which the service does not know: what it drew from the beginning would move once the
 * viewer takes over. The service's policy allows this very script by its digest, and leaves it out of
 * the page of a first visit (`data-kept`), of which nothing can be kept.
 */
export function keptPage(kinds: readonly KeptChapters[]): Plugin {
  return {
    name: 'hanji:kept-page',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'script',
        attrs: { 'data-kept': true },
        children: keptPageScript(kinds),
        injectTo: 'head-prepend',
      },
    ],
  };
}
